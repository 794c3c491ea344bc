import { useStore } from '@nanostores/react';
import { computed, type WritableAtom } from 'nanostores';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';

import type { PhoneLine } from '#config/site.ts';

import { saysCounty } from '#domain/places/county-name.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CHECK, Icon, PHONE } from '#ui/Icon.tsx';
import {
  type Assessment,
  type CallPrompt,
  type EligibilityOutcome,
  resultBanner,
  type SealingRule,
} from '#domain/check/outcome.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { useLanguage, useWords, WordsProvider } from '#features/language/words-context.tsx';
import { OpeningStatusLine } from '#features/opening-hours/OpeningStatusLine.tsx';
import type { PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { Banner, type BannerTone } from '#ui/Banner.tsx';

import type { CheckOffer } from './check-page.ts';
import type { PromotionKind } from './LawDetails.tsx';
import type { LawState, SaveState } from './store.ts';
import { Verdict } from './Verdict.tsx';

const useCopy = () => useWords('check').ELIGIBILITY_CHECK_COPY;

/** Telephone link in a banner. */
function Prompt({ prompt: { call, more }, phone }: { prompt: CallPrompt; phone: PhoneLine }) {
  return (
    <p className="font-semibold">
      <a className="underline" href={phone.href}>
        {call}: <span className="whitespace-nowrap">{phone.shown}</span>
      </a>
      . {more}
    </p>
  );
}

interface PartnerCardProps {
  /** Names no price until the finding is known. */
  readonly kind: PromotionKind | undefined;
  /** Whether the partner's rate of success may be shown. */
  readonly isCovered: boolean;
  readonly offer: CheckOffer;
}

/**
 * The partner's card: the promotional card and the help card of product §2 in one, with one call button. It is
 * white on green, because marigold is for free help.
 */
function PartnerCard({ kind = 'alternatives', isCovered, offer }: PartnerCardProps) {
  const { promotion, partner: COPY } = useCopy();
  const { OPENING_WORDS } = useWords('openingHours');
  const words = promotion[kind];
  const success = isCovered ? [format(COPY.success, { successRate: offer.successRate })] : [];
  return (
    <aside aria-label={words.heading} className="rounded-lg on-deep p-4 sm:p-8">
      <h3 className="result-heading">{words.heading}</h3>
      <p className="result-small mt-2 max-w-[38em]">
        {format(words.body, { fee: offer.sealingFee, attorneys: offer.attorneysFee })}
      </p>
      {words.lines.map((line) => (
        <p key={line} className="mt-2 text-sm text-on-deep-muted">
          {line}
        </p>
      ))}
      <details className="mt-1">
        <summary className="py-2 font-semibold underline">{COPY.inside}</summary>
        <ul className="mb-2 grid gap-2 sm:grid-cols-2">
          {[...COPY.points, ...success].map((point) => (
            <li key={point} className="flex gap-3">
              <Icon path={CHECK} className="mt-0.5 size-6" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink look="bright" href={offer.partnerPhone.href} icon={PHONE}>
          <span>
            {COPY.call} <span className="whitespace-nowrap">{offer.partnerPhone.shown}</span>
          </span>
        </ButtonLink>
        <span className="text-sm text-on-deep-muted">
          <OpeningStatusLine hours={offer.partnerHours} words={OPENING_WORDS} />
        </span>
      </p>
    </aside>
  );
}

/** Green, yellow and red banner of the specification. */
const TONES: Readonly<Record<EligibilityOutcome, BannerTone>> = {
  eligible: 'good',
  maybe: 'review',
  'not-eligible': 'no',
};

interface ResultViewProps {
  readonly form: EligibilityForm;
  readonly assessment: Assessment;
  /** False after a reload, because the browser then restores the scroll position. */
  readonly takesFocus: boolean;
  readonly rule: SealingRule | undefined;
  readonly law: LawState;
  readonly offer: CheckOffer;
  readonly save: SaveState;
  readonly $notes: WritableAtom<PlanNotes>;
  readonly onRetryLaw: () => void;
  readonly onRetrySave: () => void;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
}

/** Subscribes to one part of the plan's notes: letters change with every key and do not affect the finding. */
function useNote<Part extends keyof PlanNotes>($notes: WritableAtom<PlanNotes>, part: Part): PlanNotes[Part] {
  return useStore(useMemo(() => computed($notes, (notes) => notes[part]), [$notes, part]));
}

/**
 * The result: the verdict by the law, the banner by the list with one sentence on why they differ, then the order of
 * product §2: promotional card, the state's law, who can help. The verdict's heading takes the focus, so that
 * screen readers start there.
 */
export function ResultView(props: ResultViewProps) {
  const { form, assessment, takesFocus, rule, law, offer } = props;
  const { list: LIST } = useCopy();
  const { RESULT_BANNERS } = useWords('check');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Focusing alone would scroll the heading to the middle of the window.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [takesFocus]);

  const state = jurisdiction(form.state);
  const ready = law.status === 'ready' && law.state === state ? law.law : undefined;
  const hasFailed = law.status === 'failed';
  // Render the answer first and the rest a moment later. React does not defer from `undefined`.
  const isAnswerDrawn = useDeferredValue(true, false);
  const shown = useDeferredValue(ready, null);
  const { $notes } = props;
  const dates = useNote($notes, 'dates');
  const settlement = useNote($notes, 'settlement');
  const answers = useNote($notes, 'answers');
  const debt = useNote($notes, 'debt');
  const found = useMemo(
    () =>
      ready?.drawFinding(
        ready.file,
        form,
        { dates, ...(settlement && { settlement }), ...(answers && { answers }), ...(debt && { debt }) },
        ready.words.law.FINDING_WORDS,
      ),
    [ready, form, dates, settlement, answers, debt],
  );
  // Until the state's counties are loaded, only a text that says it is a county. A city is none.
  const county = found?.county ?? (saysCounty(form.county) ? form.county : '');
  const banner = resultBanner(
    {
      ...assessment,
      stateName: state.name,
      county,
      rule,
      eligibilityDetails: ready?.file.panel.explanation ?? null,
    },
    RESULT_BANNERS,
  );
  const why = hasFailed ? LIST.failed : LIST.loading;

  return (
    <div className="result">
      <Verdict
        form={form}
        state={state}
        county={county}
        verdict={
          found === undefined ? { status: hasFailed ? 'failed' : 'loading' } : { status: 'found', ...found }
        }
        headingRef={heading}
        save={props.save}
        onRetryLaw={props.onRetryLaw}
        onRetrySave={props.onRetrySave}
        onBack={props.onBack}
        onStartOver={props.onStartOver}
      />
      {isAnswerDrawn && (
        <div className="result-list">
          <p className="text-sm font-semibold text-muted">{LIST.overline}</p>
          <p className="result-small">{found?.text.list ?? why}</p>
          <Banner tone={TONES[assessment.outcome]} heading={banner.heading}>
            <p>{banner.body}</p>
            {banner.prompt !== null && <Prompt prompt={banner.prompt} phone={offer.partnerPhone} />}
          </Banner>
        </div>
      )}
      {/* What is offered depends on the law; another card for a moment would contradict it and move the page. */}
      {isAnswerDrawn && (found !== undefined || hasFailed) && (
        <PartnerCard kind={found?.promotion} isCovered={found?.isCovered === true} offer={offer} />
      )}
      {shown != null && found !== undefined ? (
        <WordsProvider language={language} words={shown.words}>
          <shown.View
            file={shown.file}
            form={form}
            outcome={assessment.outcome}
            answer={banner.heading}
            found={found}
            $notes={$notes}
          />
        </WordsProvider>
      ) : (
        !hasFailed && <div aria-hidden="true" className="result-waiting" />
      )}
    </div>
  );
}
