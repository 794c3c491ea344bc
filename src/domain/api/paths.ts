/* Apart from contract.ts, whose schemas the check loads only when somebody submits it. */

/** Public paths of the API, on the same origin through Hosting's rewrite. */
export const API_PATHS = {
  submissions: '/api/submissions',
  leads: '/api/leads',
  messages: '/api/messages',
} as const;

/** Paths of the API for the back office. */
export const ADMIN_API_PATHS = {
  submissions: '/api/admin/submissions',
  leads: '/api/admin/leads',
  messages: '/api/admin/messages',
  submissionsCsv: '/api/admin/submissions.csv',
  leadsCsv: '/api/admin/leads.csv',
  messagesCsv: '/api/admin/messages.csv',
  /** Waiting records of all three lists. */
  queue: '/api/admin/queue',
  /** Checks whose path opens soon. */
  opening: '/api/admin/queue/opening',
  /** Checks whose answer was no or later and has changed. */
  changed: '/api/admin/queue/changed',
  /** How many are waiting; without personal data, so that the page can ask every minute. */
  waitingCounts: '/api/admin/queue/counts',
  summary: '/api/admin/summary',
  numbers: '/api/admin/numbers',
  /** Records of all kinds that match a text. */
  search: '/api/admin/search',
  /** Records of all kinds with an email address or phone number. */
  contact: '/api/admin/contact',
  /** A record; `:collection` and `:id` are placeholders. */
  record: '/api/admin/:collection/:id',
  /** Corrects the person's answers. */
  answers: '/api/admin/:collection/:id/answers',
  /** Everything that is stored of a record, for the person whom it is about. */
  recordExport: '/api/admin/:collection/:id/export',
  /** Marks the record's number or address "do not call", or lifts the mark. */
  doNotCall: '/api/admin/:collection/:id/do-not-call',
  audit: '/api/admin/audit',
  signOutEverywhere: '/api/admin/sign-out-everywhere',
  generateSitemap: '/api/generate-sitemap',
  /** Runs what the schedule runs; only on a developer's machine, because the emulators run no schedules. */
  schedule: '/api/schedule',
  /** For uptime checks: whether saving works. */
  health: '/api/health',
  /** Only on a developer's machine. */
  emulators: '/api/emulators',
} as const;
