import type { ReactNode } from 'react';

import { BANNER_STYLE, type BannerTone } from '~/ui/banner-style.ts';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT, CHECK, INFO, type IconPath } from '~/ui/icon-paths.ts';

const ICONS: Readonly<Record<BannerTone, IconPath>> = { good: CHECK, review: ALERT, no: ALERT, info: INFO };

/** A line or two that answers an action, told by a sign and a colour beside its words. */
export function Notice({ tone, children }: { readonly tone: BannerTone; readonly children: ReactNode }) {
  return (
    <div className={`flex gap-3 rounded-md border p-4 ${BANNER_STYLE[tone]}`}>
      <Icon path={ICONS[tone]} className="mt-px size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
