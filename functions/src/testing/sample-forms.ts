import { SAMPLE_CHECK, SAMPLE_FILL_MS } from './sample-check.ts';

/** The id of a lead or message. */
export const SAMPLE_ID = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';

/** What is typed into the lead box and into the contact form. */
export const SAMPLE_LEAD = { email: 'dana@example.com', phone: '(602) 555-0134' } as const;
export const SAMPLE_MESSAGE = { name: 'Dana Ortiz', ...SAMPLE_LEAD, message: 'Can you help?' } as const;

const sent = { id: SAMPLE_ID, fillMs: SAMPLE_FILL_MS } as const;

/** Every form, with its address and what is sent to it. */
export const FORMS = [
  { name: 'submissions', path: '/api/submissions', body: SAMPLE_CHECK },
  { name: 'leads', path: '/api/leads', body: { ...sent, ...SAMPLE_LEAD } },
  { name: 'messages', path: '/api/messages', body: { ...sent, ...SAMPLE_MESSAGE } },
] as const;
