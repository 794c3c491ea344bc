import { expect, it } from 'vitest';

import { PARTNER_LINKS } from '#config/site.ts';
import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { outboundLinks } from './outbound-links.ts';

const check = (body: string) => problems(outboundLinks(samplePage(body), sampleSite()));

it.each([
  ['this site', '<a href="/faq/">x</a>'],
  ['a partner of the settings', `<a href="${PARTNER_LINKS.application}?from=faq">x</a>`],
  ['a form of a partner', `<form action="${PARTNER_LINKS.depositLoan}">`],
  ['a court of the content', '<a href="https://www.lacourt.org/">x</a>'],
  ['legal help of the content', '<a href="https://www.sazlegalaid.org/">x</a>'],
  ['an official text of a law', '<a href="https://www.azleg.gov/ars/33/01379.htm">x</a>'],
  ['a credit', '<a href="https://www.geonames.org/">x</a>'],
  ['a telephone', '<a href="tel:+18885550142">x</a>'],
])('accepts a link to %s', (_, body) => {
  expect(check(body)).toEqual([]);
});

it.each([
  ['a host that nobody wrote down', '<a href="https://unknown.example/">x</a>', 'unknown.example'],
  ['a form of such a host', '<form action="https://unknown.example/send">', 'unknown.example'],
  ['what an editor only read', '<a href="https://github.com/ustaxcourt/website-wagtail">x</a>', 'github.com'],
])('reports a link to %s', (_, body, host) => {
  expect(check(body)).toEqual([`Neither settings nor content name the host ${host}.`]);
});
