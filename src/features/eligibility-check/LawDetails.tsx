import type { WritableAtom } from 'nanostores';
import { useEffect, useMemo } from 'react';

import { SITE } from '#config/site.ts';
import { type Language, localPath } from '#config/languages.ts';
import { capitalised, format } from '#domain/shared/format.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { type HelpContact, inCallOrder, legalHelpInState } from '#domain/law/legal-help.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { localDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { useLanguage, useTranslation, useWords } from '#features/language/words-context.tsx';
import type { PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { RentersPlan } from '#features/renters-plan/RentersPlan.tsx';
import { reportingWords } from '#features/renters-plan/when-words.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { casePlace, type ListAnswer } from '#domain/check/list-answer.ts';
import { type CalendarOffer, calendarOffer } from '#domain/plan/calendar-entry.ts';
import { criteriaOf, criteriaRemedy } from '#domain/plan/criteria.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import {
  type Finding,
  hasConfirmedRemedy,
  isFormOnly,
  isFree,
  mayCourtAct,
  mayNamePrice,
} from '#domain/plan/finding.ts';
import type { ResultWords, Words } from '#content/words/words.ts';
import {
  decidingFacts,
  inOrder,
  mayDecide,
  TYPED_FACTS,
  type TypedFact,
} from '#domain/plan/deciding-facts.ts';
import { limitsInForce } from '#domain/plan/renters-plan.ts';
import { reportingOf } from '#domain/plan/reporting-limit.ts';
import { type Deed, deedOf } from '#domain/plan/deed.ts';
import { type DeedButton, deedText, type DeedText, helpButton } from '#domain/plan/deed-text.ts';
import { findingText, type FindingText } from '#domain/plan/finding-text.ts';
import { type CaseAnswers, type DeviceNotes, planCase, withCircumstances } from '#domain/plan/plan-case.ts';

import { PlanFold } from '#features/renters-plan/controls.tsx';
import { CourtAndFees, SealingLawPanel, type ShownCriteria } from './LawPanel.tsx';

// In the chunk of the law, although the verdict shows them: only a finding has questions, or a day.
export { AddToCalendar } from '#features/calendar/AddToCalendar.tsx';
export { Questions } from '#features/renters-plan/Questions.tsx';

/** A finding with its text and the service to call. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly text: FindingText;
  /** The facts to ask for with the answer. */
  readonly asks: readonly TypedFact[];
  /** What the state lets landlords and screening companies use today, and until when the case may be reported. */
  readonly screening: string;
  /** What to do first, and its words. */
  readonly deed: Deed;
  readonly does: DeedText;
  readonly call: HelpContact | undefined;
  /** Free help besides the deed; `null` where that calls it. */
  readonly second: DeedButton | null;
  readonly calendar: CalendarOffer;
  /** Whether the verdict offers it too: its answer names a day, or is a no. */
  readonly isForCalendar: boolean;
  readonly promotion: PromotionKind;
  /** The state's law as it concerns the case. */
  readonly panel: SealingLawFile['panel'];
  /** Whether a confirmed remedy is open or dated: the partner's rate of success is shown beside no other. */
  readonly isCovered: boolean;
  readonly facts: PlanCase;
  /** Official name of the case's county; empty if the typed text is none, such as a city. */
  readonly county: string;
  /** The renter's day. */
  readonly today: PlainDate;
}

/** Variant of the partner's card. */
export type PromotionKind = keyof Words['check']['ELIGIBILITY_CHECK_COPY']['promotion'];

/** Computes the finding of a result. Loaded in the same chunk as the law. */
export function drawFinding(
  file: SealingLawFile,
  form: CaseAnswers,
  notes: DeviceNotes,
  words: Pick<ResultWords, 'law' | 'plan'>,
  language: Language,
): ShownFinding {
  const today = localDate(new Date());
  const facts = planCase(form, notes, file);
  const drawn = finding(file, facts, today);
  const deed = deedOf(drawn, file, facts);
  const [call] = inCallOrder(legalHelpInState(file.legalHelp, facts.county));
  return {
    finding: drawn,
    text: findingText(drawn, jurisdiction(form.state, language).name, words.law.FINDING_WORDS),
    asks: inOrder([...decidingFacts(drawn), ...answered(notes, form, file)]),
    screening: [
      // What a state adds is shorter than the seven years.
      ...limitsInForce(file.remedies, facts, today).map(({ title }) => `${title}.`),
      reportingWords(reportingOf(drawn, facts, today), words),
    ].join(' '),
    deed,
    does: deedText(deed, drawn.unreadAct?.citation ?? '', words.law.DEED_WORDS),
    call,
    second: call === undefined || deed.kind === 'call-help' ? null : helpButton(call, words.law.DEED_WORDS),
    calendar: calendarOffer(file, drawn, facts, today),
    isForCalendar: drawn.basis === null || drawn.basis.when.kind === 'opens-on',
    promotion: promotionKind(drawn, facts, today),
    panel: casePanel(file.panel, drawn, words.law.LAW_PANEL_WORDS),
    isCovered: hasConfirmedRemedy(drawn),
    facts,
    county: facts.county,
    today,
  };
}

/** The facts that were given: their fields stay, so that they can be corrected. */
function answered(notes: DeviceNotes, form: CaseAnswers, { remedies }: SealingLawFile): readonly TypedFact[] {
  const { dates, settlement, answers = {}, debt } = withCircumstances(notes, form);
  const wasChild = notes.about?.includes('child') === true && form.outcome === 'dismissed';
  return TYPED_FACTS.filter((fact) => {
    if (fact === 'settlement') return settlement !== undefined;
    if (fact === 'debt') return debt !== undefined;
    if (mayDecide(fact, remedies)) return fact in answers || (fact === 'minor-named' && wasChild);
    return /\S/u.test(Object.entries(dates).find(([date]) => date === fact)?.[1] ?? '');
  });
}

/**
 * Shows a price only if something can be filed, free help if the court acts by itself, and other ways only if no remedy
 * was found.
 */
function promotionKind(drawn: Finding, facts: PlanCase, today: PlainDate): PromotionKind {
  if (mayNamePrice(drawn, facts, today)) return 'sealing';
  if (drawn.basis !== null && isFormOnly(drawn.basis) && hasConfirmedRemedy(drawn)) return 'form';
  if (isFree(drawn) && hasConfirmedRemedy(drawn)) return 'free';
  const { kind } = drawn;
  return kind === 'no-law' || kind === 'no-remedy' || kind === 'not-confirmed' ? 'alternatives' : 'path';
}

/**
 * Passes the law's effect on a record to the page around the check, which explains sealing (data-law-effect). On phones
 * it also folds that explanation, because the result comes first (pages/[...locale]/eligibility-check.astro).
 */
function useEffectOnPage({ basis }: Finding) {
  const effect = basis?.remedy.effect;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (effect !== undefined) dataset.lawEffect = effect;
    return () => {
      delete dataset.lawEffect;
    };
  }, [effect]);
  useEffect(() => {
    if (matchMedia('(width >= 64rem)').matches) return;
    const folds = document.querySelectorAll<HTMLDetailsElement>('[data-fold-under-result]');
    for (const fold of folds) fold.open = false;
    return () => {
      for (const fold of folds) fold.open = true;
    };
  }, []);
}

/** Props of the parts of a result that depend on the state's law. */
export interface LawDetailsProps {
  readonly file: SealingLawFile;
  readonly form: EligibilityForm;
  readonly listAnswer: ListAnswer;
  /** Heading of the banner; quoted in the plan. */
  readonly answer: string;
  readonly found: ShownFinding;
  readonly $notes: WritableAtom<PlanNotes>;
}

/**
 * Lower part of a result: the renter's plan, and folded the state's law with court and fees and other services. Loaded
 * together with the law, not with the form (./page-store.ts).
 */
export function LawDetails({ file, form, listAnswer, answer, found, $notes }: LawDetailsProps) {
  const language = useLanguage();
  const { name, slug } = jurisdiction(form.state, language);
  const translation = useTranslation();
  const { LAW_DETAILS_COPY: COPY } = useWords('law');
  const criteria = useCriteria(file, found);
  useEffectOnPage(found.finding);
  const { text, does, today } = found;
  const input = useMemo(
    () => ({ file, form, answer, found: text, next: does.next, today }),
    [file, form, answer, text, does, today],
  );
  return (
    <RentersPlan input={input} asked={found.asks} $notes={$notes}>
      <SealingLawPanel
        panel={found.panel}
        isExplained={listAnswer === 'not-eligible'}
        criteria={criteria}
        court={
          <CourtAndFees courts={file.courts} county={found.county} fee={feeOf(found.finding, COPY.fee)} />
        }
        more={
          <NewTabLink href={localPath(LAW_PATHS.plan(slug), language)}>
            {format(COPY.everyRemedy, { state: name })}
          </NewTabLink>
        }
        note={
          translation !== undefined && (
            <p className="rounded-md border border-review-line bg-review-tint px-4 py-2 text-xs text-review">
              {format(translation.notes.unreviewed, { site: SITE.name })}{' '}
              <NewTabLink href={LAW_PATHS.plan(slug)}>{translation.notes.law}</NewTabLink>
            </p>
          )
        }
      />
      {/* Real services that a renter can call: the attorney list of product §2 with departure D10. */}
      <PlanFold heading={COPY.legalHelp.headings[listAnswer]}>
        <p className="text-muted">{COPY.legalHelp.introduction}</p>
        <Contacts contacts={inCallOrder(legalHelpInState(file.legalHelp, found.county))} />
      </PlanFold>
    </RentersPlan>
  );
}

/**
 * The state's law as it concerns the case: with its new act as of the verdict's day, and without its checklist where no
 * law was confirmed for the case, because that would read as a test that does not exist.
 */
function casePanel(
  built: SealingLawFile['panel'],
  { kind, unreadAct }: Finding,
  { asking }: Words['law']['LAW_PANEL_WORDS'],
): SealingLawFile['panel'] {
  const { explanationInForce } = built;
  const isInForce = unreadAct?.isInForce === true && explanationInForce !== undefined;
  const panel = isInForce ? { ...built, explanation: explanationInForce } : built;
  const isFound = kind !== 'no-law' && kind !== 'not-confirmed';
  if (isFound || panel.requirements === null) return panel;
  return { ...panel, requirements: null, steps: null, asking: { ...asking, introduction: null } };
}

/** What the finding's remedy costs, so that the sample fees beside it do not say otherwise. */
export function feeOf(drawn: Finding, words: Words['law']['LAW_DETAILS_COPY']['fee']): string | null {
  if (mayCourtAct(drawn)) return words.free;
  const note = drawn.basis?.remedy.feeNote ?? null;
  return note === null ? null : format(words.path, { fee: note });
}

/** The conditions of the remedy that the finding rests on, compared with the answers. */
function useCriteria(file: SealingLawFile, { finding: drawn, facts }: ShownFinding): ShownCriteria | null {
  const language = useLanguage();
  const { CRITERIA_WORDS } = useWords('law');
  const { questions } = useWords('plan').PLAN_WHEN_COPY.asks;
  const remedy = criteriaRemedy(drawn, file.remedies, facts);
  if (remedy === null) return null;
  const place = casePlace(facts.county, jurisdiction(facts.state, language).name);
  return {
    title: remedy.title,
    isNearest: drawn.basis === null,
    items: criteriaOf(remedy, drawn.basis?.when, facts, place, CRITERIA_WORDS, questions),
    notes: remedy.appliesTo.other.map(capitalised),
  };
}

function Contacts({ contacts }: { contacts: readonly HelpContact[] }) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {contacts.map((contact) => (
        <li key={contact.name} className="rounded-md border border-line bg-surface px-4 py-3">
          <p className="font-semibold">
            <NewTabLink href={contact.url}>{contact.name}</NewTabLink>
          </p>
          <p className="mt-1 text-sm text-muted">{contact.specialty}</p>
          {contact.phone !== null && (
            <p>
              <a className="link inline-flex min-h-11 items-center" href={telephoneLink(contact.phone)}>
                {contact.phone}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
