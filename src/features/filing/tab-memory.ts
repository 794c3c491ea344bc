import { CHECK_MEMORY_KEY, FILING_MEMORY_KEY, sessionStore } from '#browser/storage.ts';
import { LANGUAGE_NAMES, type Language } from '#config/languages.ts';
import { type Answers, DATE_FACTS, FACT_IDS, type FactId, factKind } from '#domain/filing/facts.ts';
import { CASE_QUESTIONS } from '#domain/law/remedy-terms.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { plainDate } from '#domain/shared/plain-date.ts';

/*
 * What the tab keeps of the filing page, by state: a renter may need two papers of one case. Session storage goes with
 * the tab and is sent nowhere. Sensitive answers are not kept at all.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The value under a key of something stored; an empty object for anything else. */
function fieldsAt(value: unknown, key: string): Fields {
  const inside: unknown = typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined;
  return typeof inside === 'object' && inside !== null ? (inside as Fields) : {};
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The facts that are kept, out of anything stored. */
function kept(fields: Fields): Answers {
  return Object.fromEntries(
    FACT_IDS.flatMap((fact) => {
      const text = asText(fields[fact]);
      return text === '' || factKind(fact).sensitive === true ? [] : [[fact, text]];
    }),
  );
}

/** The answers for a state's papers: those of this page, else those of the eligibility check of this tab. */
export function recallAnswers(state: JurisdictionCode, language: Language): Answers {
  const own = stored(FILING_MEMORY_KEY);
  if (typeof own === 'object' && own !== null && state in own) return kept(fieldsAt(own, state));
  return checkAnswers(state, language);
}

export function rememberAnswers(state: JurisdictionCode, answers: Answers): void {
  const own = stored(FILING_MEMORY_KEY);
  const others = typeof own === 'object' && own !== null ? own : {};
  sessionStore.set(FILING_MEMORY_KEY, JSON.stringify({ ...others, [state]: kept(answers) }));
}

/** The state of the eligibility check in this tab; `''` without one. */
export function checkedState(): string {
  return asText(checkFields().state);
}

function checkFields(): Fields {
  const check = stored(CHECK_MEMORY_KEY);
  const answers = fieldsAt(fieldsAt(check, 'result'), 'answers');
  return Object.keys(answers).length > 0 ? answers : fieldsAt(check, 'fields');
}

const SAME_NAME: readonly FactId[] = [
  'fullName',
  'email',
  'phone',
  'county',
  'outcome',
  'paymentStatus',
  'reason',
];

/** A date of the form with the month as a word, which has one reading: `'March 2, 2022'`. */
function asTyped(date: string, language: Language): string {
  const day = plainDate(date);
  return day === undefined ? date : longDate(day, LANGUAGE_NAMES[language].tag);
}

/** What the check of the same state already knows: form, dates and questions of the plan. */
function checkAnswers(state: JurisdictionCode, language: Language): Answers {
  const fields = checkFields();
  if (fields.state !== state) return {};
  const notes = fieldsAt(stored(CHECK_MEMORY_KEY), 'notes');
  const dates = fieldsAt(notes, 'dates');
  const answers = fieldsAt(notes, 'answers');
  return kept({
    ...Object.fromEntries(SAME_NAME.map((fact) => [fact, fields[fact]])),
    // A paper for the court needs the day, so the first day of a month or year must not stand for it.
    filingDate:
      fields.filingPrecision === 'month' || fields.filingPrecision === 'year'
        ? ''
        : asTyped(asText(fields.filingDate), language),
    ...Object.fromEntries(Object.entries(DATE_FACTS).map(([date, fact]) => [fact, dates[date]])),
    ...Object.fromEntries(CASE_QUESTIONS.map((question) => [question, answers[question]])),
    settledAs: notes.settlement,
  });
}
