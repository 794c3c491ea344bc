/** Where the functions answer the public, same origin behind Hosting's rewrite (design §4). */
export const API_PATHS = {
  submissions: '/api/submissions',
  leads: '/api/leads',
  messages: '/api/messages',
} as const;

/** Where the functions answer the admin's pages. Apart, because what the public downloads need not name them. */
export const ADMIN_API_PATHS = {
  submissions: '/api/admin/submissions',
  leads: '/api/admin/leads',
  messages: '/api/admin/messages',
  submissionsCsv: '/api/admin/submissions.csv',
  leadsCsv: '/api/admin/leads.csv',
  messagesCsv: '/api/admin/messages.csv',
  /** What waits, over all three lists. */
  queue: '/api/admin/queue',
  queueNews: '/api/admin/queue/news',
  summary: '/api/admin/summary',
  charts: '/api/admin/charts',
  /** With the collection and the record's id in place of the names. */
  record: '/api/admin/:collection/:id',
  /** The answers that the person gave: to be corrected on request. */
  answers: '/api/admin/:collection/:id/answers',
  /** All records of whoever that record is about, for the dashboard. */
  timeline: '/api/admin/:collection/:id/timeline',
  /** Everything that is kept about whoever that record is about, to be handed out. */
  person: '/api/admin/:collection/:id/person',
  /** That the person does not want calls and texts any more. */
  doNotCall: '/api/admin/:collection/:id/do-not-call',
  /** What admins did, when. */
  audit: '/api/admin/audit',
  auditCsv: '/api/admin/audit.csv',
  signOutEverywhere: '/api/admin/sign-out-everywhere',
  /** Both calls of the sitemap panel. */
  generateSitemap: '/api/generate-sitemap',
  /** Who is told of what comes in, and whether that works. */
  notifications: '/api/admin/notifications',
  /** Sends what waits: for the schedule only, not for the admin. */
  sweepNotifications: '/api/notifications/sweep',
  /** For the operator's uptime check: whether saving would work. */
  health: '/api/health',
  /** On a developer's machine only. */
  emulators: '/api/emulators',
} as const;

/** The header by which a page sends an App Check token, as Firebase's own services call it. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';
