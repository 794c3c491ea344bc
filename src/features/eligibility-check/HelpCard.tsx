import { SEALING_PARTNER_PHONE } from '~/config/site.ts';
import { ELIGIBILITY_CHECK_COPY } from '~/content/copy/eligibility-check.ts';
import { helpCardPoints } from '~/domain/law/help-card.ts';
import { ButtonLink } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';

const COPY = ELIGIBILITY_CHECK_COPY.help;

/** The green card under the law: what the partner does, and its number (specification §2). */
export function HelpCard({ successRate }: { successRate: string }) {
  return (
    <aside
      aria-label={COPY.heading}
      className="rounded-lg border border-good-line bg-good-tint p-6 text-good sm:p-8"
    >
      <h3 className="text-2xl">{COPY.heading}</h3>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {helpCardPoints(successRate).map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-6" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink look="secondary" href={SEALING_PARTNER_PHONE.href} icon="phone">
          {COPY.call(SEALING_PARTNER_PHONE.shown)}
        </ButtonLink>
      </p>
    </aside>
  );
}
