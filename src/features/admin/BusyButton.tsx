import { useEffect, useRef, type ComponentProps } from 'react';

import { Button } from '~/ui/Button.tsx';
import { REFRESH, type IconPath } from '~/ui/icon-paths.ts';
import { Icon } from '~/ui/Icon.tsx';

interface Props extends ComponentProps<typeof Button> {
  readonly icon: IconPath;
  readonly isBusy: boolean;
  /** What it says while it is busy. */
  readonly busyLabel: string;
}

/**
 * A button that is disabled and turns while what it started goes on (specification §4). Disabling it takes the focus
 * away; whoever started it gets the focus back when it ends, unless they have gone on to something else.
 */
export function BusyButton({ icon, isBusy, busyLabel, disabled, children, ...rest }: Props) {
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
