import { BUILD_DATE } from '#config/build.ts';
import { type Language, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
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
import { deedOf } from '#domain/plan/deed.ts';
import { deedText } from '#domain/plan/deed-text.ts';
import { isLimitOnCourt } from '#domain/plan/finding.ts';
import { findingText } from '#domain/plan/finding-text.ts';
import { statePlan } from '#domain/plan/next-steps.ts';
import { stateLimits } from '#domain/plan/renters-plan.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import { remedySummaries, type RemedySummary } from '#domain/plan/remedy-summary.ts';
import { type PaymentFinding, stateFindings } from '#domain/plan/state-findings.ts';
import { fittingDescription, fittingTitle } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';
import { courtsIn, EVICTION_COURTS } from './courts.ts';
import { stateFilings } from './filings.ts';
import { LEGAL_HELP } from './help.ts';
import { PENDING_BILLS } from './laws.ts';
import { stateFile } from './state-file.ts';
import { lawsIn } from './translations.ts';

/** Everything that the renter's plan of a state shows as a page. It needs neither scripts nor answers. */
export function planPage(code: JurisdictionCode, language: Language) {
  const { law: LAW, sealingLaws, states } = wordsIn(language);
  const { STATE_PLAN_COPY: COPY } = states;
  const { name, slug } = jurisdiction(code, language);
  const law = lawsIn(language)[code];
  const remedies = law.remedies.map(shownRemedy);
  const bills = billNames(code, language);
  const plan = statePlan(remedies, BUILD_DATE);
  /** Without a confirmed remedy, one answer covers all cases, and the law's notes are all there is to add. */
  const hasRemedies = plan.outcomes.some((outcome) => outcome.remedies.length > 0);
  const saysAll = !hasRemedies && law.verification === 'verified' && bills.length === 0;
  const evidence = lawEvidence(withoutReport(law), bills, BUILD_DATE, LAW.EVIDENCE_WORDS);
  const words = hasRemedies ? COPY.law : wordsWithoutRemedy(findingWithoutLaw(law, bills), COPY.noLaw);
  const court = courtFor(courtsIn(language), code, '');
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
    ...findings(stateFile(code, language, BUILD_DATE), code, language),
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
function wordsWithoutRemedy(found: FindingWithoutLaw | null, { lede, ...openings }: NoLawCopy) {
  const { opening, contents } = openings[found === 'bill' || found === 'new-law' ? found : 'none'];
  return { lede: format<string>(lede, { opening }), contents };
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

/** What was found for each way in which a case can end, and what to do first about it. */
function findings(file: SealingLawFile, code: JurisdictionCode, language: Language) {
  const found = stateFindings(file, code, BUILD_DATE);
  const inWords = (outcomes: readonly CaseOutcome[], each: PaymentFinding) => {
    const { payments, finding } = each;
    const { FINDING_WORDS, DEED_WORDS } = wordsIn(language).law;
    const { name, slug } = jurisdiction(code, language);
    const deed = deedOf(finding, file, { state: code, county: '' });
    const { next, button } = deedText(deed, finding.unreadAct?.citation ?? '', DEED_WORDS);
    const path = deed.kind === 'fill-in' ? LAW_PATHS.filing(deed.remedy.id) : LAW_PATHS.rent(slug);
    return {
      outcomes,
      payments,
      text: findingText(finding, name, FINDING_WORDS),
      next,
      summaries: summaries(each, file, language),
      isCertain: finding.decidedBy.length === 0,
      button: button === null ? null : { ...button, href: button.href ?? localPath(path, language) },
    };
  };
  return {
    findingsFor: (outcome: CaseOutcome) =>
      (found.find((each) => each.outcome === outcome)?.findings ?? []).map((each) => inWords([], each)),
    /** All of them, each with the outcomes that it is for. */
    allFindings: [...Map.groupBy(found, (each) => JSON.stringify(each.findings)).values()].flatMap((alike) =>
      (alike[0]?.findings ?? []).map((each) =>
        inWords(
          alike.map(({ outcome }) => outcome),
          each,
        ),
      ),
    ),
  };
}

/**
 * What a renter asks first about the remedies that a finding may rest on. A rule that is too narrow to be the answer, or of
 * one court, stands with the law.
 */
function summaries(
  { finding, mayRestOn }: PaymentFinding,
  { remedies }: Pick<SealingLawFile, 'remedies'>,
  language: Language,
): readonly RemedySummary[] {
  const { law, states } = wordsIn(language);
  const { how } = states.REMEDY_WORDS;
  const words = { ...law.CRITERIA_WORDS, ...states.STATE_PLAN_COPY.outcomes.summary, how };
  if (finding.isNarrow || finding.basis === null) return [];
  const ways = mayRestOn.flatMap((id) => remedies.find((remedy) => remedy.id === id) ?? []);
  return remedySummaries(
    ways.filter((remedy) => remedy.localTo === null && isLimitOnCourt(remedy)),
    words,
  );
}

/** A finding for cases with some payment statuses, in words, with its deed. */
export type FindingInWords = ReturnType<ReturnType<typeof findings>['findingsFor']>[number];
