import { useStore } from '@nanostores/react';
import { computed, type WritableAtom } from 'nanostores';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import type { PhoneLine } from '#config/site.ts';

import { saysCounty } from '#domain/places/county-name.ts';
import { jurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CHECK, Icon, PHONE, REFRESH } from '#ui/Icon.tsx';
import type { Words } from '#content/words/words.ts';
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

const useCopy = () => useWords('check').ELIGIBILITY_CHECK_COPY;

interface LawPlaceholderProps {
  readonly state: Jurisdiction;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of the law while it loads or after loading failed. */
function LawPlaceholder({ state, failed, onRetry }: LawPlaceholderProps) {
  const LAW = useCopy().law;
  return (
    <Card>
      <p role="status" className="text-muted">
        {format(failed ? LAW.failed : LAW.loading, { state: state.name })}
      </p>
      {failed ? (
        <p className="mt-4">
          <Button look="outline" icon={REFRESH} onClick={onRetry}>
            {LAW.retry}
          </Button>
        </p>
      ) : (
        <div aria-hidden="true" className="mt-6 h-64 rounded-sm bg-sunken motion-safe:animate-pulse" />
      )}
    </Card>
  );
}

/** Reserves the space of the "In short" card while the law loads, so that the content below does not move. */
function InShortPlaceholder() {
  return (
    <div
      aria-hidden="true"
      className="min-h-115 rounded-lg bg-sunken motion-safe:animate-pulse sm:min-h-73"
    />
  );
}

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

interface FindingSlotProps {
  readonly state: Jurisdiction;
  /** `undefined` until the law is loaded. */
  readonly sentence: string | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/**
 * The finding in the banner. Its space is reserved while the law loads, and it is announced to screen readers when it
 * arrives. If loading fails, the banner says that the answer rests on the list of states alone.
 */
function FindingSlot({ state, sentence, failed, onRetry }: FindingSlotProps) {
  const [isLate] = useState(sentence === undefined);
  const COPY = useCopy().finding;
  const words = failed ? COPY.failed : COPY.loading;
  return (
    <div
      className={`border-t border-current/25 pt-3 ${isLate ? 'min-h-64 sm:min-h-28' : ''}`}
      data-finding={sentence !== undefined}
    >
      <p role="status" className="text-lg font-semibold">
        {sentence ?? format(words, { state: state.name })}
      </p>
      {failed && (
        <p className="mt-3">
          <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
            {COPY.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The partner's card; names no price until the finding is known. */
function PromotionCard({
  kind = 'alternatives',
  offer,
}: {
  kind?: PromotionKind | undefined;
  offer: CheckOffer;
}) {
  const { promotion, result: COPY } = useCopy();
  const { OPENING_WORDS } = useWords('openingHours');
  const words = promotion[kind];
  return (
    <aside aria-label={words.heading} className="rounded-lg on-deep p-5 sm:p-8">
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="mt-3 max-w-[38em]">
        {format(words.body, { fee: offer.sealingFee, attorneys: offer.attorneysFee })}
      </p>
      {words.lines.map((line) => (
        <p key={line} className="mt-2 text-sm text-on-deep-muted">
          {line}
        </p>
      ))}
      <p className="mt-4">
        <ButtonLink href={offer.partnerPhone.href} icon={PHONE}>
          <span>
            {COPY.callNow} <span className="whitespace-nowrap">{offer.partnerPhone.shown}</span>
          </span>
        </ButtonLink>
      </p>
      <p className="mt-3 text-sm text-on-deep-muted">
        <OpeningStatusLine hours={offer.partnerHours} words={OPENING_WORDS} />
      </p>
    </aside>
  );
}

/** One status line on whether the answers were saved, with a retry if they were not. */
function SaveStatus({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  const COPY = useCopy().result;
  const { SERVER_NOTE_COPY } = useWords('delivery');
  return (
    <div role="status" className="-my-2 text-sm text-muted">
      {save.status === 'saving' && <p>{COPY.saving}</p>}
      {save.status === 'saved' && (
        <p className="flex items-center gap-2">
          <Icon path={CHECK} className="size-5 text-primary" />
          {COPY.saved}
        </p>
      )}
      {save.status === 'unsaved' && (
        <div className="grid gap-3">
          <p>{unsavedWords(save, COPY, SERVER_NOTE_COPY)}</p>
          {save.note?.reference !== undefined && (
            <p>{format(SERVER_NOTE_COPY.reference, { reference: save.note.reference })}</p>
          )}
          <p>
            <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
              {COPY.retrySave}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

function unsavedWords(
  { note, isServersFault }: Extract<SaveState, { status: 'unsaved' }>,
  words: Words['check']['ELIGIBILITY_CHECK_COPY']['result'],
  told: Words['delivery']['SERVER_NOTE_COPY'],
): string {
  if (note !== undefined) return format(told.unsaved, { detail: note.detail });
  return isServersFault === true ? words.unsavedByServer : words.unsaved;
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
  /** Toasts about this result. */
  readonly notices: ReactNode;
}

/** Subscribes to one part of the plan's notes: letters change with every key and do not affect the finding. */
function useNote<Part extends keyof PlanNotes>($notes: WritableAtom<PlanNotes>, part: Part): PlanNotes[Part] {
  return useStore(useMemo(() => computed($notes, (notes) => notes[part]), [$notes, part]));
}

/**
 * The result: the banner with the finding, "In short", then the order of specification §2: promotional card, the
 * state's law, who can help. The banner takes the focus, so that screen readers start there.
 */
export function ResultView(props: ResultViewProps) {
  const { form, assessment, takesFocus, rule, law, offer } = props;
  const COPY = useCopy().result;
  const { RESULT_BANNERS } = useWords('check');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const state = jurisdiction(form.state);
  const ready = law.status === 'ready' && law.state === state ? law.law : undefined;
  // Render the answer first and the rest a moment later.
  const isAnswerDrawn = useDeferredValue(true, false);
  const shown = useDeferredValue(ready, undefined);
  // After a reload the browser has already scrolled to where the renter was: buttons under an empty place would jump.
  const isInPlace = takesFocus || shown !== undefined || law.status === 'failed';
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

  const banner = resultBanner(
    {
      ...assessment,
      stateName: state.name,
      // Until the state's counties are loaded, only a text that says it is a county. A city is none.
      county: found?.county ?? (saysCounty(form.county) ? form.county : ''),
      rule,
      eligibilityDetails: ready?.file.panel.explanation ?? null,
    },
    RESULT_BANNERS,
  );

  return (
    <>
      <Banner tone={TONES[assessment.outcome]} heading={banner.heading} headingRef={heading}>
        <p className="text-lg">{banner.body}</p>
        <FindingSlot
          state={state}
          sentence={found?.text.sentence}
          failed={law.status === 'failed'}
          onRetry={props.onRetryLaw}
        />
        {banner.prompt !== null && <Prompt prompt={banner.prompt} phone={offer.partnerPhone} />}
      </Banner>
      {/* Separate block, so that sticky content inside never covers the banner. */}
      <div>
        <div className="mt-4 grid gap-4 sm:mt-8 sm:gap-8">
          {ready !== undefined && found !== undefined ? (
            <WordsProvider language={language} words={ready.words}>
              <ready.InShort found={found} />
            </WordsProvider>
          ) : (
            law.status !== 'failed' && <InShortPlaceholder />
          )}
          <SaveStatus save={props.save} onRetry={props.onRetrySave} />
          {isAnswerDrawn && (
            <>
              <PromotionCard kind={found?.promotion} offer={offer} />
              {shown === undefined || found === undefined ? (
                <LawPlaceholder state={state} failed={law.status === 'failed'} onRetry={props.onRetryLaw} />
              ) : (
                <WordsProvider language={language} words={shown.words}>
                  <shown.View
                    file={shown.file}
                    form={form}
                    outcome={assessment.outcome}
                    answer={banner.heading}
                    found={found}
                    offer={offer}
                    $notes={$notes}
                  />
                </WordsProvider>
              )}
              {isInPlace && (
                <div className="flex flex-wrap gap-3">
                  <Button look="secondary" size="small" icon={REFRESH} onClick={props.onStartOver}>
                    {COPY.another}
                  </Button>
                  <Button look="outline" size="small" onClick={props.onBack}>
                    {COPY.back}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
        {props.notices}
      </div>
    </>
  );
}
