import type { PhoneLine } from '~/config/site.ts';
import { LAW_DETAILS_COPY } from '~/content/copy/law-details.ts';
import { helpCardPoints } from '~/domain/law/panel.ts';
import { ButtonLink } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { CHECK, PHONE } from '~/ui/icon-paths.ts';

const COPY = LAW_DETAILS_COPY.help;

/** The green card under the law: what the partner does, and its number (specification §2). */
export function HelpCard({ successRate, phone }: { successRate: string; phone: PhoneLine }) {
  return (
    <aside
      aria-label={COPY.heading}
      className="rounded-lg border border-good-line bg-good-tint p-6 text-good sm:p-8"
    >
      <h3 className="text-2xl">{COPY.heading}</h3>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {helpCardPoints(successRate).map((point) => (
          <li key={point} className="flex gap-3">
            <Icon path={CHECK} className="mt-0.5 size-6" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink look="secondary" href={phone.href} icon={PHONE}>
          {COPY.call(phone.shown)}
        </ButtonLink>
      </p>
    </aside>
  );
}
