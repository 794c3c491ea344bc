import type { ReactNode } from 'react';

import { BANNER_ICON, BANNER_STYLE, type BannerTone } from '#ui/Banner.tsx';
import { ALERT, Icon, type IconPath, REFRESH } from '#ui/Icon.tsx';

/** The icon of a button, which spins while its action runs (product §4). */
export function ActionIcon({ path, isBusy }: { readonly path: IconPath; readonly isBusy: boolean }) {
  return (
    <Icon path={isBusy ? REFRESH : path} className={`size-5 ${isBusy ? 'motion-safe:animate-spin' : ''}`} />
  );
}

/** The result of an action, marked by icon and colour in addition to its text. */
export function Notice({ tone, children }: { readonly tone: BannerTone; readonly children: ReactNode }) {
  return (
    <div className={`flex gap-3 rounded-md border p-4 ${BANNER_STYLE[tone]}`}>
      {/* Here, `review` asks to look out, not to look closer as in a result. */}
      <Icon path={tone === 'review' ? ALERT : BANNER_ICON[tone]} className="mt-px size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
