import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

import { Button } from '#ui/Button.tsx';
import { ALERT, CHEVRON_DOWN, Icon, type IconPath, REFRESH } from '#ui/Icon.tsx';
import { BANNER_ICON, BANNER_STYLE, type BannerTone } from '#ui/Banner.tsx';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly icon: IconPath;
  readonly isBusy: boolean;
  /** Label while busy. */
  readonly busyLabel: string;
}

/**
 * A button that is disabled and spins while its action runs (specification §4). Disabling it loses the focus, so the
 * button gets it back at the end, unless the user has moved on.
 */
export function BusyButton({ icon, isBusy, busyLabel, disabled, children, ...rest }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) button.current?.focus();
  }, [isBusy]);

  return (
    <Button
      {...rest}
      ref={button}
      disabled={isBusy || disabled}
      onClick={(event) => {
        hadFocus.current = true;
        rest.onClick?.(event);
      }}
    >
      <Icon path={isBusy ? REFRESH : icon} className={`size-5 ${isBusy ? 'motion-safe:animate-spin' : ''}`} />
      {isBusy ? busyLabel : children}
    </Button>
  );
}

interface DisclosureProps {
  /** The line that toggles the contents. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible row, for bordered lists. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group/row">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-3 wrap-anywhere">{summary}</span>
        <Icon
          path={CHEVRON_DOWN}
          className="size-5 shrink-0 text-muted transition-transform group-open/row:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}

/** Icon of each tone. `review` asks to look out, not to look closer as in a result. */
export const NOTICE_ICON: Readonly<Record<BannerTone, IconPath>> = { ...BANNER_ICON, review: ALERT };

/** The result of an action, marked by icon and colour in addition to its text. */
export function Notice({ tone, children }: { readonly tone: BannerTone; readonly children: ReactNode }) {
  return (
    <div className={`flex gap-3 rounded-md border p-4 ${BANNER_STYLE[tone]}`}>
      <Icon path={NOTICE_ICON[tone]} className="mt-px size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
