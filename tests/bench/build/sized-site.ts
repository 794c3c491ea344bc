import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { evictionCourtsSchema, type RenterProtection } from '#domain/law/facts-schema.ts';
import type { PlacesDepth } from '#domain/places/site-place.ts';
import type { TownRents } from '#domain/places/rents.ts';
import { furtherPlacesSchema, stateSchema, type State } from '#domain/places/state-places.ts';

/** What a build of the site reads. */
const PARTS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'firebase.json'];

/** The fields of a place that are used here. */
interface Place {
  readonly slug: string;
}

/** Pages that are not of a city, a town or a community. */
const OTHER_PAGES = 130;

/**
 * Copies the site's sources and drops places evenly across the states until about `pages` pages are left. The pages
 * themselves and their components stay unchanged.
 *
 * @param depth which places there are to choose from; their files must have been written
 * @param site the copy's folder, below the project: a build looks for its packages from there
 */
export function writeSizedSite(
  root: string,
  site: string,
  { depth, pages }: { readonly depth: PlacesDepth; readonly pages: number },
): void {
  rmSync(site, { recursive: true, force: true });
  for (const part of PARTS) {
    cpSync(path.join(root, part), path.join(site, part), {
      recursive: true,
      filter: (source) => !/places[\\/]over-\d+$/u.test(source) || source.endsWith(depth),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');

  const folder = path.join(site, 'src/content/places');
  const states = readFiles(folder, stateSchema);
  if (depth === 'majors') {
    const cities = states.flatMap(({ content }) => content.majorCities);
    const share = fittingShare(
      cities,
      states.map(({ content }) => content.areas),
      pages,
    );
    const left = states.map(({ file, content }) => ({ file, content: withFewerAreas(content, share) }));
    for (const { file, content } of left) writeFileSync(file, JSON.stringify(content));
    const places = left.flatMap(({ content }) => [...content.majorCities, ...content.areas]);
    leaveOutFactsOfOthers(path.join(site, 'src/content'), new Set(places.map(({ geonameId }) => geonameId)));
  } else {
    const listed = states.flatMap(({ content }) => [...content.majorCities, ...content.areas]);
    const further = readFiles(path.join(folder, depth), furtherPlacesSchema);
    const share = fittingShare(
      listed,
      further.map(({ content }) => content.places),
      pages,
    );
    for (const { file, content } of further) {
      writeFileSync(file, JSON.stringify({ ...content, places: part(content.places, share) }));
    }
  }
}

/** Drops data about places that are not on the site, because a build stops on an unknown place number. */
function leaveOutFactsOfOthers(content: string, kept: ReadonlySet<number>): void {
  const courts = path.join(content, 'eviction-courts');
  for (const { file, content: state } of readFiles(courts, evictionCourtsSchema)) {
    const places = state.places
      .map((entry) => ({ ...entry, places: entry.places.filter(({ geonameId }) => kept.has(geonameId)) }))
      .filter((entry) => entry.places.length > 0);
    writeFileSync(file, JSON.stringify({ ...state, places }));
  }
  const rents = path.join(content, 'rents/new-england.json');
  const towns = JSON.parse(readFileSync(rents, 'utf8')) as TownRents;
  const named = Object.entries(towns.places).filter(([geonameId]) => kept.has(Number(geonameId)));
  writeFileSync(rents, JSON.stringify({ ...towns, places: Object.fromEntries(named) }));

  const protections = path.join(content, 'renter-protections.json');
  const rules = JSON.parse(readFileSync(protections, 'utf8')) as RenterProtection[];
  const about = rules.filter(({ place }) => place === null || kept.has(place.geonameId));
  writeFileSync(protections, JSON.stringify(about));
}

function readFiles<Content>(
  folder: string,
  schema: z.ZodMiniType<Content>,
): { readonly file: string; readonly content: Content }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, content: z.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) }));
}

/** The state with only some of its areas; the others are removed from the lists of their cities. */
function withFewerAreas(state: State, share: number): State {
  const areas = part(state.areas, share);
  const kept = new Set([...state.majorCities, ...areas].map(({ slug }) => slug));
  const majorCities = state.majorCities.map((city) => ({
    ...city,
    nearby: city.nearby.filter(({ slug }) => kept.has(slug)),
  }));
  return { ...state, majorCities, areas };
}

/** The share of optional places that gives the number of pages; all of them, if that is still too few. */
function fittingShare(
  always: readonly Place[],
  optional: readonly (readonly Place[])[],
  pages: number,
): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const share = (low + high) / 2;
    const places = [...always, ...optional.flatMap((group) => part(group, share))];
    // A page for each place, and a landing page for each name.
    const count = OTHER_PAGES + places.length + new Set(places.map(({ slug }) => slug)).size;
    if (count > pages) high = share;
    else low = share;
  }
  return high;
}

/** The first places of a group, which are the largest. */
function part<Item>(group: readonly Item[], share: number): Item[] {
  return group.slice(0, Math.round(group.length * share));
}
