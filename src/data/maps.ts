import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import {
  type NationalMap,
  nationalMapSchema,
  type Outline,
  outlineSchema,
} from '~/domain/places/geometry.ts';

import unitedStates from '../content/places/maps/united-states.json';
import { forEveryState, readContent, readStateFiles } from './read.ts';

const FOLDER = 'src/content/places/outlines';

/** The outline of each jurisdiction, for the map on its page. */
export const OUTLINES: Readonly<Record<JurisdictionCode, Outline>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    outlineSchema,
    import.meta.glob('../content/places/outlines/*.json', { eager: true, import: 'default' }),
  ),
);

/** The national map, for the law map and the dashboard. */
export const NATIONAL_MAP: NationalMap = readContent(
  'src/content/places/maps/united-states.json',
  nationalMapSchema,
  unitedStates,
);
