import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { lawName, publishedText } from './source.ts';

/*
 * What a renter does whose case is still open, or who missed the court date. A wrong number of days does more harm than
 * none, so that only what a source supports fully is shown.
 */

const confidence = z.enum(['high', 'medium', 'low']);

const shared = {
  /** The statute or rule, where the source had its text; else `null`. */
  citation: z.nullable(lawName),
  /** What was read. Kept as evidence, not shown. */
  source: publishedText,
  confidence,
};

/** How soon a renter has to answer or appear after getting the court papers. */
const answerSchema = z.readonly(
  z
    .strictObject({
      /** Days to answer, counted as the sentence says; `null` where the papers name the day. */
      days: z.nullable(z.int().check(z.positive())),
      /** Whether they are counted from the day on which the renter gets the papers, so that a bar can show them. */
      fromPapers: z.exactOptional(z.literal(true)),
      sentence: publishedText,
      ...shared,
    })
    .check(
      z.refine(({ days, sentence }) => days !== null || !/\d/u.test(sentence), {
        error: 'names a number of days although the papers name the day',
      }),
    ),
);

/** What to ask the court for after a missed date: to set aside the default judgment, a new trial, an appeal. */
const missedCourtSchema = z.readonly(z.strictObject({ sentence: publishedText, ...shared }));

const stateDeadlineSchema = z.readonly(
  z.strictObject({
    state: z.enum(JURISDICTION_CODES),
    /** Official names, where it holds in these counties only; `null`: in all others of the state. */
    counties: z.nullable(z.readonly(z.array(publishedText).check(z.minLength(1)))),
    answer: answerSchema,
    missedCourt: missedCourtSchema,
  }),
);
/** The deadlines of a state, or of some of its counties, as they were read, shown or not. */
export type StateDeadline = z.infer<typeof stateDeadlineSchema>;

/** src/content/answer-deadlines.json: every jurisdiction, sorted by its code, with counties that differ before it. */
export const answerDeadlinesSchema = z.readonly(
  z.strictObject({
    /** Year and month in which the sources were compared. */
    asOf: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u)),
    states: z
      .readonly(z.array(stateDeadlineSchema))
      .check(
        z.refine(
          (rows) =>
            rows.flatMap(({ state, counties }) => (counties === null ? state : [])).join() ===
            JURISDICTION_CODES.toSorted().join(),
          { error: 'must hold every jurisdiction once without counties, sorted by its code' },
        ),
      ),
  }),
);

/** A sentence with the law that it rests on. */
interface DeadlineSentence {
  readonly sentence: string;
  readonly citation: string | null;
}

/** What may be shown of a state's deadlines; `null` where only the court papers and the clerk are to be trusted. */
export interface ShownDeadline {
  readonly answer:
    | (DeadlineSentence & {
        /** From the papers to the last day; `null` where they are counted in another way. */
        readonly days: number | null;
      })
    | null;
  readonly missedCourt: DeadlineSentence | null;
}

/** Keeps what a source supports fully. */
function shownDeadline({ answer, missedCourt }: StateDeadline): ShownDeadline {
  const shown = ({ sentence, citation, confidence: sure }: StateDeadline['answer' | 'missedCourt']) =>
    sure === 'high' ? { sentence, citation } : null;
  const ofAnswer = shown(answer);
  return {
    answer: ofAnswer && { ...ofAnswer, days: answer.fromPapers === true ? answer.days : null },
    missedCourt: shown(missedCourt),
  };
}

/** The sentences that pages show, for their translation. */
export function deadlineSentences(states: readonly StateDeadline[]): readonly string[] {
  return states.flatMap((state) => {
    const { answer, missedCourt } = shownDeadline(state);
    return [answer, missedCourt].flatMap((shown) => shown?.sentence ?? []);
  });
}

/** The deadlines of a state: first those of most counties, then those of counties that differ, with their names. */
export function deadlinesIn(
  rows: readonly StateDeadline[],
  state: StateDeadline['state'],
): readonly (ShownDeadline & Pick<StateDeadline, 'counties'>)[] {
  return rows
    .filter((row) => row.state === state)
    .toSorted((one, other) => Number(one.counties !== null) - Number(other.counties !== null))
    .map((row) => ({ counties: row.counties, ...shownDeadline(row) }));
}
