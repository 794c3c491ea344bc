import { isOnlyDescribed } from '#domain/law/evidence.ts';
import { OTHER_CASES } from '#domain/law/remedy-terms.ts';
import type { RemedyTerms, ShownRemedy } from '#domain/law/sealing-law.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { remedyDate, type When } from '#domain/plan/date-rules.ts';
import { answerTo, dateConflict, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import {
  type Answers,
  DATE_FACTS,
  DERIVED_FROM,
  FACT_IDS,
  type FactId,
  factKind,
  filingCase,
  isAnswered,
  isFactId,
  isKnown,
  typedDay,
} from './facts.ts';
import type {
  Bilingual,
  Condition,
  DayTest,
  FactTest,
  Filing,
  OfficialForm,
  WorksheetLine,
} from './filing-schema.ts';
import { lawFacts } from './law-terms.ts';

/**
 * What a renter files for a remedy: one of the kinds of a request (see `REQUEST_KINDS`); a `letter` that asks the clerk
 * to check, where the court acts by itself; or `nothing`, where the law limits what others may use.
 */
export type FilingKind = Filing['kind'] | 'letter' | 'nothing';

/**
 * The kind of a remedy that the court acts on by itself, or of which nobody has read what to file; `null` for any other
 * that somebody has to ask for.
 */
export function kindWithoutRequest(
  remedy: Pick<ShownRemedy, 'how' | 'effect' | 'quotation' | 'noFee'>,
): 'letter' | 'nothing' | null {
  if (isOnlyDescribed(remedy)) return 'nothing';
  if (remedy.how !== 'automatic') return null;
  return remedy.effect === 'screening-report-limit' ? 'nothing' : 'letter';
}

function factsIn(...texts: readonly string[]): FactId[] {
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name));
  return names.flatMap((name) => (isFactId(name) ? [name] : (DERIVED_FROM[name] ?? [])));
}

const ALWAYS: readonly FactId[] = ['county', 'caseNumber', 'fullName', 'landlord', 'otherTenants'];
const CONTACT: readonly FactId[] = ['address', 'phone', 'email'];
/** In the caption of each draft. */
const HOME: FactId = 'rentalAddress';
const SERVICE: readonly FactId[] = ['servedOn', 'servedAt', 'serviceMethod'];

/** The questions of a letter to the clerk. */
const LETTER: readonly FactId[] = [...ALWAYS, ...CONTACT, 'courtName', 'endDate'];

export interface FiledRemedy {
  /** `null` for a letter to the clerk, which only asks. */
  readonly filing: Filing | null;
  readonly form: OfficialForm | undefined;
  readonly remedy: RemedyTerms;
}

/** The facts to ask for, in the order of the questions. */
export function factsToAsk({ filing, form, remedy }: FiledRemedy): readonly FactId[] {
  const asked = new Set<FactId>(lawFacts(remedy));
  const add = (facts: readonly FactId[]) => {
    for (const fact of facts) asked.add(fact);
  };
  add(filing === null ? LETTER : [...ALWAYS, ...CONTACT]);
  if (filing !== null) {
    add(filing.conditions.flatMap(({ anyOf }) => anyOf.map(({ fact }) => fact)));
    if (filing.draft !== null) {
      const { court, opening, grounds, relief, order, signed } = filing.draft;
      const texts = [opening, ...grounds, ...relief, ...order.findings, ...order.orders];
      add([HOME]);
      add(factsIn(court, ...texts.map(({ en }) => en)));
      add(grounds.flatMap(({ when }) => when?.fact ?? []));
      if (signed === 'both') add(['landlordSigner']);
    }
    if (filing.serves === 'renter') add(SERVICE);
    for (const line of form?.worksheet ?? []) {
      if (!isOfFiling(line, filing)) continue;
      const { fact, tick } = line;
      if (fact !== null) add([fact]);
      if (tick !== undefined) add([tick.fact]);
    }
  }
  return FACT_IDS.filter((fact) => asked.has(fact));
}

/** Whether a filing uses a line of its court's form. */
export function isOfFiling({ remedyIds, notice }: WorksheetLine, { remedyId, serves }: Filing): boolean {
  return remedyIds?.includes(remedyId) !== false && !(notice === true && serves === 'nobody');
}

/** The questions that are left out because of an earlier answer. */
export function isAsked(fact: FactId, answers: Answers): boolean {
  const { outcome } = answers;
  if (fact === 'settledAs' || fact === 'keptDate') return outcome === 'settlement';
  if (fact === 'latestCaseDate') return OTHER_CASES.some((question) => answers[question] === 'yes');
  if (fact === 'paymentStatus')
    return outcome === undefined || outcome === 'lost' || outcome === 'settlement';
  return true;
}

/** How an answer stands to a test: `open` while there is none. */
type TestResult = 'met' | 'open' | 'unmet';

/** An answer "I don't know" meets no test. */
export function testResult(test: FactTest, answers: Answers): TestResult {
  const said = answers[test.fact]?.trim() ?? '';
  if (said === '') return 'open';
  if ('given' in test) return isKnown(answers, test.fact) ? 'met' : 'open';
  return test.is.includes(said) ? 'met' : 'unmet';
}

function dayResult({ fact, daysAgo }: DayTest, answers: Answers, today: PlainDate): TestResult {
  const day = typedDay(answers[fact]);
  return day !== undefined && addDays(day, daysAgo) > today ? 'unmet' : 'met';
}

function conditionResult({ anyOf }: Condition, answers: Answers, today: PlainDate): TestResult {
  const [only, ...others] = anyOf;
  // A reason that a judge weighs may be written in by hand; one of several has to be chosen.
  if (only !== undefined && others.length === 0 && 'given' in only) return 'met';
  const results = anyOf.map((test) =>
    'daysAgo' in test ? dayResult(test, answers, today) : testResult(test, answers),
  );
  const order: readonly TestResult[] = ['met', 'open', 'unmet'];
  return order.find((result) => results.includes(result)) ?? 'met';
}

/**
 * Why no paper can be made: the law's terms, or one of its further conditions, is not met or not known, an answer is
 * another one than the law asks for, or a day contradicts another answer.
 */
export type Stop =
  | { readonly kind: 'law'; readonly when: When }
  | { readonly kind: 'answer'; readonly fact: FactId; readonly said: string }
  | { readonly kind: 'day'; readonly fact: FactId }
  | { readonly kind: 'condition'; readonly law: Bilingual; readonly fact: FactId; readonly said: string };

/** How far a filing is: `open` while answers are missing that decide whether there is a paper at all. */
export interface Assessment {
  readonly status: 'open' | 'stopped' | 'ready';
  readonly stops: readonly Stop[];
  /** The questions whose answers decide and are missing. */
  readonly missing: readonly FactId[];
}

/**
 * Whether the answers allow the papers of a remedy. Nothing is assumed: a condition that is not met, or that the renter
 * does not know, stops the paper.
 *
 * @param today the renter's day
 */
export function assess(
  filed: FiledRemedy,
  answers: Answers,
  state: JurisdictionCode,
  today: PlainDate,
): Assessment {
  const { filing, remedy } = filed;
  const facts = filingCase(answers, state);
  const asked = lawFacts(remedy).filter((fact) => isAsked(fact, answers));
  const unanswered = asked.filter((fact) => !isAnswered(answers, fact));
  const conditions = filing?.conditions ?? [];
  const open = conditions.filter((condition) => conditionResult(condition, answers, today) === 'open');
  const missing = [
    ...unanswered,
    ...open.flatMap(({ anyOf }) => anyOf.map(({ fact }) => fact)).filter((fact) => isAsked(fact, answers)),
  ];
  const when = facts === undefined ? undefined : remedyDate(remedy, facts, today);
  const days = contradictions(
    factsToAsk(filed).filter((fact) => isAsked(fact, answers)),
    facts,
    answers,
    today,
  );
  const stops: Stop[] = [
    ...(when !== undefined && days.length === 0 && closes(when, filing, unanswered)
      ? [answerStop(remedy, facts, answers) ?? { kind: 'law' as const, when }]
      : []),
    ...days.map((fact) => ({ kind: 'day' as const, fact })),
    ...conditions.flatMap((condition): Stop[] => {
      const result = conditionResult(condition, answers, today);
      const [test] = condition.anyOf;
      if (test === undefined || result === 'met' || result === 'open') return [];
      return [{ kind: 'condition', law: condition.law, fact: test.fact, said: answers[test.fact] ?? '' }];
    }),
  ];
  const status = missing.length > 0 ? 'open' : 'ready';
  return { status: stops.length > 0 ? 'stopped' : status, stops, missing };
}

/** The answer by which the law does not cover the case, if nothing else rules that out. */
function answerStop(
  { appliesTo }: RemedyTerms,
  facts: PlanCase | undefined,
  answers: Answers,
): Stop | undefined {
  const wrong = appliesTo.answers?.find(({ question, answer, unknown }) => {
    const said = facts === undefined ? undefined : answerTo(question, facts);
    const isUnmet = said === undefined ? unknown !== 'fits' : said !== answer;
    return isUnmet && isAnswered(answers, question) && !OTHER_CASES.includes(question);
  });
  return wrong && { kind: 'answer', fact: wrong.question, said: answers[wrong.question] ?? '' };
}

const DAYS = { filing: 'filingDate', ...DATE_FACTS } as const;

/** The days asked for that contradict another answer, or are to come: papers state what has happened. */
function contradictions(
  asked: readonly FactId[],
  facts: PlanCase | undefined,
  answers: Answers,
  today: PlainDate,
): readonly FactId[] {
  const names = Object.keys(DAYS) as (keyof typeof DAYS)[];
  const conflicting = new Set<FactId>(
    facts === undefined
      ? []
      : names.filter((day) => dateConflict(facts, day, today) !== null).map((day) => DAYS[day]),
  );
  return asked.filter((fact) => {
    const day = factKind(fact).input === 'date' ? readKnownDate(answers[fact] ?? '') : undefined;
    return conflicting.has(fact) || (day !== undefined && day.first > today);
  });
}

/** Points that further conditions of a filing ask about, where the date rules cannot. */
const ASKED_AS_CONDITIONS = new Set(['claim', 'court']);

function closes(when: When, filing: Filing | null, unanswered: readonly FactId[]): boolean {
  switch (when.kind) {
    case 'open-now':
      return false;
    case 'opens-on':
    case 'does-not-apply':
      return true;
    case 'needs-a-fact':
      // While answers are missing, this only says which.
      return unanswered.length === 0 && !ASKED_AS_CONDITIONS.has(when.fact);
    case 'not-computable':
      // What could not be confirmed, such as a judge's general power, stands behind legal aid.
      if (when.why === 'not-confirmed') return filing?.stop === undefined;
      return when.why === 'old-check';
  }
}

/** What the renter does, in order. */
const STEPS = [
  'look-up',
  'legal-aid',
  'landlord-signs',
  'get-form',
  'ask-clerk',
  'sign',
  'hearing-date',
  'serve',
  'have-served',
  'file',
  'prove-service',
  'wait',
  'ask-about-hearing',
  'hearing',
  'order',
] as const;
export type Step = (typeof STEPS)[number];

/** Whether what the court offers to remind of a hearing belongs to a step. */
export function isAboutHearing(step: Step): boolean {
  return step === 'ask-about-hearing' || step === 'hearing';
}

/** The steps of a filing. A hearing that nobody knows of is asked about. */
export function stepsOf({ kind, draft, serves, objection, hearing }: Filing): readonly Step[] {
  const skipped = new Set<Step>([
    ...(draft?.signed === 'both' ? [] : (['landlord-signs'] as const)),
    ...(kind.startsWith('official-form') ? [] : (['get-form'] as const)),
    ...(serves === 'renter' || serves === null ? [] : (['serve'] as const)),
    ...(serves === 'somebody-else' ? [] : (['hearing-date', 'have-served', 'prove-service'] as const)),
    ...(objection === null ? (['wait'] as const) : []),
    ...(hearing?.held === 'always' ? [] : (['hearing'] as const)),
    ...(hearing === null || hearing.held === 'maybe' ? [] : (['ask-about-hearing'] as const)),
  ]);
  return STEPS.filter((step) => !skipped.has(step));
}
