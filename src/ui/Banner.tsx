import type { ReactNode } from 'react';

import { CHECK, Icon, type IconPath, INFO, NO_ENTRY, SEARCH } from './Icon.tsx';

/** Good news, needs review, bad news, plain information. */
export type BannerTone = 'good' | 'review' | 'no' | 'info';

/** Class names for background, border and text of each tone. */
export const BANNER_STYLE: Readonly<Record<BannerTone, string>> = {
  good: 'border-good-line bg-good-tint text-good',
  review: 'border-review-line bg-review-tint text-review',
  no: 'border-no-line bg-no-tint text-no',
  info: 'border-info-line bg-info-tint text-info',
};

/** Icon of each tone, because colour alone is not accessible. */
export const BANNER_ICON: Readonly<Record<BannerTone, IconPath>> = {
  good: CHECK,
  review: SEARCH,
  no: NO_ENTRY,
  info: INFO,
};

/** A large message that answers a question, distinguished by icon and text as well as colour. */
export function Banner({
  tone,
  heading,
  children,
}: {
  tone: BannerTone;
  heading: string;
  children?: ReactNode;
}) {
  return (
    <div data-banner className={`rounded-lg border-2 p-4 sm:p-8 ${BANNER_STYLE[tone]}`}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 sm:gap-x-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface sm:size-12">
          <Icon path={BANNER_ICON[tone]} className="size-7" />
        </span>
        <h2 className="min-w-0 text-xl">{heading}</h2>
        {children !== undefined && (
          <div className="grid max-w-[34em] gap-3 wrap-anywhere max-sm:col-span-2 sm:col-start-2">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
