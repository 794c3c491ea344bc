import { readJurisdiction, type Jurisdiction } from '~/domain/places/jurisdiction.ts';

/** Where a city is looked for that nobody gave a state for (specification §2). */
const DEFAULT_STATE = 'TX';

/** The state that a landing page is read for. */
export interface AskedState {
  readonly state: Jurisdiction | undefined;
  /** Whether it is the one of the page's own place, whose facts stand on the page. */
  readonly isOwn: boolean;
}

/** The state in the query, else the page's own, else Texas (decision D9). */
export function askedState(): AskedState {
  const own = document.querySelector<HTMLElement>('[data-part=city-landing]')?.dataset.state;
  const asked = readJurisdiction(new URLSearchParams(location.search).get('state'));
  const state = asked ?? readJurisdiction(own ?? DEFAULT_STATE);
  return { state, isOwn: own !== undefined && state?.code === own };
}
