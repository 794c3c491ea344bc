import { latest, type PlainDate } from '#domain/shared/plain-date.ts';
import { xmlText } from '#domain/shared/xml-text.ts';

export interface FeedEntry {
  /** Permanent and universally unique (RFC 4287 §4.2.6). */
  readonly id: string;
  readonly title: string;
  readonly date: PlainDate;
  readonly text: string;
  /** URL of the entry itself. */
  readonly url: string;
  /** URL of the source, if there is one. */
  readonly via: string | null;
  /** Categories: a short code and its label. */
  readonly topics: readonly { readonly code: string; readonly name: string }[];
}

/** A feed of news, newest first. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly rights: string;
  /** URL of the feed itself. */
  readonly self: string;
  /** URL of the HTML page with the same contents. */
  readonly page: string;
  readonly entries: readonly [FeedEntry, ...FeedEntry[]];
}

/** Renders an Atom document (RFC 4287). Dates become midnight UTC, because the format requires a time. */
export function atomFeed(feed: Feed): string {
  const [newest, ...others] = feed.entries;
  const updated = latest(newest.date, ...others.map(({ date }) => date));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', instant(updated)),
    `<author>${element('name', feed.author.name)}${element('uri', feed.author.url)}</author>`,
    element('rights', feed.rights),
    link('self', feed.self, 'application/atom+xml'),
    link('alternate', feed.page, 'text/html'),
    ...feed.entries.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ id, title, date, text, url, via, topics }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', instant(date)),
    element('updated', instant(date)),
    link('alternate', url, 'text/html'),
    ...(via === null ? [] : [`<link rel="via" href="${xmlText(via)}"/>`]),
    ...topics.map(({ code, name }) => `<category term="${xmlText(code)}" label="${xmlText(name)}"/>`),
    `<content type="text">${xmlText(text)}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function link(relation: string, address: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${xmlText(address)}"/>`;
}

function instant(day: PlainDate): string {
  return `${day}T00:00:00Z`;
}
