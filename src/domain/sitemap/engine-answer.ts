import * as z from 'zod/mini';

import { outcomeSentence, type HttpOutcome } from './http-outcome.ts';

/** What one search engine said to a ping. */
export const engineAnswerSchema = z.object({
  /** `IndexNow (api.indexnow.org)` */
  engine: z.string(),
  outcome: z.enum(['accepted', 'nothing-new', 'refused', 'no-answer', 'not-set-up']),
  /** A sentence for the admin. */
  message: z.string(),
  /** How many addresses it has taken. */
  addresses: z.int(),
});
/** What one search engine said to a ping. */
export type EngineAnswer = z.infer<typeof engineAnswerSchema>;

/** Whether an engine took what it was sent, and the sentence that says so. */
export type EngineVerdict = Pick<EngineAnswer, 'message'> & {
  readonly outcome: 'accepted' | 'refused' | 'no-answer';
};

/** What IndexNow's answers mean (indexnow.org, "Response format"). */
const INDEX_NOW_MEANINGS: Readonly<Record<number, string>> = {
  400: 'It could not read what was sent.',
  403: 'It did not find the key file on the site, or found another key in it.',
  422: 'It says that the addresses do not belong to the site, or that the key is not of the right form.',
};

/** What an engine that speaks IndexNow says by its status. 200 and 202 mean received, not listed. */
export function indexNowVerdict(outcome: HttpOutcome): EngineVerdict {
  if (outcome.kind === 'answered') {
    if (outcome.status === 200) return { outcome: 'accepted', message: 'Received.' };
    if (outcome.status === 202) {
      return { outcome: 'accepted', message: 'Received. It will look at the key file before it goes on.' };
    }
  }
  return rejection(outcome, INDEX_NOW_MEANINGS);
}

/** What Search Console's answers mean (Search Console API, "Sitemaps: submit"). */
const SEARCH_CONSOLE_MEANINGS: Readonly<Record<number, string>> = {
  400: 'It could not read the address of the sitemap.',
  401: 'It did not accept the service account’s token.',
  403: 'The service account is no owner of this property, or the Search Console API is not turned on.',
  404: 'It knows no such property.',
};

/** What Search Console says by its status. */
export function searchConsoleVerdict(outcome: HttpOutcome): EngineVerdict {
  if (outcome.kind === 'answered' && (outcome.status === 200 || outcome.status === 204)) {
    return { outcome: 'accepted', message: 'Received the address of the sitemap.' };
  }
  return rejection(outcome, SEARCH_CONSOLE_MEANINGS);
}

function rejection(outcome: HttpOutcome, meanings: Readonly<Record<number, string>>): EngineVerdict {
  const known = outcome.kind === 'answered' ? meanings[outcome.status] : undefined;
  return {
    outcome: outcome.kind === 'silent' ? 'no-answer' : 'refused',
    message: known ?? outcomeSentence(outcome),
  };
}
