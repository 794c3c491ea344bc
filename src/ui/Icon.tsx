import type { IconPath } from './icon-paths.ts';

/** An icon, given as a constant of `icon-paths.ts`. Decorative: the text next to it carries the meaning. */
export function Icon({ path, className = 'size-6' }: { path: IconPath; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
