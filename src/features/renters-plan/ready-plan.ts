import type { ResultWords } from '#content/words/words.ts';
import { letterFacts, type LetterFacts } from '#domain/plan/letters.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import { filingInformation, type FilingInformation } from '#domain/law/court-directory.ts';
import { casePlace } from '#domain/check/list-answer.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { rentersPlan, type RentersPlan } from '#domain/plan/renters-plan.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { PAGES } from '#config/page-registry.ts';
import { SITE } from '#config/site.ts';
import { format } from '#domain/shared/format.ts';
import type { FindingText } from '#domain/plan/finding-text.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { awaitsCheck } from '#domain/plan/finding.ts';
import { filledIn, type NextStepWords, stepsFor } from '#domain/plan/next-steps.ts';

import { callLine } from '#features/send/message.ts';

import { type DeviceNotes, planCase } from '#domain/plan/plan-case.ts';
import { reportingWords, whenWords } from './when-words.ts';

export type PlanWords = Pick<ResultWords, 'law' | 'plan'> & {
  readonly translation: ResultWords['translation'] | undefined;
};

/** Input of a plan: the form's answers, the result, and the state's law. */
export interface PlanInput {
  readonly form: EligibilityForm;
  /** Heading of the result's banner. */
  readonly answer: string;
  /** The finding in words, as in the verdict. */
  readonly found: FindingText;
  /** What to do first, as in the verdict. */
  readonly next: string;
  readonly file: SealingLawFile;
  readonly today: PlainDate;
  readonly words: PlanWords;
  readonly language: Language;
}

/** A plan with everything that its components need. */
export interface ReadyPlan extends PlanInput {
  readonly plan: RentersPlan;
  readonly facts: PlanCase;
  /** In the renter's language: `'Nueva York'`. */
  readonly state: string;
  /** For letters, in English: `'Pima County, Arizona'`; only the state if the county is unknown. */
  readonly place: string;
  readonly filing: FilingInformation;
  /** The typed dates that could be parsed. */
  readonly dates: PlanCase['dates'];
  readonly letters: LetterFacts;
}

/** Computes the plan; called again whenever a date or answer changes. */
export function readyPlan(input: PlanInput, notes: DeviceNotes): ReadyPlan {
  const { form, file, today, words, language } = input;
  const facts = planCase(form, notes, file);
  const plan = rentersPlan(file, facts, today);
  return {
    ...input,
    dates: facts.dates,
    facts,
    plan,
    letters: letterFacts(plan, facts, today),
    state: jurisdiction(form.state, language).name,
    place: casePlace(facts.county, jurisdiction(form.state).name),
    filing: filingInformation(file.courts, facts.county, words.law.FEE_WORDS),
  };
}

/** A section of the one-page summary. */
export interface SheetPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Limits that keep the summary on one page. */
const MOST = { remedies: 4, nextSteps: 2, help: 3 } as const;

/** One next step, ready to be read. */
type ReadyNextStep = Omit<NextStepWords, 'steps'> & {
  readonly kind: string;
  readonly steps: readonly string[];
};

/**
 * The next steps of a plan, in words; those without words are left out, which the tests say are none. The first is headed
 * by what the verdict says to do. What a step says is not said again by a later one.
 */
export function nextStepsInWords({
  plan,
  facts,
  file,
  filing,
  next,
  words: {
    plan: { RENTERS_PLAN_COPY: COPY },
    law,
  },
}: ReadyPlan): ReadyNextStep[] {
  const formOf = (remedy: ShownRemedy | null) => {
    const isOurs = remedy !== null && file.papers.includes(remedy.id);
    const form = remedy?.formName ?? (isOurs ? COPY.now.ourPaper : COPY.now.noForm);
    return isOurs
      ? format(COPY.now.fillIn, { form, site: `${new URL(SITE.origin).host}${PAGES.filing.path}` })
      : form;
  };
  const said = new Set<string>();
  return plan.nextSteps.flatMap(({ kind, remedy, date, law: named, confidence }, index) => {
    const words = file.plan.nextSteps[kind];
    if (words === undefined) return [];
    const fill = (text: string) =>
      filledIn(text, {
        // Its note in brackets is with its address; the steps have brackets of their own.
        court: filing.court.called,
        date: date === null ? '' : longDate(date, law.EVIDENCE_WORDS.locale),
        form: formOf(remedy),
        law: named ?? remedy?.citation ?? '',
        way: remedy === null ? '' : (file.plan.remedies[remedy.id] ?? ''),
        sure: confidence === null ? '' : law.FINDING_WORDS.sure[confidence],
      });
    const { heading, introduction } = words;
    const steps = stepsFor(words.steps, facts)
      .map(fill)
      .filter((step) => !said.has(step));
    for (const step of steps) said.add(step);
    return [
      {
        kind,
        heading: index === 0 ? next : fill(heading),
        introduction: fill(introduction),
        steps,
      },
    ];
  });
}

/** What to bring to the court and to ask there, and what may be answered to a landlord's question. */
export function visitParts({ plan, filing: { court }, state, words }: ReadyPlan): SheetPart[] {
  const { RENTERS_PLAN_COPY: COPY, PLAN_WHEN_COPY } = words.plan;
  // Fees from an outdated check are not quoted.
  const fees = new Set(
    plan.remedies.filter((dated) => !awaitsCheck(dated)).flatMap(({ remedy }) => remedy.feeNote ?? []),
  );
  const { disclosure } = plan;
  return [
    { heading: COPY.now.papers, lines: plan.papers.map((paper) => PLAN_WHEN_COPY.papers[paper]) },
    { heading: COPY.now.clerk, lines: PLAN_WHEN_COPY.clerk },
    {
      heading: COPY.now.court,
      lines: [oneLine(court.name, court.address, court.phone), ...fees, COPY.now.fee],
    },
    {
      heading: COPY.now.disclosure,
      lines: disclosure.length === 0 ? [format(COPY.now.noDisclosure, { state })] : disclosure,
    },
  ];
}

function oneLine(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

/** One line on pending bills; empty if there are none. */
export function billLines({ file: { bills }, words }: ReadyPlan): string[] {
  const { when } = words.plan.RENTERS_PLAN_COPY;
  return bills.length === 0 ? [] : [format(when.bills, { bills: bills.join(', ') })];
}

/** Sections of the one-page summary: answer, law, dates, steps, court and help; for paper and clipboard alike. */
export function carrySheet(ready: ReadyPlan): SheetPart[] {
  const { plan, file, answer, found, place, form, words } = ready;
  const { RENTERS_PLAN_COPY: COPY, PLAN_WHEN_COPY, REPORTING_COPY } = words.plan;
  const { warning, checked } = file.panel.evidence;
  return [
    {
      heading: COPY.carry.answer,
      lines: [
        format(COPY.carry.answered, {
          place,
          filed: longDate(form.filingDate, words.law.EVIDENCE_WORDS.locale, form.filingPrecision),
          answer: found.can,
        }),
        found.sentence,
        found.when,
        ...(found.agreement === 'opposite' ? [format(COPY.carry.list, { answer, why: found.list })] : []),
      ],
    },
    {
      heading: COPY.carry.when,
      lines: [
        ...(warning === null ? [] : [warning]),
        ...billLines(ready),
        ...plan.remedies
          .slice(0, MOST.remedies)
          .map((dated) => `${dated.remedy.title} (${dated.remedy.citation}): ${whenWords(dated, words)}`),
        `${REPORTING_COPY.heading} (${REPORTING_COPY.citation}): ${reportingWords(plan.reporting, words)}`,
        `${PLAN_WHEN_COPY.onlyTheCourt} ${checked}.`,
        ...lookAgainLines(ready),
      ],
    },
    ...nextStepsInWords(ready)
      .slice(0, MOST.nextSteps)
      .map(({ heading, steps }) => ({ heading, lines: steps })),
    { heading: COPY.cautions, lines: plan.cautions.map((caution) => PLAN_WHEN_COPY.cautions[caution]) },
    ...visitParts(ready),
    { heading: COPY.carry.help, lines: plan.help.slice(0, MOST.help).map(callLine) },
  ];
}

/** When to ask the law again, and where; on paper without the answers that a calendar's link holds. */
function lookAgainLines({ plan: { calendar }, words }: ReadyPlan): string[] {
  const { locale } = words.law.EVIDENCE_WORDS;
  const dates = calendar.days.map(({ date }) => longDate(date, locale)).join(' · ');
  return dates === '' ? [] : [format(words.plan.RENTERS_PLAN_COPY.carry.again, { dates, site: SITE.name })];
}

/** When and with what the summary was made. */
export function madeLine({ today, words: { law, plan } }: ReadyPlan): string {
  const date = longDate(today, law.EVIDENCE_WORDS.locale);
  return format(plan.RENTERS_PLAN_COPY.carry.made, { date, site: SITE.name });
}

/** The one-page summary as plain text. */
export function carryText(ready: ReadyPlan): string {
  const parts = carrySheet(ready).map(
    ({ heading, lines }) => `${heading.toUpperCase()}\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return [ready.words.plan.RENTERS_PLAN_COPY.carry.title, ...parts, madeLine(ready)].join('\n\n');
}
