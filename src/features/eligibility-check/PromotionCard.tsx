import { SEALING_SERVICE } from '~/config/offer.ts';
import { SEALING_PARTNER_PHONE } from '~/config/site.ts';
import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { ButtonLink } from '~/ui/Button.tsx';

const COPY = ELIGIBILITY_CHECK_COPY;

/** The partner's offer after a result: sealing where the law allows it, other ways where it does not. */
export function PromotionCard({ kind }: { kind: keyof typeof COPY.promotion }) {
  const words = COPY.promotion[kind];
  return (
    <aside aria-label={words.heading} className="rounded-lg on-deep p-6 sm:p-8">
      <h3 className="text-2xl">{words.heading}</h3>
      <p className="mt-3 max-w-[38em]">{words.body(SEALING_SERVICE.exact, SEALING_SERVICE.attorneysShown)}</p>
      <p className="mt-2 text-sm text-on-deep-muted">{words.choice}</p>
      <p className="mt-6">
        <ButtonLink href={SEALING_PARTNER_PHONE.href} icon="phone">
          {COPY.result.callNow(SEALING_PARTNER_PHONE.shown)}
        </ButtonLink>
      </p>
    </aside>
  );
}
