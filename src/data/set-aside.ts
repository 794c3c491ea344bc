import { type SetAsideRule, setAsideFileSchema } from '#domain/law/set-aside.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import rules from '#content/set-aside.json';
import { readContent } from './read.ts';

const { states } = readContent('src/content/set-aside.json', setAsideFileSchema, rules);

/** How a state's courts set a judgment aside; `undefined` where its rule was not read. */
export function setAsideRule(code: JurisdictionCode): SetAsideRule | undefined {
  return states.find(({ state }) => state === code);
}
