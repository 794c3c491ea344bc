/** The path of an icon: one of the constants below. */
export type IconPath = `M${string}`;

/** An icon. Decorative: the text next to it carries the meaning. */
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

/**
 * The icon set: one path each, drawn for this site on a 24 × 24 grid with a 2-unit round stroke.
 *
 * Separate constants, so that an island's bundle contains only the icons it uses. Pages, which are rendered at build
 * time, find them by name (icon-names.ts).
 */
export const ALERT = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.8v5M12 16h.01';

export const ARROW_RIGHT = 'M5 12h14M13 6l6 6-6 6';

export const CALENDAR = 'M4.5 6h15v14.5h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7';

export const CARD =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M7 14.5h3';

export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

export const CHEVRON_DOWN = 'M6 9.5l6 6 6-6';

export const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2';

export const CLOSE = 'M6 6l12 12M18 6L6 18';

export const DOCUMENT =
  'M7 3h7l4.5 4.5v12A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3zM13.5 3v5h5M9 13h6M9 16.5h6';

export const COURT = 'M3.5 9.5L12 4.5l8.5 5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17M4.5 17.5h15';

export const DOWNLOAD = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15';

export const EXTERNAL =
  'M13.5 4.5h6v6M19.5 4.5L11 13M18 14v5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1H10';

export const FACEBOOK = 'M15.8 4.5h-1.6a3.4 3.4 0 0 0-3.4 3.4V20.5M7.5 12h7.6';

export const HOME = 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20';

export const INFO = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11.2v5M12 7.9h.01';

export const INSTAGRAM =
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.6 7.4h.01';

export const KEY =
  'M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 11.2l9.3 9.3M17.5 17.5L15 20M14.3 14.3l-2.1 2.1';

export const LINKEDIN = 'M6 10v9M6 5.6v.01M11 19v-9M11 14.5c0-2.8 1.6-4.5 3.8-4.5S18 11.7 18 14.5V19';

export const LOCK =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17';

export const LOGOUT =
  'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5';

export const MAIL =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7.5l8.5 6 8.5-6';

export const MENU = 'M4 7h16M4 12h16M4 17h16';

/** A bar in a circle, as on the road sign. */
export const NO_ENTRY = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12h8';

export const PEOPLE =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.9-6 6.5-6s6.5 2.5 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18.2 14.5c2 .9 3.3 2.9 3.3 5.5';

export const PENCIL = 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z';

export const PHONE =
  'M8.3 3.5H5.5a2 2 0 0 0-2 2.1c.5 8.1 6.8 14.4 14.9 14.9a2 2 0 0 0 2.1-2v-2.8a1.5 1.5 0 0 0-1.2-1.5l-2.9-.6a1.5 1.5 0 0 0-1.5.6l-.8 1.1a12 12 0 0 1-5.4-5.4l1.1-.8a1.5 1.5 0 0 0 .6-1.5l-.6-2.9a1.5 1.5 0 0 0-1.4-1.2z';

export const PIN =
  'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';

export const PRINT = 'M7 8.5v-5h10v5M7 17H4.5V9.5a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1V17H17M7 14h10v6.5H7z';

export const QUESTION =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.8M12 16.4h.01';

export const REFRESH = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15';

export const SCALES =
  'M12 3.5v17M8 20.5h8M5 7h14M5 7l-2.7 6.3a3 3 0 0 0 5.4 0zM19 7l-2.7 6.3a3 3 0 0 0 5.4 0z';

export const SEARCH = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5';

export const SHIELD = 'M12 3l7.5 2.5v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5v-6zM8.8 12l2.3 2.3 4.2-4.6';

export const STAR = 'M12 3.4l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z';

export const STOP = 'M8.4 3.5h7.2l4.9 4.9v7.2l-4.9 4.9H8.4l-4.9-4.9V8.4zM12 7.8v5.2M12 16h.01';

export const TRASH = 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14';

export const WALLET =
  'M4 7.5h14.5A1.5 1.5 0 0 1 20 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 7.5A2.5 2.5 0 0 1 6.5 5H17v2.5M16 13.8h.01';

export const YOUTUBE =
  'M6.5 5.5h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.5zM10.2 9.3v5.4l4.6-2.7z';
