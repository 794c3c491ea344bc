import type { IconPath } from './icon-paths.ts';

/**
 * One icon of the set, as a constant of `icon-paths.ts`. It is decorative: the words next to it carry the meaning.
 */
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
