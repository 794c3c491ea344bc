import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import { atomFeed, type Feed, type FeedEntry } from './atom-feed.ts';

const entry = (day: string, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  id: `tag:a.example,${day}:laws/${day}`,
  title: 'Ohio & Utah',
  date: day as PlainDate,
  text: 'A rule of <Akron>.',
  url: `https://a.example/changes/#${day}`,
  via: 'https://ohio.gov/?a=1&b=2',
  topics: [{ code: 'OH', name: 'Ohio' }],
  ...changes,
});
const feed: Feed = {
  id: 'tag:a.example,2026:laws',
  title: 'Law changes',
  subtitle: 'What changed',
  author: { name: 'A', url: 'https://a.example/' },
  rights: 'CC BY 4.0',
  self: 'https://a.example/laws.xml',
  page: 'https://a.example/laws/',
  entries: [entry('2027-02-01'), entry('2027-03-05'), entry('2026-11-21', { via: null, topics: [] })],
};
const xml = atomFeed(feed);

describe('a feed', () => {
  it('is read correctly by a feed reader', () => {
    const read = parseFeed(xml);
    expect(read).toMatchObject({
      type: 'atom',
      id: 'tag:a.example,2026:laws',
      title: 'Law changes',
      description: 'What changed',
      link: 'https://a.example/laws.xml',
      updated: new Date('2027-03-05T00:00:00Z'),
    });
    expect(read?.items[0]).toMatchObject({
      id: 'tag:a.example,2027-02-01:laws/2027-02-01',
      title: 'Ohio & Utah',
      link: 'https://a.example/changes/#2027-02-01',
      description: 'A rule of <Akron>.',
      pubDate: new Date('2027-02-01T00:00:00Z'),
    });
    expect(read?.items).toHaveLength(3);
  });

  it('has the date of its newest entry, whatever their order', () => {
    expect(xml).toContain('<updated>2027-03-05T00:00:00Z</updated>\n<author>');
  });

  it('names the source only when it has an address', () => {
    expect(xml.match(/rel="via"/gu)).toHaveLength(2);
    expect(xml).toContain('<link rel="via" href="https://ohio.gov/?a=1&amp;b=2"/>');
    expect(xml).toContain('<category term="OH" label="Ohio"/>');
  });
});
