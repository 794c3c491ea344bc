import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

import { Button } from '~/ui/Button.tsx';
import { ALERT, CHECK, CHEVRON_DOWN, type IconPath, INFO, REFRESH } from '~/ui/icon-paths.ts';
import { Icon } from '~/ui/Icon.tsx';
import { BANNER_STYLE, type BannerTone } from '~/ui/Banner.tsx';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly icon: IconPath;
  readonly isBusy: boolean;
  /** What it says while it is busy. */
  readonly busyLabel: string;
}

/**
 * A button that is disabled and turns while what it started goes on (specification §4). Disabling it takes the focus
 * away; whoever started it gets the focus back when it ends, unless they have gone on to something else.
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
  /** The line that opens and closes the rest. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens to what is behind it. For the rows of a list with a border. */
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

const ICONS: Readonly<Record<BannerTone, IconPath>> = { good: CHECK, review: ALERT, no: ALERT, info: INFO };

/** The result of an action, marked by a sign and a colour in addition to its words. */
export function Notice({ tone, children }: { readonly tone: BannerTone; readonly children: ReactNode }) {
  return (
    <div className={`flex gap-3 rounded-md border p-4 ${BANNER_STYLE[tone]}`}>
      <Icon path={ICONS[tone]} className="mt-px size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
