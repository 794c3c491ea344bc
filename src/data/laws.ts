import { type SealingLaw, sealingLawSchema } from '#domain/law/sealing-law.ts';
import { LAST_NOTED_DAY } from '#config/build.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type LawChange, lawChangesSchema, type PendingBill, pendingBillsOn } from '#domain/law/changes.ts';
import { type RenterProtection, renterProtectionsOn } from '#domain/law/facts-schema.ts';

import { PLACE_NAMES } from './places.ts';
import { forEveryState, readContent, readStateFiles, requireChecks, requireNoProblems } from './read.ts';
import bills from '#content/pending-bills.json';
import changes from '#content/sealing-law-changes.json';
import protections from '#content/renter-protections.json';

const FOLDER = 'src/content/sealing-law';

/**
 * The law registry: the validated law of each jurisdiction. For pages and tests; the functions read one at a
 * time, ./law-on-demand.ts.
 */
export const SEALING_LAWS: Readonly<Record<JurisdictionCode, SealingLaw>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    sealingLawSchema,
    import.meta.glob('../content/sealing-law/*.json', { eager: true, import: 'default' }),
  ),
);

for (const [code, law] of Object.entries(SEALING_LAWS)) {
  if (law.abbreviation !== code)
    throw new Error(`${FOLDER}: the file of ${code} holds the law of ${law.state}.`);
  requireChecks(`${FOLDER}/${jurisdiction(law.abbreviation).slug}.json`, law, LAST_NOTED_DAY);
}

export function sealingLaw(code: JurisdictionCode): SealingLaw {
  return SEALING_LAWS[code];
}

/** The law change log, newest first: every change of src/content/sealing-law that matters to readers. */
export const SEALING_LAW_CHANGES: readonly LawChange[] = readContent(
  'src/content/sealing-law-changes.json',
  lawChangesSchema,
  changes,
);

/** Pending bills, sorted by state name. */
export const PENDING_BILLS: readonly PendingBill[] = readContent(
  'src/content/pending-bills.json',
  pendingBillsOn(LAST_NOTED_DAY),
  bills,
);

const PROTECTIONS_FILE = 'src/content/renter-protections.json';

/** Rules that protect renters who apply for a home, sorted by state. Only rules that are certain. */
export const RENTER_PROTECTIONS: readonly RenterProtection[] = readContent(
  PROTECTIONS_FILE,
  renterProtectionsOn(LAST_NOTED_DAY),
  protections,
);

requireNoProblems(
  PROTECTIONS_FILE,
  RENTER_PROTECTIONS.flatMap(({ state, place }, index) =>
    place === null || PLACE_NAMES[state].get(place.geonameId) === place.name
      ? []
      : [`[${index}].place: ${state} has no ${place.name} with this number`],
  ),
);
