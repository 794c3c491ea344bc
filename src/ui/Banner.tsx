import { type ReactNode, type Ref, useId } from 'react';

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

/**
 * A large message that answers a question, distinguished by icon and text as well as colour.
 *
 * Pass `headingRef` to move the focus to it when it appears; its text is then announced with the heading.
 */
export function Banner({
  tone,
  heading,
  headingRef,
  children,
}: {
  tone: BannerTone;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  const text = useId();
  return (
    <div data-banner className={`scroll-mt-24 rounded-lg border-2 p-5 sm:p-8 ${BANNER_STYLE[tone]}`}>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 sm:gap-x-5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface sm:size-12">
          <Icon path={BANNER_ICON[tone]} className="size-7" />
        </span>
        <h2
          ref={headingRef}
          tabIndex={-1}
          aria-describedby={children === undefined ? undefined : text}
          className="min-w-0 text-2xl"
        >
          {heading}
        </h2>
        {children !== undefined && (
          <div id={text} className="grid max-w-[34em] gap-3 wrap-anywhere max-sm:col-span-2 sm:col-start-2">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
