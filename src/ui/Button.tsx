import type { ComponentProps, ReactNode } from 'react';

import { Icon, type IconPath } from './Icon.tsx';

/**
 * Button styles, of `Button.astro` too.
 *
 * `primary` (marigold) is for the main action of a screen, `secondary` (evergreen) and `outline` are for other actions,
 * `danger` deletes, `quiet` looks like a link; `bright` and `line` are the variants for dark green backgrounds. All have
 * a border, because forced colours draw nothing else of a button.
 */
const LOOKS = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  outline: 'border-primary text-primary hover:bg-good-tint',
  danger: 'border-no text-no hover:bg-no-tint',
  quiet: 'border-transparent text-primary underline underline-offset-4 hover:text-primary-strong',
  bright: 'border-transparent bg-on-deep text-deep hover:bg-on-deep-muted',
  line: 'border-on-deep-muted text-on-deep hover:bg-deep-raised',
} as const;

const SIZES = {
  regular: 'min-h-13 py-3',
  small: 'min-h-11 py-2 text-sm',
} as const;

/** A quiet button has no edge, so its label begins where the text around it does. */
const SIDES = { regular: 'text-center px-6', small: 'text-center px-4' } as const;

type ButtonLook = keyof typeof LOOKS;

/** 52 px high, or 44 px where space is short. */
type ButtonSize = keyof typeof SIZES;

export interface ButtonAppearance {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  /** Full width of the container. */
  readonly wide?: boolean | undefined;
}

/** @example buttonStyle({ look: 'outline', wide: true }) */
export function buttonStyle({
  look = 'primary',
  size = 'regular',
  wide = false,
}: ButtonAppearance = {}): string {
  const shape =
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border-2 font-semibold transition-colors ' +
    // Printers leave backgrounds out.
    'print:border-current print:bg-transparent print:text-[color:black] print:transition-none ' +
    'disabled:cursor-progress disabled:opacity-70 aria-disabled:cursor-progress aria-disabled:opacity-70';
  const sides = look === 'quiet' ? '' : ` ${SIDES[size]}`;
  return `${shape} ${SIZES[size]}${sides} ${LOOKS[look]}${wide ? ' w-full' : ''}`;
}

interface Shared extends ButtonAppearance {
  icon?: IconPath | undefined;
  /** Shown after the label. */
  iconAfter?: IconPath | undefined;
}

interface ButtonProps extends Shared, ComponentProps<'button'> {
  /** A busy button does nothing. It is not disabled, so that it keeps the focus. */
  isBusy?: boolean | undefined;
}

export function Button({
  look,
  size,
  wide,
  icon,
  iconAfter,
  isBusy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={isBusy}
      onClick={(event) => {
        // Also of the Enter key in a field, which presses the button that submits.
        if (isBusy === true) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonStyle({ look, size, wide })}
      {...rest}
    >
      {icon !== undefined && <Icon path={icon} className="size-5" />}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} className="size-5" />}
    </button>
  );
}

export function TwoLines({ label, note }: { label: ReactNode; note: string }) {
  return (
    <span className="leading-snug grid">
      <span>{label}</span> <span className="text-xs font-normal">{note}</span>
    </span>
  );
}

export function ButtonLink({
  look,
  size,
  wide,
  icon,
  iconAfter,
  children,
  ...rest
}: Shared & ComponentProps<'a'>) {
  return (
    <a className={buttonStyle({ look, size, wide })} {...rest}>
      {icon !== undefined && <Icon path={icon} className="size-5" />}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} className="size-5" />}
    </a>
  );
}
