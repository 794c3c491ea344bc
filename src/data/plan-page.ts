import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { SITE } from '#config/site.ts';
import { PAPER_WORDS } from '#content/filing-papers.ts';
import { type Words, wordsIn } from '#content/words/words.ts';
import type { CaseOutcome } from '#domain/check/case-facts.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import type { Bilingual } from '#domain/filing/filing-schema.ts';
import { paperTitles } from '#domain/filing/papers.ts';
import { billsOf, type PendingBill } from '#domain/law/changes.ts';
import { courtFor } from '#domain/law/court-directory.ts';
import { type FindingWithoutLaw, findingWithoutLaw, lawEvidence } from '#domain/law/evidence.ts';
import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { type SealingLaw, type ShownRemedy, shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateFindings } from '#domain/plan/state-findings.ts';
import { stateLimits } from '#domain/plan/renters-plan.ts';
import {
  filledIn,
  type NextStepKind,
  NEXT_STEPS,
  statePlan,
  stepsFor,
  withCourtReminder,
} from '#domain/plan/next-steps.ts';
import { fittingDescription, fittingTitle } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';
import { courtReminderStep } from './court-reminders.ts';
import { courtsIn, EVICTION_COURTS } from './courts.ts';
import { stateFilings } from './filings.ts';
import { LEGAL_HELP } from './help.ts';
import { PENDING_BILLS } from './laws.ts';
import { lawsIn } from './translations.ts';

/** Everything that the renter's plan of a state shows as a page. It needs neither scripts nor answers. */
export function planPage(code: JurisdictionCode, language: Language) {
  const { law: LAW, sealingLaws, states } = wordsIn(language);
  const { STATE_PLAN_COPY: COPY, STATE_PLAN_NEXT_STEPS } = states;
  const { name, slug } = jurisdiction(code);
  const law = lawsIn(language)[code];
  const remedies = law.remedies.map(shownRemedy);
  const bills = billNames(code, language);
  const plan = statePlan({ ...law, remedies }, BUILD_DATE);
  /** Without a confirmed remedy, one answer covers all cases, and the law's notes are all there is to add. */
  const hasRemedies = plan.outcomes.some((outcome) => outcome.remedies.length > 0);
  const saysAll = !hasRemedies && law.verification === 'verified' && bills.length === 0;
  const evidence = lawEvidence(withoutReport(law), bills, BUILD_DATE, LAW.EVIDENCE_WORDS);
  const words = hasRemedies ? COPY.law : wordsWithoutRemedy(findingWithoutLaw(law, bills), COPY.noLaw);
  const court = courtFor(courtsIn(language), code, '');
  const area = { state: code, county: '', court: null };
  const reminderStep = courtReminderStep(area, language);

  /** The steps for a paid judgment are always included, because this page does not know whether it has been paid. */
  const needed = new Set([...plan.outcomes.flatMap(({ nextSteps }) => nextSteps), 'paid-still-refused']);
  /** Without a remedy, the most helpful first; an act that nobody has read is asked about. */
  const withoutRemedies = [
    law.unreadAct === undefined ? 'no-law' : 'ask-clerk',
    'paid-still-refused',
  ] as const;
  const kinds = hasRemedies ? NEXT_STEPS.filter((kind) => needed.has(kind)) : withoutRemedies;
  const gaps = { ...COPY.unknown, court: court.court.called };
  const filledFor = (kind: NextStepKind) => {
    const act = kind === 'ask-clerk' ? law.unreadAct?.citation : undefined;
    return (text: string) => filledIn(text, act === undefined ? gaps : { ...gaps, law: act });
  };
  const { mayChange, title } = sealingLaws.SEALING_LAWS_COPY.bills;

  return {
    name,
    slug,
    words,
    remedies,
    unreadAct: law.unreadAct,
    today: BUILD_DATE,
    head: {
      title: fittingTitle(COPY.head.titles.map((each) => format(each, { state: name, brand: SITE.name }))),
      description: fittingDescription(
        [format(COPY.head.opening, { state: name })],
        [words.contents, ...COPY.head.sentences],
      ),
      keywords: COPY.head.keywords.map((keyword) => format(keyword, { state: name })),
    },
    evidence: saysAll ? { ...evidence, explanation: law.notes } : evidence,
    waitingPeriod: law.waitingPeriod,
    notes: hasRemedies || saysAll ? null : law.notes,
    bills: billsOf(PENDING_BILLS, code),
    billTitle: ({ number, session }: PendingBill) =>
      format(mayChange, { bills: format(title, { bill: number, session }) }),
    outcomes: hasRemedies ? plan.outcomes : [],
    disclosure: plan.disclosure,
    ...findings(code, { ...law, remedies, bills }),
    headingOf: (kind: NextStepKind) => filledFor(kind)(STATE_PLAN_NEXT_STEPS[kind].heading),
    nextSteps: kinds.map((kind) => {
      const { heading, introduction, steps } = withCourtReminder(STATE_PLAN_NEXT_STEPS[kind], reminderStep);
      const filled = filledFor(kind);
      return {
        kind,
        heading: filled(heading),
        introduction: filled(introduction),
        steps: stepsFor(steps, null).map(filled),
      };
    }),
    limits: stateLimits(remedies, BUILD_DATE),
    papers: remedies.flatMap((remedy) => remedyPapers(code, remedy, language)),
    court,
    courtCitation: EVICTION_COURTS[code].citation,
    help: inCallOrder(legalHelpFor(LEGAL_HELP, code, '')),
  };
}

/** What an unread act is said to do stands with the findings, and once on the page. */
function withoutReport(law: SealingLaw): SealingLaw {
  const { unreadAct } = law;
  return unreadAct === undefined ? law : { ...law, unreadAct: { ...unreadAct, reported: undefined } };
}

/** The words of a plan without a confirmed remedy: they begin with what was found. */
function wordsWithoutRemedy(found: FindingWithoutLaw | null, { lede, outcomes, ...openings }: NoLawCopy) {
  const { opening, contents } = openings[found === 'bill' || found === 'new-law' ? found : 'none'];
  return { lede: format<string>(lede, { opening }), contents, outcomes };
}
type NoLawCopy = Words['states']['STATE_PLAN_COPY']['noLaw'];

/** The papers of a remedy with what they state; none where there is nothing to file. */
function remedyPapers(code: JurisdictionCode, remedy: ShownRemedy, language: Language) {
  const { forms, filings, oath } = stateFilings(code);
  const filing = filings.find(({ remedyId }) => remedyId === remedy.id);
  const kind = filing?.kind ?? kindWithoutRequest(remedy);
  if (kind === null || kind === 'nothing') return [];
  const form = forms.find(({ id }) => id === filing?.form);
  const titles =
    filing === undefined ? [PAPER_WORDS.fixed.letterTitle] : paperTitles(filing, form, oath, PAPER_WORDS);
  const isHeld = kind === 'held';
  return [
    {
      id: remedy.id,
      title: remedy.title,
      kind,
      why: filing?.why[language] ?? null,
      papers: isHeld ? [] : titles.map((each) => each[language]),
      states: isHeld ? [] : (filing?.draft?.grounds ?? []).map(({ en }) => withBlanks(en)),
      formLines: isHeld ? [] : (form?.worksheet ?? []).map(({ label }) => label[language]),
    },
  ];
}

/** A sentence of a paper with its blanks: `'This case ended on [day the case ended].'` */
function withBlanks(sentence: string): string {
  const blanks: Readonly<Record<string, Bilingual | undefined>> = {
    ...PAPER_WORDS.blanks,
    ending: PAPER_WORDS.blanks.outcome,
  };
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => `[${blanks[name]?.en ?? name}]`);
}

/** What was found for each way in which a case can end. */
function findings(code: JurisdictionCode, law: Parameters<typeof stateFindings>[0]) {
  const found = stateFindings(law, code, BUILD_DATE);
  return {
    findingsFor: (outcome: CaseOutcome) => found.find((each) => each.outcome === outcome)?.findings ?? [],
    /** All of them, each with the outcomes that it is for. */
    allFindings: [...Map.groupBy(found, (each) => JSON.stringify(each.findings)).values()].flatMap(
      (alike) => {
        const outcomes = alike.map(({ outcome }) => outcome);
        return (alike[0]?.findings ?? []).map(({ payments, finding }) => ({ outcomes, payments, finding }));
      },
    ),
  };
}
