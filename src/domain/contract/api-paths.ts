/** Where the functions answer, same origin behind Hosting's rewrite (design §4). */
export const API_PATHS = {
  submissions: '/api/submissions',
  leads: '/api/leads',
  messages: '/api/messages',
  adminSubmissions: '/api/admin/submissions',
  adminSummary: '/api/admin/summary',
  emulators: '/api/emulators',
} as const;
