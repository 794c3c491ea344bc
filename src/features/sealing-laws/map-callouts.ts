import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';

/** A box in the sea for a state too small to tap or label. Its upper left corner. */
export interface Callout {
  readonly x: number;
  readonly y: number;
}

/** The size of a callout's box, in the map's units. */
export const CALLOUT_SIZE = { width: 46, height: 26 } as const;

/** Right of the Carolinas, where the map has nothing but sea, from north to south as they lie. */
const COLUMN = { x: 918, top: 222, step: 31 } as const;
const SMALL_STATES: readonly JurisdictionCode[] = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'];

/** The boxes of the small states, by code. The others carry their label on the map itself. */
export const CALLOUTS: ReadonlyMap<JurisdictionCode, Callout> = new Map(
  SMALL_STATES.map((code, index) => [code, { x: COLUMN.x, y: COLUMN.top + index * COLUMN.step }]),
);
