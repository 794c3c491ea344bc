import type { ComponentProps } from 'react';

import { buttonStyle, type ButtonAppearance } from './button-style.ts';
import { Icon } from './Icon.tsx';
import type { IconPath } from './icon-paths.ts';

interface Shared extends ButtonAppearance {
  icon?: IconPath | undefined;
  /** Shown after the label. */
  iconAfter?: IconPath | undefined;
}

export function Button({
  look,
  size,
  wide,
  icon,
  iconAfter,
  type = 'button',
  children,
  ...rest
}: Shared & ComponentProps<'button'>) {
  return (
    <button type={type} className={buttonStyle({ look, size, wide })} {...rest}>
      {icon !== undefined && <Icon path={icon} className="size-5" />}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} className="size-5" />}
    </button>
  );
}

/** A link that looks like a button. */
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
