import { expect, it } from 'vitest';

import { pageAt, readBuilt } from './support/built-site.ts';
import { moduleGraph } from './support/module-graph.ts';
import { islands } from './support/page-scripts.ts';

/*
 * Safari 15.4 is the oldest browser that the public pages support (docs/browsers.md).
 */

/** What it lacks and src/browser/old-browsers.ts does not add. */
const MISSING = [
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Array.fromAsync',
  'AbortSignal.any(',
  '.toReversed(',
  '.toSpliced(',
  '.isWellFormed(',
  '.checkVisibility(',
  '.requestIdleCallback(',
  // Syntax that no build target rewrites.
  '(?<=',
  '(?<!',
];
/** ky asks first whether it is there. */
const ASKED_FOR_FIRST: Readonly<Record<string, RegExp>> = { 'AbortSignal.any(': /AbortSignal\.any\s*==/u };

it.each(['', 'eligibility-check/', 'es/eligibility-check/', 'contact/', 'city/houston/', 'filing/'])(
  'scripts of /%s need nothing that Safari 15.4 lacks',
  (folder) => {
    const entries = islands(pageAt(`/${folder}`)).flatMap(({ modules }) => modules);
    const scripts = [...moduleGraph(entries, (address) => readBuilt(address.slice(1)))].map((address) => ({
      address,
      text: readBuilt(address.slice(1)),
    }));
    expect(scripts).not.toEqual([]);
    const found = scripts.flatMap(({ address, text }) =>
      MISSING.filter((name) => text.includes(name) && ASKED_FOR_FIRST[name]?.test(text) !== true).map(
        (name) => `${address}: ${name}`,
      ),
    );
    expect(found).toEqual([]);
  },
);

it.each([
  ['/eligibility-check/', '/sealing-laws/'],
  ['/es/eligibility-check/', '/es/sealing-laws/'],
])(
  '%s has a note for older browsers, with the plans and the phone, which a layer hides',
  (address, plans) => {
    const page = pageAt(address);
    expect(page.all(`p.hidden[data-nosnippet] > a[href="${plans}"]`)).toHaveLength(1);
    expect(page.all('p.hidden[data-nosnippet] > a[href^="tel:"]')).toHaveLength(1);
    const styles = /<style>(?<css>[^]*?)<\/style>/u.exec(page.html)?.groups?.css ?? '';
    expect(styles.indexOf('@layer utilities{')).toBeGreaterThan(-1);
    expect(styles.indexOf('.hidden{display:none}')).toBeGreaterThan(styles.indexOf('@layer utilities{'));
  },
);
