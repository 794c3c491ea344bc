import type { WritableAtom } from 'nanostores';
import { useDeferredValue, useEffect, useRef } from 'react';

import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import {
  resultBanner,
  type EligibilityOutcome,
  type SealingRule,
  type Assessment,
} from '~/domain/check/outcome.ts';
import { jurisdiction } from '~/domain/places/jurisdiction.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlanNotes } from '~/features/renters-plan/plan-notes.ts';
import { Banner } from '~/ui/Banner.tsx';
import type { BannerTone } from '~/ui/banner-style.ts';
import { Button } from '~/ui/Button.tsx';

import type { CheckOffer } from './check-offer.ts';
import type { LawState, SaveState } from './check-state.ts';
import { LawPlaceholder } from './LawPlaceholder.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { REFRESH } from '~/ui/icon-paths.ts';

const COPY = ELIGIBILITY_CHECK_COPY.result;

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
  const banner = resultBanner({
    ...assessment,
    stateName: state.name,
    county: form.county,
    rule,
    eligibilityDetails: ready?.file.panel.explanation ?? null,
  });

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
