import { describe, expect, it } from 'vitest';

import { addressOf, fileOf, parsePage } from './support/built-page.ts';
import { listFiles, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { textsIn } from './support/readable-text.ts';
import { resemblance, shingles } from './support/shingles.ts';

/*
 * Three thousand pages come from one template. This test measures how similar they are, by runs of five words of their
 * main texts, so that the effect of adding or removing a fact is visible. The most similar pairs are neighbours: they
 * share the state's law and often the county with its court and legal help, as they should.
 */

/**
 * The similarity allowed for the most similar pair of each kind, and for the middle one of places of one state. Each page
 * says what to do next, which all places share.
 */
const MOST = { neighbours: 0.6, 'of one state': 0.56, 'of two states': 0.29 } as const;
const MOST_IN_THE_MIDDLE = 0.33;
/** Every tenth place is compared: enough of them, and the same ones in every run. */
const STEP = 10;

const places = listFiles(SITE_FOLDER)
  .filter((file) => /^state\/[^/]+\/[^/]+\/index\.html$/u.test(file))
  .map(addressOf);
const stateOf = (address: string): string => address.split('/')[2] ?? '';
const byState = Map.groupBy(places, stateOf);

interface PlaceText {
  readonly shingles: ReadonlySet<string>;
  /** The first place on the page's own list of places around it. */
  readonly nearest: string | undefined;
}
const known = new Map<string, PlaceText>();

function read(address: string): PlaceText {
  const found = known.get(address);
  if (found !== undefined) return found;
  const page = parsePage(address, readBuilt(fileOf(address)));
  const main = page.first('main');
  if (main === null) throw new Error(`${address} has no main text.`);
  const words = textsIn(main)
    .map(({ data }) => data)
    .join(' ');
  const text = { shingles: shingles(words), nearest: page.first('#nearby ol a')?.attribs.href };
  known.set(address, text);
  return text;
}

/** The entry halfway around a list from another one. */
function opposite(list: readonly string[], address: string): string | undefined {
  const other = list[(list.indexOf(address) + Math.floor(list.length / 2)) % list.length];
  return other === address ? undefined : other;
}

const PARTNER: Readonly<Record<keyof typeof MOST, (address: string) => string | undefined>> = {
  neighbours: (address) => read(address).nearest,
  'of one state': (address) => opposite(byState.get(stateOf(address)) ?? [], address),
  'of two states': (address) => opposite(places, address),
};

describe('the texts of two places', () => {
  it.each(Object.entries(MOST))('%s share no more than %d of their runs of five words', (kind, most) => {
    const pairs = places
      .filter((_, index) => index % STEP === 0)
      .flatMap((address) => {
        const partner = PARTNER[kind as keyof typeof MOST](address);
        if (partner === undefined) return [];
        const share = resemblance(read(address).shingles, read(partner).shingles);
        return [{ address, partner, share }];
      })
      .toSorted((left, right) => left.share - right.share);
    const at = (part: number) => pairs[Math.floor((pairs.length - 1) * part)];
    const worst = pairs.at(-1);
    const figures = [0.5, 0.95, 1].map((part) => (at(part)?.share ?? 0).toFixed(3));
    console.log(
      `places ${kind}: ${pairs.length} pairs share ${figures[0]} (median), ${figures[1]} (95 %), ${figures[2]} (most: ${worst?.address} and ${worst?.partner})`,
    );
    expect(pairs.length).toBeGreaterThan(places.length / STEP / 2);
    if (kind === 'of one state') expect(at(0.5)?.share).toBeLessThanOrEqual(MOST_IN_THE_MIDDLE);
    expect(worst?.share, `${worst?.address} and ${worst?.partner}`).toBeLessThanOrEqual(most);
  });
});
