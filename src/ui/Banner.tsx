import type { ReactNode, Ref } from 'react';

import { BANNER_ICON, BANNER_STYLE, type BannerTone } from './banner-style.ts';
import { Icon } from './Icon.tsx';

/**
 * A large message that answers something, told by sign and words as well as colour.
 *
 * Give `headingRef` to move the focus to it when it arrives.
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
  return (
    <div className={`rounded-lg border-2 p-6 sm:p-8 ${BANNER_STYLE[tone]}`}>
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-5">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface">
          <Icon path={BANNER_ICON[tone]} className="size-7" />
        </span>
        <div className="min-w-0">
          <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
            {heading}
          </h2>
          {children !== undefined && <div className="mt-3 grid max-w-[34em] gap-3">{children}</div>}
        </div>
      </div>
    </div>
  );
}
