/** How notifications look: a stack in the corner, over the page's foot on a phone. */

/** The region that holds them. */
export const TOAST_REGION_STYLE =
  'pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3 outline-none sm:left-auto sm:w-104 no-print';

/** What a notification may be about. */
export type ToastTone = 'default' | 'destructive';

/** One notification. */
export const TOAST_STYLE: Readonly<Record<ToastTone, string>> = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-no-line bg-no-tint text-no',
};

/** What all of them share; `touch-pan-y` leaves sideways swipes to the script that dismisses. */
export const TOAST_SHAPE =
  'pointer-events-auto lift flex w-full touch-pan-y items-start gap-3 rounded-md border p-4 text-sm';

/** The close button inside. */
export const TOAST_CLOSE_STYLE =
  'ml-auto grid size-11 shrink-0 -m-2 cursor-pointer place-items-center rounded-full hover:bg-sunken';
