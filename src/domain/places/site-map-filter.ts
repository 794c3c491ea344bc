import { comparable, type FoundState } from './place-index.ts';

/** What of a city is left on the list. */
export interface FilteredCity {
  readonly path: string;
  /** Addresses of the areas that fit; `null` for all of them, where the city itself or its state fits. */
  readonly areas: ReadonlySet<string> | null;
}

/** The list of all places, narrowed to what was typed. */
export interface FilteredPlaces {
  /** The cities that are left, by jurisdiction; jurisdictions without any are left out. */
  readonly states: ReadonlyMap<string, readonly FilteredCity[]>;
  /** How many states, cities and areas fit by their own name; each area once. */
  readonly matches: number;
}

/**
 * Narrows the list of all places: a state that fits stays whole, a city that fits keeps its areas, and an area that fits
 * stays under each city that lists it.
 *
 * @returns `undefined` for an empty field, which narrows nothing
 */
export function filterPlaces(states: readonly FoundState[], typed: string): FilteredPlaces | undefined {
  const wanted = comparable(typed);
  if (wanted === '') return undefined;
  const fits = (name: string) => fitsWord(comparable(name), wanted);
  const left = new Map<string, readonly FilteredCity[]>();
  const matches = new Set<string>();
  for (const { code, name, cities } of states) {
    const wholeState = fits(name);
    if (wholeState) matches.add(code);
    const kept = cities.flatMap((city): FilteredCity[] => {
      const fitting = city.areas.filter((area) => fits(area.name)).map(({ path }) => path);
      const whole = fits(city.name);
      for (const path of whole ? [city.path, ...fitting] : fitting) matches.add(path);
      if (whole || wholeState) return [{ path: city.path, areas: null }];
      return fitting.length === 0 ? [] : [{ path: city.path, areas: new Set(fitting) }];
    });
    if (wholeState || kept.length > 0) left.set(code, kept);
  }
  return { states: left, matches: matches.size };
}

/** Whether a name, or a word in it, begins with what was typed. */
function fitsWord(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(`-${wanted}`);
}
