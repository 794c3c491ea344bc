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

/** A finding with its words, and whom to call. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly text: FindingText;
  readonly call: HelpContact | undefined;
  readonly promotion: PromotionKind;
}

/** What the partner's card offers. */
export type PromotionKind = keyof Words['check']['ELIGIBILITY_CHECK_COPY']['promotion'];

/** A price only where something can be filed; what is free where the court acts; other ways where nothing was found. */
function promotionKind(drawn: Finding): PromotionKind {
  if (mayNamePrice(drawn)) return 'sealing';
  return isFree(drawn) && hasConfirmedPath(drawn) ? 'free' : 'alternatives';
}

/** Draws the finding for a result. It travels with the law, which it is drawn from. */
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
  };
}

/**
 * Draws a finding that nobody sees, while the form is being filled in. The first finding compiles the rules, their
 * regular expressions and the language's dates: a third of the time that a slow phone would take to show the answer.
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

/** The three answers that a renter came for, and whom to call, before everything else. */
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

/** A service without a number is asked, not called. */
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
 * Tells the page around the check what the law of the result does to a record, for what it says about sealing, and folds
 * that on a phone, where the result is what was asked for (pages/[...locale]/eligibility-check.astro).
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

/** Opens what is folded while the page is printed, in browsers that do not do so by the style sheet. */
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
