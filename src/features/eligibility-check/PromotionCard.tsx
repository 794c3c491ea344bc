import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { ButtonLink } from '~/ui/Button.tsx';

import type { CheckOffer } from './check-offer.ts';
import { PHONE } from '~/ui/icon-paths.ts';

const COPY = ELIGIBILITY_CHECK_COPY;

/** The partner's offer after a result: sealing where the law allows it, other ways where it does not. */
export function PromotionCard({ kind, offer }: { kind: keyof typeof COPY.promotion; offer: CheckOffer }) {
  const words = COPY.promotion[kind];
  return (
    <aside aria-label={words.heading} className="rounded-lg on-deep p-6 sm:p-8">
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="mt-3 max-w-[38em]">{words.body(offer.sealingFee, offer.attorneysFee)}</p>
      <p className="mt-2 text-sm text-on-deep-muted">{words.choice}</p>
      <p className="mt-6">
        <ButtonLink href={offer.partnerPhone.href} icon={PHONE}>
          {COPY.result.callNow(offer.partnerPhone.shown)}
        </ButtonLink>
      </p>
    </aside>
  );
}
