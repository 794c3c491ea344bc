import type { WritableAtom } from 'nanostores';
import { useDeferredValue, useEffect, useRef } from 'react';

import { RESULT_BANNERS } from '~/content/words/en/outcome.ts';
import { ELIGIBILITY_CHECK_COPY } from '~/content/words/en/check.ts';
import { jurisdiction, type Jurisdiction } from '~/domain/places/jurisdiction.ts';
import { Button, ButtonLink } from '~/ui/Button.tsx';
import { Card } from '~/ui/Card.tsx';
import { CHECK, PHONE, REFRESH } from '~/ui/icon-paths.ts';
import { SERVER_NOTE_COPY } from '~/content/words/en/delivery.ts';
import { Icon } from '~/ui/Icon.tsx';
import {
  type Assessment,
  type EligibilityOutcome,
  resultBanner,
  type SealingRule,
} from '~/domain/check/outcome.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlanNotes } from '~/features/renters-plan/plan-notes.ts';
import { Banner, type BannerTone } from '~/ui/Banner.tsx';

import type { CheckOffer } from './props.ts';
import type { LawState, SaveState } from './store.ts';

const COPY = ELIGIBILITY_CHECK_COPY.result;
const LAW = ELIGIBILITY_CHECK_COPY.law;

interface LawPlaceholderProps {
  readonly state: Jurisdiction;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of the law while it loads, and when it could not be loaded. */
function LawPlaceholder({ state, failed, onRetry }: LawPlaceholderProps) {
  return (
    <Card>
      <p role="status" className="text-muted">
        {failed ? LAW.failed(state.name) : LAW.loading(state.name)}
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

/** The partner's offer after a result: sealing where the law allows it, other ways where it does not. */
function PromotionCard({
  kind,
  offer,
}: {
  kind: keyof typeof ELIGIBILITY_CHECK_COPY.promotion;
  offer: CheckOffer;
}) {
  const words = ELIGIBILITY_CHECK_COPY.promotion[kind];
  return (
    <aside aria-label={words.heading} className="rounded-lg on-deep p-6 sm:p-8">
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="mt-3 max-w-[38em]">{words.body(offer.sealingFee, offer.attorneysFee)}</p>
      <p className="mt-2 text-sm text-on-deep-muted">{words.choice}</p>
      <p className="mt-6">
        <ButtonLink href={offer.partnerPhone.href} icon={PHONE}>
          {COPY.callNow(offer.partnerPhone.shown)}
        </ButtonLink>
      </p>
    </aside>
  );
}

/** Whether the answers arrived, in one line that changes in place; with a way on when they did not. */
function SaveStatus({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
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
          <p>{save.note === undefined ? COPY.unsaved : SERVER_NOTE_COPY.unsaved(save.note.detail)}</p>
          {save.note?.reference !== undefined && <p>{SERVER_NOTE_COPY.reference(save.note.reference)}</p>}
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

/** The specification's green, yellow and red banners. */
const TONES: Readonly<Record<EligibilityOutcome, BannerTone>> = {
  eligible: 'good',
  maybe: 'review',
  'not-eligible': 'no',
};

interface ResultViewProps {
  readonly form: EligibilityForm;
  readonly assessment: Assessment;
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

/**
 * The answer and what follows from it, in the order of specification §2: banner, promotional card, the state's law,
 * who can help. The focus goes to the banner, so that it is the first thing read.
 */
export function ResultView(props: ResultViewProps) {
  const { form, assessment, rule, law, offer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const state = jurisdiction(form.state);
  const ready = law.status === 'ready' && law.state === state ? law.law : undefined;
  // The answer is drawn first, and what is under it a moment later.
  const isAnswerDrawn = useDeferredValue(true, false);
  const shown = useDeferredValue(ready, undefined);
  const banner = resultBanner(
    {
      ...assessment,
      stateName: state.name,
      county: form.county,
      rule,
      eligibilityDetails: ready?.file.panel.explanation ?? null,
    },
    RESULT_BANNERS,
  );

  return (
    <div className="grid gap-8">
      <Banner tone={TONES[assessment.outcome]} heading={banner.heading} headingRef={heading}>
        <p className="text-lg">{banner.body}</p>
        {banner.prompt !== null && <p className="font-semibold">{banner.prompt}</p>}
      </Banner>
      <SaveStatus save={props.save} onRetry={props.onRetrySave} />
      {isAnswerDrawn && (
        <>
          <PromotionCard
            kind={assessment.outcome === 'not-eligible' ? 'alternatives' : 'sealing'}
            offer={offer}
          />
          {shown === undefined ? (
            <LawPlaceholder state={state} failed={law.status === 'failed'} onRetry={props.onRetryLaw} />
          ) : (
            <shown.View
              file={shown.file}
              form={form}
              outcome={assessment.outcome}
              answer={banner.heading}
              offer={offer}
              $notes={props.$notes}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" icon={REFRESH} onClick={props.onStartOver}>
              {COPY.another}
            </Button>
            <Button look="outline" onClick={props.onBack}>
              {COPY.back}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
