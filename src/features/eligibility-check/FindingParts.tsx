import { type ReactNode, useEffect } from 'react';

import type { Words } from '~/content/words/words.ts';
import { type HelpContact, inCallOrder, isFreeHelp, legalHelpInState } from '~/domain/law/legal-help.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { type Finding, finding, hasConfirmedPath, isFree, mayNamePrice } from '~/domain/plan/finding.ts';
import { findingText, type FindingText, type FindingWords } from '~/domain/plan/finding-text.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import { telephoneLink } from '~/domain/shared/telephone.ts';
import { useWords } from '~/features/language/words-context.tsx';
import { type CaseAnswers, type FactNotes, planCase } from '~/features/renters-plan/plan-case.ts';
import { NO_NOTES } from '~/features/renters-plan/plan-notes.ts';

/** A finding with its text and the service to call. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly text: FindingText;
  readonly call: HelpContact | undefined;
  readonly promotion: PromotionKind;
  /** Official name of the case's county; empty if the typed text is none, such as a city. */
  readonly county: string;
}

/** Variant of the partner's card. */
export type PromotionKind = keyof Words['check']['ELIGIBILITY_CHECK_COPY']['promotion'];

/**
 * Shows a price only if something can be filed, free help if the court acts by itself, and other ways if nothing was
 * found.
 */
function promotionKind(drawn: Finding): PromotionKind {
  if (mayNamePrice(drawn)) return 'sealing';
  return isFree(drawn) && hasConfirmedPath(drawn) ? 'free' : 'alternatives';
}

/** Computes the finding of a result. Loaded in the same chunk as the law. */
export function drawFinding(
  file: SealingLawFile,
  form: CaseAnswers,
  notes: FactNotes,
  words: FindingWords,
): ShownFinding {
  const facts = planCase(form, notes, file.counties);
  const drawn = finding(file, facts, localDate(new Date()));
  return {
    finding: drawn,
    text: findingText(drawn, jurisdiction(form.state).name, words),
    call: inCallOrder(legalHelpInState(file.legalHelp, facts.county))[0],
    promotion: promotionKind(drawn),
    county: facts.county,
  };
}

/**
 * Computes a finding and discards it, while the form is being filled in. The first finding compiles regular expressions
 * and date formats: a third of the time that a slow phone needs to show the answer.
 */
export function rehearseFinding(file: SealingLawFile, state: JurisdictionCode, words: FindingWords): void {
  drawFinding(
    file,
    {
      state,
      county: file.counties[0] ?? '',
      filingDate: localDate(new Date()),
      outcome: 'dismissed',
      paymentStatus: 'no-judgment',
      reason: 'Other',
    },
    NO_NOTES,
    words,
  );
}

/** The three main answers and whom to call, at the top of a result. */
export function InShort({ found: { finding: drawn, text, call } }: { found: ShownFinding }) {
  const COPY = useWords('law').LAW_DETAILS_COPY.inShort;
  useEffectOnPage(drawn);
  useOpenOnPaper();
  return (
    <section
      aria-labelledby="in-short-heading"
      className="rounded-lg border-2 border-primary bg-surface p-5 sm:p-8"
    >
      <h3 id="in-short-heading" className="text-2xl">
        {COPY.heading}
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] sm:items-baseline">
        <Line term={COPY.can}>{text.can}</Line>
        <Line term={COPY.when}>{text.when}</Line>
        <Line term={COPY.next}>{text.next}</Line>
        {call !== undefined && (
          <Line term={callTerm(call, COPY)}>
            {call.name}{' '}
            <a
              className={`inline-flex min-h-11 items-center link ${call.phone === null ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
              href={call.phone === null ? (call.url ?? '') : telephoneLink(call.phone)}
            >
              {call.phone ?? call.url}
            </a>
          </Line>
        )}
      </dl>
    </section>
  );
}

/** A service without a telephone number is labelled "ask" instead of "call". */
function callTerm(call: HelpContact, words: Words['law']['LAW_DETAILS_COPY']['inShort']): string {
  const term = call.phone === null ? words.ask : words.call;
  return isFreeHelp(call) ? `${term} (${words.free})` : term;
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="-mt-2 font-semibold sm:mt-0">{children}</dd>
    </>
  );
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

/** Opens folded parts for printing in browsers without CSS support for it. */
function useOpenOnPaper(): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const open = () => {
      folded = [...document.querySelectorAll('details')].filter((fold) => !fold.open);
      for (const fold of folded) fold.open = true;
    };
    const close = () => {
      for (const fold of folded) fold.open = false;
      folded = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
