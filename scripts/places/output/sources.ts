import type { Jurisdiction, JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { Cleaned } from '../cleaning/clean.ts';
import type { StateSources } from '../described-places.ts';
import type { Ring } from '../maps/ring.ts';
import type { Settlement } from '../settlement.ts';

/** Everything that was read and cleaned, ready to be written down. */
export interface Sources {
  /** The source's rows before cleaning: what reviewed lists are compared with. */
  readonly settlements: readonly Settlement[];
  readonly cleaned: Cleaned;
  readonly ofState: (jurisdiction: Jurisdiction) => StateSources;
  readonly borders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
  readonly nationalBorders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
}
