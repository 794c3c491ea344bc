/** Where the functions answer, same origin behind Hosting's rewrite (design §4). */
export const API_PATHS = {
  submissions: '/api/submissions',
  leads: '/api/leads',
  messages: '/api/messages',
  adminSubmissions: '/api/admin/submissions',
  adminLeads: '/api/admin/leads',
  adminMessages: '/api/admin/messages',
  adminSummary: '/api/admin/summary',
  /** One record, to be deleted: `:collection` is `submissions`, `leads` or `messages`. */
  adminRecord: '/api/admin/:collection/:id',
  emulators: '/api/emulators',
} as const;
