/** What `POST /api/leads` and `POST /api/messages` answer once something is stored: 201 the first time, 200 again. */
export interface DeliveryReceipt {
  readonly id: string;
}

/**
 * Whether an answer confirms that this very thing is stored. A success that does not name it comes from something in
 * between, such as the login page of a hotel's network.
 */
export function isDeliveryOf(id: string, answer: unknown): answer is DeliveryReceipt {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id;
}

/**
 * Where a form that was sent without scripts is led to (`303 See Other`). The pages are src/pages/sent/[answer].astro.
 */
export const FORM_ANSWER_PAGES = {
  lead: { sent: '/sent/lead/', unsent: '/sent/lead-not-sent/' },
  message: { sent: '/sent/message/', unsent: '/sent/message-not-sent/' },
} as const;
