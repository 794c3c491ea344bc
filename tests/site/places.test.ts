import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

import { SITE } from '#config/site.ts';
import cityFigures from '#content/city-figures.json';
import { RENTAL_ISSUE_LABELS } from '#content/words/en/pages.ts';
import { LOCATION_SITEMAP, MAIN_SITEMAP } from '#data/sitemaps.ts';
import { RENTAL_ISSUES } from '#domain/places/landing-page.ts';
import { type BuiltPage, fileOf } from './support/built-page.ts';
import { listFiles, pageAt, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { textsIn } from './support/readable-text.ts';

const pages = listFiles(SITE_FOLDER).filter((file) => file.endsWith('/index.html'));
const slugsOf = (pattern: RegExp): string[] => pages.flatMap((file) => pattern.exec(file)?.[1] ?? []);

/** The texts of a page's main part, each trimmed. */
const mainTexts = (page: BuiltPage): string[] => {
  const main = page.first('main');
  return main === null ? [] : textsIn(main).map(({ data }) => data.trim());
};

const textOf = (element: Element | null): string =>
  element === null ? '' : DomUtils.textContent(element).replace(/\s+/gu, ' ').trim();

const known = new Set(pages.map((file) => `/${file.slice(0, -'index.html'.length)}`));
const states = slugsOf(/^state\/([^/]+)\/index\.html$/u);
const places = slugsOf(/^state\/([^/]+\/[^/]+)\/index\.html$/u);
const landings = slugsOf(/^city\/([^/]+)\/index\.html$/u);

/** What the tests need of the nine thousand pages of places and landing pages, each read once. */
function factsOf(address: string) {
  const html = readBuilt(fileOf(address));
  const find = (part: RegExp): string => part.exec(html)?.[1] ?? '';
  const band = find(/(Figures for the whole country(?:, not for [^<]+)?<\/p>.{0,20}<dl [^>]*>.*?<\/dl>)/su);
  return {
    address,
    name: address.split('/').at(-2) ?? '',
    canonical: find(/<link rel="canonical" href="([^"]+)"/u).replace(SITE.origin, ''),
    spanish: find(/<li lang="es">\s*Esta página está solo en inglés\.\s*<a href="([^"]+)"/u),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="(en|es)[^"]*" href="([^"]+)"/gu)]
      .map(([, language = '', href = '']) => `${language} ${href.replace(SITE.origin, '')}`)
      .join(' '),
    isPartlyEnglish: html.includes('(En inglés:)'),
    isUnlisted: /<meta name="robots" content="noindex/u.test(html),
    hasRents: /<section id="rents"/u.test(html),
    hasProtections: /class="apply-rule"/u.test(html),
    hasCourt: /(?:Evictions in [^<]+ are heard in|State court for evictions in [^<]+)<\/p>/u.test(html),
    /** Whether its figures are those of the whole country, and none is about a place. */
    hasNationalFigures: band !== '' && !/ in (?!business)/u.test(band.replaceAll(/<[^>]*>/gu, ' ')),
  };
}
const placePages = places.map((place) => factsOf(`/state/${place}/`));
const landingPages = landings.map((slug) => factsOf(`/city/${slug}/`));
const unknownCity = factsOf('/city/');

describe('the pages of places', () => {
  it('are 50 states and Washington DC, and more than 2,500 cities, towns and communities', () => {
    expect(states).toHaveLength(51);
    expect(states).toContain('washington-dc');
    expect(places.length).toBeGreaterThan(2_500);
  });

  it('have exactly one landing page for each name', () => {
    const names = new Set(places.map((place) => place.split('/')[1]));
    expect(new Set(landings)).toEqual(names);
  });

  it('are the canonical pages of their landing pages', () => {
    const canonicalOf = new Map(placePages.map(({ address, canonical }) => [address, canonical]));
    const wrong = landingPages.filter(({ canonical, name }) => {
      const own = placePages.filter((page) => page.name === name);
      return !own.some((page) => page.canonical === canonical) || canonicalOf.get(canonical) !== canonical;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a landing page', () => {
  const hrefOf = (page: BuiltPage, text: string) =>
    page.all('main a').find((link) => textOf(link) === text)?.attribs.href;

  it('is about the largest place of its name, and links to its page and namesakes', () => {
    const page = pageAt('/city/portland/');
    expect(textOf(page.first('h1'))).toBe('Rent after an eviction or bad credit in Portland, Oregon');
    expect(mainTexts(page).join(' ')).toMatch(/Portland is in Multnomah County/u);
    expect(page.first('link[rel=canonical]')?.attribs.href).toMatch(/\/state\/oregon\/portland\/$/u);
    expect(hrefOf(page, 'everything about Portland')).toBe('/state/oregon/portland/');
    expect(hrefOf(page, 'Apartments that accept evictions Portland, OR')).toBe(
      '/state/oregon/portland/#apply',
    );
    expect(hrefOf(page, 'Eviction sealing Portland, OR')).toBe('/state/oregon/#law');
    expect(hrefOf(page, 'Bad credit rentals Portland, OR')).toBe('/city/#bad-credit');
    expect(hrefOf(page, 'Portland, ME')).toBe('/state/maine/portland/');
    expect(page.all('main a').some((link) => /^Call /u.test(textOf(link)))).toBe(true);
  });

  it('is short: its words are at most those of the page that it leads to', () => {
    const words = (page: BuiltPage) => mainTexts(page).join(' ').split(/\s+/u).length;
    expect(words(pageAt('/city/portland/'))).toBeLessThan(words(pageAt('/state/oregon/portland/')));
  });

  it('of no city has the advice on every issue', () => {
    const page = pageAt('/city/');
    expect(page.all('#issues details')).toHaveLength(RENTAL_ISSUES.length);
    for (const issue of RENTAL_ISSUES) {
      const advice = page.first(`#issues details:has(#${issue})`);
      expect(textOf(advice).startsWith(RENTAL_ISSUE_LABELS[issue]), issue).toBe(true);
      expect(page.all(`#${issue} li`)).toHaveLength(3);
    }
  });

  it('of an unknown city is hidden from search engines and has no canonical address', () => {
    const page = pageAt('/city/');
    expect(page.first('meta[name=robots]')?.attribs.content).toContain('noindex');
    expect(page.first('link[rel=canonical]')).toBeNull();
  });
});

it('a state without a law and a place with nothing around it say so', () => {
  expect(mainTexts(pageAt('/state/wyoming/')).join(' ')).toContain('No Sealing Law');
  expect(textOf(pageAt('/state/alaska/juneau/').first('#nearby'))).toContain(
    'No nearby areas available at this time.',
  );
});

it('at least 95% of place pages show rents, and all of them name a court', () => {
  const rents = placePages.filter(({ hasRents }) => hasRents).length;
  const protections = placePages.filter(({ hasProtections }) => hasProtections).length;
  const unlisted = placePages.filter(({ isUnlisted }) => isUnlisted).length;
  console.log(
    `places: ${places.length}, ${rents} with rents, ${protections} with protections, ${unlisted} not offered to search engines`,
  );
  expect(rents / places.length).toBeGreaterThanOrEqual(0.95);
  expect(placePages.filter(({ hasCourt }) => !hasCourt)).toEqual([]);
});

it('no page names the federal guidance on criminal records that was withdrawn on 2025-11-25', () => {
  const english = pages.filter((file) => !/^(?:es\/)?state\/[^/]+\/[^/]+\//u.test(file));
  const naming = english.filter((file) =>
    /federal (?:housing )?guidance|fair housing law limits|ley de vivienda justa limita/iu.test(
      readBuilt(file),
    ),
  );
  expect(english.length).toBeGreaterThan(2_500);
  expect(naming).toEqual([]);
});

it('no page about a place has a figure that was not counted there', () => {
  const counted = new Set(Object.keys(cityFigures));
  expect(placePages.filter(({ hasNationalFigures }) => hasNationalFigures)).toEqual([]);
  const uncounted = landingPages.filter(({ name }) => !counted.has(name));
  expect(uncounted.concat(unknownCity).filter(({ hasNationalFigures }) => !hasNationalFigures)).toEqual([]);
});

describe.each(states.flatMap((state) => [`/state/${state}/`, `/es/state/${state}/`]))(
  'the page %s',
  (address) => {
    const page = pageAt(address);

    it('links to three to eight major cities, or to one for Washington DC', () => {
      const cities = page.all('#cities li a:not([data-more-cities] a)').map(({ attribs }) => attribs.href);
      if (address.endsWith('/washington-dc/')) expect(cities).toHaveLength(1);
      else {
        expect(cities.length).toBeGreaterThanOrEqual(3);
        expect(cities.length).toBeLessThanOrEqual(8);
      }
      expect(new Set(cities).size).toBe(cities.length);
    });

    it('shows them on a map with a text alternative', () => {
      const cities = page.all('#cities li a:not([data-more-cities] a)').length;
      expect(page.all('main svg.map circle.map-dot')).toHaveLength(cities);
      expect(page.all('main svg.map .map-reach circle')).toHaveLength(cities);
      expect(page.first('main svg.map > title')).not.toBeNull();
      expect(page.first('main svg.map > desc')).not.toBeNull();
    });
  },
);

describe.each(states)('the Spanish page of %s', (state) => {
  const page = pageAt(`/es/state/${state}/`);
  const main = mainTexts(page);

  it('has no English sentence and none marked as English', () => {
    const english = new Set(mainTexts(pageAt(`/state/${state}/`)).filter((text) => /[.?!]$/u.test(text)));
    expect(english.size).toBeGreaterThan(5);
    expect(main.filter((text) => english.has(text) || text.includes('(En inglés:)'))).toEqual([]);
  });

  it('says that the translation was not reviewed, and links to the English law and to Spanish pages', () => {
    expect(main.join(' ')).toContain('aún no revisada por un profesional');
    const links = page.all('#law a').map(({ attribs }) => attribs.href);
    expect(links).toContain(`/state/${state}/`);
    expect(links).toContain(`/es/sealing-laws/${state}/`);
  });

  it('leads to the Spanish pages of its places', () => {
    for (const { attribs } of page.all('#cities a')) expect(attribs.href).toMatch(`/es/state/${state}/`);
  });
});

describe('every page of the sitemaps', () => {
  const FARTHEST = 3;
  /** The pages that can be reached from the home pages, by the number of clicks on plain links. */
  const clicksTo = new Map(['/', '/es/'].map((home) => [home, 0]));
  for (let clicks = 0; clicks < FARTHEST; clicks += 1) {
    for (const [address] of [...clicksTo].filter(([, at]) => at === clicks)) {
      for (const { attribs } of pageAt(address).all('a[href^="/"]')) {
        const [to = ''] = (attribs.href ?? '').split(/[?#]/u);
        if (known.has(to) && !clicksTo.has(to)) clicksTo.set(to, clicks + 1);
      }
    }
  }

  it.each([MAIN_SITEMAP, LOCATION_SITEMAP])(
    'in $name is at most three clicks from a home page',
    ({ entries }) => {
      expect(entries.map(({ path }) => path).filter((path) => !clicksTo.has(path))).toEqual([]);
    },
  );
});

describe('the Spanish page of a place', () => {
  const spanishPages = places.map((place) => factsOf(`/es/state/${place}/`));

  it('is there for every place, and each names the other as its translation', () => {
    const named = [...placePages, ...spanishPages].filter(({ address, alternates }) => {
      const english = address.replace(/^\/es\//u, '/');
      return alternates !== `en ${english} es /es${english}`;
    });
    expect(named.map(({ address, alternates }) => [address, alternates])).toEqual([]);
  });

  it('has no sentence in English', () => {
    const marked = spanishPages.filter(({ isPartlyEnglish }) => isPartlyEnglish);
    expect(marked.map(({ address }) => address)).toEqual([]);
    for (const address of [
      'texas/laredo',
      'new-york/new-york-city',
      'idaho/fort-hall',
      'georgia/braselton',
    ]) {
      // The name of a housing authority is no sentence.
      const sentences = (path: string) =>
        mainTexts(pageAt(path)).filter((text) => /\s.*[.?!]$/u.test(text) && !text.startsWith('Housing '));
      const english = new Set(sentences(`/state/${address}/`));
      expect(english.size).toBeGreaterThan(5);
      expect(sentences(`/es/state/${address}/`).filter((text) => english.has(text))).toEqual([]);
    }
  });

  it('says that the translation was not reviewed, and leads on in Spanish', () => {
    const page = pageAt('/es/state/texas/laredo/');
    expect(mainTexts(page).join(' ')).toContain('aún no revisada por un profesional');
    const paths = page.all('main a[href^="/"]').map(({ attribs }) => attribs.href ?? '');
    expect(paths.filter((path) => !path.startsWith('/es/'))).toEqual(['/state/texas/laredo/']);
  });
});

it('every landing page links to the Spanish page of its place, or to all places', () => {
  const wrong = landingPages.filter(
    ({ name, spanish }) => !spanish.endsWith(`/${name}/`) && spanish !== '/es/locations/',
  );
  expect(wrong).toEqual([]);
  expect(landingPages.filter(({ spanish }) => spanish === '/es/locations/').length).toBeLessThan(500);
  expect(unknownCity.spanish).toBe('/es/locations/');
});

it('the number of a housing authority follows its name, before HUD’s list', () => {
  const links = (path: string) =>
    pageAt(path)
      .all('.here-next li:has([href^="tel:"]) a')
      .map(({ attribs }) => attribs.href);
  expect(links('/state/nevada/reno/')).toEqual([
    'tel:+17753293630',
    expect.stringMatching(/PHA_Contact_Report_NV\.pdf$/u),
  ]);
  expect(links('/state/illinois/chicago/')).toEqual(['https://www.thecha.org/', 'tel:+13127428500']);
});

describe('a place on tribal land', () => {
  const NOTE = 'Tribal law and a tribal court may govern housing there';

  it('says so, and the nearby city does not', () => {
    expect(pageAt('/state/idaho/fort-hall/').html).toContain(NOTE);
    expect(pageAt('/state/idaho/pocatello/').html).not.toContain(NOTE);
  });
});
