import type { WritableAtom } from 'nanostores';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';

import { retryableImport } from '#browser/load-once.ts';
import { SITE } from '#config/site.ts';
import { localPath } from '#config/languages.ts';
import { Button } from '#ui/Button.tsx';
import { REFRESH } from '#ui/Icon.tsx';
import { useReconnect } from '#ui/browser-hooks.ts';
import { capitalised, format } from '#domain/shared/format.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { type HelpContact, inCallOrder, legalHelpInState } from '#domain/law/legal-help.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { useLanguage, useTranslation, useWords } from '#features/language/words-context.tsx';
import type { PlanNotes } from '#features/renters-plan/plan-notes.ts';
import type { PlanInput } from '#features/renters-plan/ready-plan.ts';
import { Card } from '#ui/Card.tsx';
import { LAW_PATHS } from '#config/open-data.ts';
import { casePlace, type EligibilityOutcome } from '#domain/check/outcome.ts';
import { criteriaOf, criteriaPath } from '#domain/plan/criteria.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { knownCounty } from '#domain/places/county-lookup.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import {
  finding,
  type Finding,
  hasConfirmedPath,
  isFormOnly,
  isFree,
  mayNamePrice,
} from '#domain/plan/finding.ts';
import type { Words } from '#content/words/words.ts';
import { findingText, type FindingText, type FindingWords } from '#domain/plan/finding-text.ts';
import { type CaseAnswers, type FactNotes, planCase } from '#features/renters-plan/plan-case.ts';

import { CourtAndFees, SealingLawPanel, type ShownCriteria } from './LawPanel.tsx';

/** A finding with its text and the service to call. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly text: FindingText;
  readonly call: HelpContact | undefined;
  readonly promotion: PromotionKind;
  /** Whether a confirmed path is open or dated: the partner's rate of success is shown beside no other. */
  readonly isCovered: boolean;
  readonly facts: PlanCase;
  /** Official name of the case's county; empty if the typed text is none, such as a city. */
  readonly county: string;
}

/** Variant of the partner's card. */
export type PromotionKind = keyof Words['check']['ELIGIBILITY_CHECK_COPY']['promotion'];

/** Computes the finding of a result. Loaded in the same chunk as the law. */
export function drawFinding(
  file: SealingLawFile,
  form: CaseAnswers,
  notes: FactNotes,
  words: FindingWords,
): ShownFinding {
  const facts = planCase(form, notes, file);
  const drawn = finding(file, facts, localDate(new Date()));
  return {
    finding: drawn,
    text: findingText(drawn, jurisdiction(form.state).name, words),
    call: inCallOrder(legalHelpInState(file.legalHelp, facts.county))[0],
    promotion: promotionKind(drawn),
    isCovered: hasConfirmedPath(drawn),
    facts,
    county: facts.county,
  };
}

/**
 * Shows a price only if something can be filed, free help if the court acts by itself, and other ways if nothing was
 * found.
 */
function promotionKind(drawn: Finding): PromotionKind {
  if (mayNamePrice(drawn)) return 'sealing';
  if (drawn.path !== null && isFormOnly(drawn.path) && hasConfirmedPath(drawn)) return 'form';
  return isFree(drawn) && hasConfirmedPath(drawn) ? 'free' : 'alternatives';
}

/**
 * Passes the law's effect on a record to the page around the check, which explains sealing (data-law-effect). On phones
 * it also folds that explanation, because the result comes first (pages/[...locale]/eligibility-check.astro).
 */
function useEffectOnPage({ path }: Finding) {
  const effect = path?.remedy.effect;
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
  readonly outcome: EligibilityOutcome;
  /** Heading of the banner; quoted in the plan. */
  readonly answer: string;
  readonly found: ShownFinding;
  readonly $notes: WritableAtom<PlanNotes>;
}

/**
 * Lower part of a result: the state's law with court and fees, the help card, the renter's plan, and other services.
 * Loaded together with the law, not with the form (./page-store.ts).
 */
export function LawDetails({ file, form, outcome, answer, found, $notes }: LawDetailsProps) {
  const county = knownCounty(file, form.county);
  const { name, slug } = jurisdiction(form.state);
  const language = useLanguage();
  const translation = useTranslation();
  const { LAW_DETAILS_COPY: COPY, LAW_PANEL_WORDS } = useWords('law');
  useEffectOnPage(found.finding);
  return (
    <>
      {translation !== undefined && (
        <p className="rounded-md border border-review-line bg-review-tint px-4 py-2 text-xs text-review">
          {format(translation.notes.unreviewed, { site: SITE.name })}{' '}
          <NewTabLink href={LAW_PATHS.plan(slug)}>{translation.notes.law}</NewTabLink>
        </p>
      )}
      <SealingLawPanel
        panel={casePanel(file.panel, found.finding, LAW_PANEL_WORDS)}
        isExplained={outcome === 'not-eligible'}
        criteria={useCriteria(file, found)}
        court={<CourtAndFees courts={file.courts} county={county} fee={feeOf(found.finding, COPY.fee)} />}
        more={
          <NewTabLink href={localPath(LAW_PATHS.plan(slug), language)}>
            {format(COPY.everyPath, { state: name })}
          </NewTabLink>
        }
      />
      <PlanSlot file={file} form={form} answer={answer} found={found.text} $notes={$notes} />
      <LegalHelpList
        heading={COPY.legalHelp.headings[outcome]}
        contacts={inCallOrder(legalHelpInState(file.legalHelp, county))}
      />
    </>
  );
}

/**
 * The state's law as it concerns the case: without its checklist where no law was confirmed for the case, because that
 * would read as a test that does not exist.
 */
export function casePanel(
  panel: SealingLawFile['panel'],
  { kind }: Finding,
  { asking }: Words['law']['LAW_PANEL_WORDS'],
): SealingLawFile['panel'] {
  const isFound = kind !== 'no-law' && kind !== 'not-confirmed';
  if (isFound || panel.requirements === null) return panel;
  return { ...panel, requirements: null, steps: null, asking: { ...asking, introduction: null } };
}

/** What the finding's path costs, so that the sample fees beside it do not say otherwise. */
export function feeOf(drawn: Finding, words: Words['law']['LAW_DETAILS_COPY']['fee']): string | null {
  if (isFree(drawn) && hasConfirmedPath(drawn)) return words.free;
  const note = drawn.path?.remedy.feeNote ?? null;
  return note === null ? null : format(words.path, { fee: note });
}

/** The conditions of the path that the finding rests on, compared with the answers. */
function useCriteria(file: SealingLawFile, { finding: drawn, facts }: ShownFinding): ShownCriteria | null {
  const { CRITERIA_WORDS } = useWords('law');
  const { questions } = useWords('plan').PLAN_WHEN_COPY.asks;
  const remedy = criteriaPath(drawn, file.remedies, facts);
  if (remedy === null) return null;
  const place = casePlace(facts.county, jurisdiction(facts.state).name);
  return {
    path: remedy.title,
    isNearest: drawn.path === null,
    items: criteriaOf(remedy, drawn.path?.when, facts, place, CRITERIA_WORDS, questions),
    notes: remedy.appliesTo.other.map(capitalised),
  };
}

/** Real services that a renter can call: the attorney list of product §2 with departure D10. */
function LegalHelpList({ heading, contacts }: { heading: string; contacts: readonly HelpContact[] }) {
  const COPY = useWords('law').LAW_DETAILS_COPY.legalHelp;
  return (
    <section aria-labelledby="legal-help-heading">
      {/* The first one to call is in the verdict already. */}
      <details>
        <summary>
          <h3 id="legal-help-heading" className="text-xl">
            {heading}
          </h3>
          <span className="inline-block py-1 font-semibold underline">
            {format(COPY.more, { count: contacts.length })}
          </span>
        </summary>
        <p className="text-muted">{COPY.introduction}</p>
        <Contacts contacts={contacts} />
      </details>
    </section>
  );
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
              <a className="inline-flex min-h-11 items-center link" href={telephoneLink(contact.phone)}>
                {contact.phone}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PlanSlotProps {
  readonly file: SealingLawFile;
  readonly form: EligibilityForm;
  readonly answer: string;
  readonly found: FindingText;
  readonly $notes: WritableAtom<PlanNotes>;
}

const loadPlan = retryableImport(() => import('#features/renters-plan/RentersPlan.tsx'));

type Plan = ComponentType<{ input: Omit<PlanInput, 'words'>; $notes: WritableAtom<PlanNotes> }>;

/** Loads and shows the renter's plan; offers a retry if loading failed. */
function PlanSlot({ file, form, answer, found, $notes }: PlanSlotProps) {
  const PLAN = useWords('law').LAW_DETAILS_COPY.plan;
  const [Plan, setPlan] = useState<Plan>();
  const [hasFailed, setFailed] = useState(false);
  const input = useMemo(
    () => ({ file, form, answer, found, today: localDate(new Date()) }),
    [file, form, answer, found],
  );

  const load = useCallback(() => {
    loadPlan()
      .then((module) => {
        setPlan(() => module.RentersPlan);
      })
      .catch(() => {
        setFailed(true);
      });
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  useReconnect(() => {
    if (hasFailed) retry();
  });

  if (Plan !== undefined) return <Plan input={input} $notes={$notes} />;
  return (
    // A screen high while loading, so that the plan does not push down anything visible.
    <Card className={hasFailed ? '' : 'plan-waiting'}>
      <p role="status" className="text-muted">
        {hasFailed ? PLAN.failed : PLAN.loading}
      </p>
      {hasFailed && (
        <p className="mt-4">
          <Button look="outline" icon={REFRESH} onClick={retry}>
            {PLAN.retry}
          </Button>
        </p>
      )}
    </Card>
  );
}
