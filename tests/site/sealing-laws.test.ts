import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element } from 'domhandler';
import { DomUtils, parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

import { LAW_PATHS } from '#config/law-pages.ts';
import terms from '#content/words/en/terms.json';
import { SITE } from '#config/site.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { BuiltPage } from './support/built-page.ts';
import { pageAt, readBuilt } from './support/built-site.ts';

/*
 * The overview of the laws and what it offers to programs. pages.test.ts covers the rules for every page; here the
 * content files are read from disk, not through the code that generates the pages.
 */

const json = (address: string) => JSON.parse(readBuilt(address.slice(1))) as Record<string, unknown>;
const textOf = (element: Element | null) =>
  element === null ? '' : DomUtils.textContent(element).replace(/\s+/gu, ' ').trim();

interface LawFile {
  readonly lookedForNewLaw: string | null;
  readonly unreadAct?: { readonly citation: string; readonly reported?: string };
  readonly state: string;
  readonly waitingPeriod: string;
  readonly asOf: string;
  readonly notes: string;
  readonly courtName: string;
  readonly statute: readonly { readonly citation: string }[];
  readonly remedies: readonly {
    readonly title: string;
    readonly citation: string;
    readonly confidence: string;
    readonly quotation: unknown;
    readonly checked: { readonly on: string };
  }[];
}
const contentFile = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/content/${name}`, import.meta.url), 'utf8'));
const lawFile = (slug: string) => contentFile(`sealing-law/${slug}.json`) as LawFile;
const states = JURISDICTIONS.map(({ code, name, slug }) => ({ code, name, slug, law: lawFile(slug) }));
const inWords = (asOf: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${asOf}-01`),
  );

const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

describe('the overview of the laws', () => {
  const page = pageAt(LAW_PATHS.overview);

  it.each(states)('$name: has a line with its law and a link to its page', ({ slug, name, law }) => {
    const line = page.first(`#${slug}`);
    const text = textOf(line);
    expect(textOf(page.first(`#${slug} th a`))).toBe(name);
    expect(page.first(`#${slug} .laws-plan`)?.attribs.href).toBe(`/sealing-laws/${slug}/`);
    expect(page.first(`#${slug} th a`)?.attribs.href).toBe(`/state/${slug}/#law`);
    expect(text).toContain(law.waitingPeriod.replace(/\s+/gu, ' '));
    expect(text).toContain(inWords(law.asOf, 'short'));
    for (const { citation } of law.statute) expect(text).toContain(citation);
  });

  it('lists exactly the states, in the order of their names', () => {
    expect(page.all('.laws tbody tr').map(({ attribs }) => attribs.id)).toEqual(
      states.map(({ slug }) => slug),
    );
  });

  it('has a map on which every state has a name and links to its line', () => {
    const links = page.all('.law-map a');
    expect(links.map(({ attribs }) => attribs.href).sort()).toEqual(
      states.map(({ slug }) => `#${slug}`).sort(),
    );
    for (const { code, name, slug } of states) {
      const title = textOf(page.first(`.law-map a[href="#${slug}"] title`));
      expect(title).toMatch(new RegExp(`^${name} \\(${code}\\): \\S`, 'u'));
    }
  });

  it('shows every state on the map as in the list, in text and colour', () => {
    for (const { slug } of states) {
      const found = textOf(page.first(`.law-map a[href="#${slug}"] title`)).replace(/^.*?: /u, '');
      const cell = page.first(`#${slug} td`);
      expect(textOf(cell)).toMatch(new RegExp(`^${found}`, 'u'));
      const paint = /law-\S+/u.exec(page.first(`.law-map a[href="#${slug}"]`)?.attribs.class ?? '');
      expect(page.first(`#${slug} td svg`)?.attribs.class).toBe(`law-swatch ${paint?.[0] ?? ''}`);
    }
  });

  it('counts all 51 in the legend', () => {
    const counts = page.all('.law-legend small').map(textOf);
    expect(counts).toHaveLength(4);
    expect(counts.filter((count) => count.endsWith(' and DC'))).toHaveLength(1);
    expect(counts.reduce((sum, count) => sum + Number.parseInt(count, 10), 0)).toBe(50);
  });
});

describe('in Spanish', () => {
  it('the overview leads to the Spanish plans, and they lead back', () => {
    const plans = pageAt('/es/sealing-laws/')
      .all('.laws-plan')
      .map(({ attribs }) => attribs.href);
    expect(plans).toEqual(states.map(({ slug }) => `/es/sealing-laws/${slug}/`));
    const back = pageAt('/es/sealing-laws/oregon/')
      .all('main a')
      .find((link) => textOf(link) === 'Todos los estados');
    expect(back?.attribs.href).toBe('/es/sealing-laws/');
  });

  it('a letter is in English, with what it says in Spanish', () => {
    const letter = pageAt('/es/sealing-laws/ohio/')
      .all('details')
      .find((part) => textOf(part).startsWith('Carta a la empresa de verificación de inquilinos'));
    const texts = DomUtils.getElementsByTagName('pre', letter ?? []);
    const english = texts.find(({ attribs }) => attribs.lang === 'en');
    expect(textOf(english ?? null)).toContain('Re: Dispute of report number');
    // Its reader is a court or a company: the browser's translation leaves it alone.
    expect(english?.attribs.translate).toBe('no');
    expect(textOf(texts.at(-1) ?? null)).toContain('[Su nombre]');
  });
});

describe('a pending bill', () => {
  const bills = contentFile('pending-bills.json') as readonly {
    readonly abbreviation: string;
    readonly number: string;
    readonly lastStep: string;
    readonly foundSince: string | null;
    readonly source: { readonly title: string };
    readonly lookAgainBy: string;
  }[];
  const overview = pageAt(LAW_PATHS.overview);
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

  it.each(states)('is named in the line of $name and on its plan, if any', ({ slug, code }) => {
    const own = bills.filter(({ abbreviation }) => abbreviation === code);
    const notes = own.map(({ number }) => `May change: ${number}`);
    expect(overview.all(`#${slug} a[href="#bills"]`).map(textOf)).toEqual(notes);
    const plan = pageAt(`/sealing-laws/${slug}/`);
    const headings = plan.all('#bills h3').map(textOf);
    expect(headings).toEqual(notes.map((note) => expect.stringContaining(note) as unknown));
  });

  it.each(bills)(
    'is shown with its last step, its source and the next look: $abbreviation $number',
    (bill) => {
      const state = states.find(({ code }) => code === bill.abbreviation);
      const plan = textOf(pageAt(`/sealing-laws/${state?.slug ?? ''}/`).first('#bills'));
      const list = textOf(overview.first('#bills'));
      expect(list).toContain(`${state?.name ?? ''}: ${bill.number} (`);
      for (const text of [list, plan]) {
        expect(text).toContain(bill.lastStep);
        expect(text).toContain(bill.foundSince ?? '');
        expect(text).toContain(`Source: ${bill.source.title}.`);
        expect(text).toContain(`again by ${long.format(new Date(bill.lookAgainBy))}`);
      }
    },
  );

  it('has a source that is linked only if it is official', () => {
    const hosts = overview.all('#bills a').map(({ attribs }) => new URL(attribs.href ?? '').hostname);
    expect(hosts.toSorted()).toEqual([
      'data.capitol.hawaii.gov',
      'le.utah.gov',
      'webserver.rilegislature.gov',
      'www.legislature.mi.gov',
      'www.scstatehouse.gov',
    ]);
  });
});

describe('the month of the last check', () => {
  it.each(states)('is shown with the law of $name', ({ slug, law }) => {
    const look = law.lookedForNewLaw === null ? 'no later look' : 'last look';
    const words = [`Checked ${inWords(law.asOf, 'long')}`, `${look} for new laws`] as const;
    expect(textOf(mainOf(pageAt(`/state/${slug}/`)))).toContain(words.join('; '));
    const file = JSON.stringify(json(`/data/sealing-law/${slug}.json`));
    for (const each of words) expect(file).toContain(each);
  });

  it('is shown on the pages of places', () => {
    expect(textOf(mainOf(pageAt('/state/texas/houston/')))).toContain(
      `Checked ${inWords(lawFile('texas').asOf, 'long')}.`,
    );
  });
});

describe('the plan for a state, without scripts and without questions', () => {
  it.each(states)(
    `$name: names every confirmed path, what to do and someone to call: ${terms.sections.limits.paragraphs.law}`,
    ({ slug, law }) => {
      const page = pageAt(`/sealing-laws/${slug}/`);
      const text = textOf(mainOf(page));
      for (const { title, confidence, citation, quotation, checked } of law.remedies) {
        if (confidence === 'low') continue;
        expect(text).toContain(title);
        expect(text).toContain(citation);
        const lastLook = quotation === null ? 'We last looked for its text on' : 'Checked';
        expect(text).toContain(`${lastLook} ${dayInWords(checked.on)}.`);
      }
      expect(page.all('#outcomes .payment-finding strong').map(textOf)).toContain('What next?');
      expect(page.all('#help a[href^="tel:"]')).not.toEqual([]);
      expect(text).toContain(`Checked ${inWords(law.asOf, 'long')}; `);
    },
  );

  const confirmed = ({ law }: (typeof states)[number]) =>
    law.remedies.some(({ confidence }) => confidence !== 'low');

  it.each(states.filter(confirmed))('$name: distinguishes how a case can have ended', ({ slug }) => {
    expect(pageAt(`/sealing-laws/${slug}/`).all('.plan-outcome')).toHaveLength(4);
  });

  it.each(states.filter((state) => !confirmed(state)))(
    '$name: says once that it has no law, what was read, and what still helps',
    ({ slug, law }) => {
      const page = pageAt(`/sealing-laws/${slug}/`);
      expect(page.all('.plan-outcome')).toEqual([]);
      const notes = law.notes.replace(/\s+/gu, ' ');
      expect(textOf(page.first('aside[aria-labelledby=evidence]'))).toContain(notes);
      const text = textOf(mainOf(page));
      expect(text.split(notes)).toHaveLength(2);
      const { reported } = law.unreadAct ?? {};
      if (reported !== undefined) expect(text.split(reported)).toHaveLength(2);
      expect(page.all('#outcomes .payment-finding')).toHaveLength(1);
      // An act that nobody has read is asked about first.
      const found = textOf(page.first('#outcomes .payment-finding'));
      expect(found).toMatch(
        law.unreadAct === undefined ? /What next\? Rent with this/u : /“Does .+ cover my case\?/u,
      );
      expect(found).toContain(law.unreadAct?.citation ?? '');
      expect(textOf(page.first('#help'))).toContain(law.courtName.split(' (')[0]);
      expect(textOf(page.first('#bring'))).toContain('15 U.S.C. § 1681c');
      expect(page.all('#help a[href^="https:"]').length).toBeGreaterThan(1);
    },
  );

  it.each(states)('$name: says what was found for every ending', ({ slug }) => {
    const page = pageAt(`/sealing-laws/${slug}/`);
    const endings = page.all('#outcomes h3').flatMap((heading) => textOf(heading).split(' · '));
    expect(endings).toHaveLength(4);
    for (const found of page.all('#outcomes .payment-finding'))
      expect(textOf(found)).toMatch(/(?:law|rule|website|court).+\.\s*What next\? [A-Z]/u);
    expect(page.all('#outcomes .payment-finding')).not.toEqual([]);
  });

  it.each(states)('$name: contains nothing about a single case', ({ slug }) => {
    const main = mainOf(pageAt(`/sealing-laws/${slug}/`));
    // Without scripts, which may say `null`.
    const text = main === null ? '' : DomUtils.innerText(main);
    expect(text).toContain('Your plan');
    expect(text).not.toMatch(
      /\{(?:court|date|form|law)\}|your answers|The judge ruled for|button above|undefined|null/u,
    );
  });
});

describe('the data set', () => {
  const dataset = json(LAW_PATHS.dataset);

  it('links its page, feed and license', () => {
    expect(dataset).toMatchObject({
      page: SITE.origin + LAW_PATHS.overview,
      changes: SITE.origin + LAW_PATHS.feed,
      license: { url: 'https://creativecommons.org/licenses/by/4.0/' },
    });
  });

  it('contains every content file unchanged, including remedies', () => {
    expect(dataset.laws).toEqual(states.map(({ law }) => law));
    const acts = states.flatMap(({ name, law }) =>
      law.unreadAct ? [{ state: name, ...law.unreadAct }] : [],
    );
    expect(dataset.unreadActs).toEqual(acts);
    expect(dataset.bills).toEqual(contentFile('pending-bills.json'));
  });

  it('is described on the page for people and search engines', () => {
    const page = pageAt(LAW_PATHS.overview);
    const links = page.all('#data a').map(({ attribs }) => attribs.href);
    expect(links).toEqual(expect.arrayContaining([LAW_PATHS.dataset, LAW_PATHS.table, LAW_PATHS.feed]));
    expect(textOf(page.first('#data'))).toContain('License: CC BY 4.0');
    expect(textOf(page.first('script[type="application/ld+json"]'))).toContain(
      SITE.origin + LAW_PATHS.dataset,
    );
  });
});

it('the page about the data files lists each of them, and fields that the data set has', () => {
  const page = pageAt(LAW_PATHS.data);
  expect(page.all('#files dt a').map(({ attribs }) => attribs.href)).toEqual([
    LAW_PATHS.dataset,
    LAW_PATHS.table,
    LAW_PATHS.feed,
  ]);
  const file = readBuilt(LAW_PATHS.dataset.slice(1));
  const fields = page.all('#read-first dt').map(textOf);
  expect(fields).toContain('verification');
  for (const field of fields) expect(file).toContain(`"${field}":`);
});

describe('the feed of changes', () => {
  const xml = readBuilt(LAW_PATHS.feed.slice(1));
  const feed = parseFeed(xml);
  const changes = contentFile('sealing-law-changes.json') as readonly {
    readonly id: string;
    readonly date: string;
    readonly title: string;
    readonly what: string;
  }[];

  it('is an Atom feed with every line of the change log, newest first', () => {
    expect(feed).toMatchObject({ type: 'atom', link: SITE.origin + LAW_PATHS.feed });
    expect(
      feed?.items.map(({ title, description, pubDate }) => ({
        title,
        what: description,
        date: pubDate?.toISOString().slice(0, 10),
      })),
    ).toEqual(changes.map(({ title, what, date }) => ({ title, what, date })));
  });

  it('has a unique id by RFC 4151 for the feed and for every entry', () => {
    const ids = [...xml.matchAll(/<id>(.+?)<\/id>/gu)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(changes.length + 1);
    for (const id of ids) expect(id).toMatch(/^tag:[a-z0-9.-]+,\d{4}-\d{2}-\d{2}:[a-z0-9/-]+$/u);
  });

  it('has RFC 3339 timestamps, the feed’s being the newest', () => {
    const instants = [...xml.matchAll(/<(?:updated|published)>(.+?)</gu)].map(([, instant]) => instant ?? '');
    for (const instant of instants) {
      expect(instant).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/u);
      expect(Number.isNaN(Date.parse(instant))).toBe(false);
    }
    expect(instants[0]).toBe(instants.toSorted().at(-1));
  });

  it('links every entry to its line on the page of changes', () => {
    const page = pageAt(LAW_PATHS.changes);
    for (const { link } of feed?.items ?? []) {
      const { origin, pathname, hash } = new URL(link ?? '');
      expect([origin, pathname]).toEqual([SITE.origin, LAW_PATHS.changes]);
      expect(page.first(`details [id="${hash.slice(1)}"]`), hash).not.toBeNull();
    }
  });

  it.each([LAW_PATHS.overview, LAW_PATHS.changes])('is discoverable by feed readers on %s', (address) => {
    const link = pageAt(address).first('link[rel=alternate][type="application/atom+xml"]');
    expect(link?.attribs.href).toBe(LAW_PATHS.feed);
  });
});

interface FilingsFile {
  readonly filings: readonly {
    readonly kind: string;
    readonly draft?: {
      readonly title: { readonly en: string };
      readonly grounds: readonly { readonly en: string }[];
    } | null;
  }[];
}

const FILINGS = fileURLToPath(new URL('../../src/content/filings', import.meta.url));

// Whoever has no scripts cannot have a paper filled in, and writes it by this list.
it.each(readdirSync(FILINGS))('the plan of %s names each draft and what it states', (file) => {
  const { filings } = JSON.parse(readFileSync(path.join(FILINGS, file), 'utf8')) as FilingsFile;
  const plan = textOf(mainOf(pageAt(`/sealing-laws/${path.basename(file, '.json')}/`)));
  // A draft is held back until somebody has read the law's text.
  const drafts = filings.flatMap(({ kind, draft }) => (draft && kind !== 'held' ? [draft] : []));
  const sentences = drafts.flatMap(({ title, grounds }) => [title, ...grounds]);
  // A sentence with a blank is shown up to it, at the least.
  for (const { en } of sentences) expect(plan).toContain(en.split('{')[0]?.trim());
});

function mainOf(page: BuiltPage): Element | null {
  return page.first('main');
}
