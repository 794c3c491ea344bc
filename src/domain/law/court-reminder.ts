/** A reminder of hearings that a court itself offers, in a language. */
export interface ShownCourtReminder {
  readonly name: string;
  /** `null` where the page that was found does not speak of evictions. */
  readonly url: string | null;
  readonly sentence: string;
  /** Always beside it: a missing reminder is no excuse. */
  readonly caution: string;
}

/** The same as one text, with the address as it can be typed: for steps of a plan, and on paper. */
export function courtReminderText({ sentence, url, caution }: ShownCourtReminder): string {
  const address = url === null ? [] : [`(${url.replace('https://', '')})`];
  return [sentence, ...address, caution].join(' ');
}
