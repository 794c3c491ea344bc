import type { ComponentProps, ReactNode } from 'react';

import { BANNER_ICON, BANNER_STYLE, type BannerTone } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ALERT, Icon, type IconPath, REFRESH } from '#ui/Icon.tsx';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly icon: IconPath;
  readonly isBusy: boolean;
  /** Label while busy. */
  readonly busyLabel: string;
}

/** A button that spins while its action runs (specification §4). It is disabled in a way that leaves it the focus. */
export function BusyButton({
  icon,
  isBusy,
  busyLabel,
  disabled = false,
  onClick,
  children,
  ...rest
}: BusyButtonProps) {
  const isDisabled = isBusy || disabled;
  return (
    <Button
      {...rest}
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Icon path={isBusy ? REFRESH : icon} className={`size-5 ${isBusy ? 'motion-safe:animate-spin' : ''}`} />
      {isBusy ? busyLabel : children}
    </Button>
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
