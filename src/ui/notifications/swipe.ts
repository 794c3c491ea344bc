/** How far a finger has gone since it came down, in CSS pixels and milliseconds. */
export interface Stroke {
  readonly dx: number;
  readonly dy: number;
  readonly elapsed: number;
}

/** Below this a stroke is still a tap. */
const TAP_TOLERANCE = 10;
/** A flick this fast (px/ms) closes however short it is. */
const FLICK_SPEED = 0.5;
/** A slow drag closes when it has passed this share of the notification's width. */
const FAR_ENOUGH = 0.4;

/** Whether a stroke is a sideways swipe and not a tap or an attempt to scroll. */
export function isSwipe({ dx, dy }: Stroke): boolean {
  return Math.abs(dx) > TAP_TOLERANCE && Math.abs(dx) > Math.abs(dy);
}

/**
 * Whether a finished stroke closes the notification, to the left or to the right.
 *
 * @param width of the notification, in CSS pixels
 */
export function closesBySwipe(stroke: Stroke, width: number): boolean {
  if (!isSwipe(stroke)) return false;
  const distance = Math.abs(stroke.dx);
  return distance > width * FAR_ENOUGH || distance / Math.max(stroke.elapsed, 1) > FLICK_SPEED;
}
