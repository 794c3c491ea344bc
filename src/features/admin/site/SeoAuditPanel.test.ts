import { describe, expect, it } from 'vitest';

import { chosenPath, matchingPaths } from './SeoAuditPanel.tsx';

const PATHS = ['/', '/faq/', '/state/arizona/', '/state/arizona/tempe/', '/state/arizona/mesa/'];

describe('choosing a page', () => {
  it('suggests the addresses that contain what was typed', () => {
    expect(matchingPaths(PATHS, ' Arizona')).toEqual(PATHS.slice(2));
    expect(
      matchingPaths(
        Array.from({ length: 500 }, (_, index) => `/${index}/`),
        '',
      ),
    ).toHaveLength(30);
  });

  it.each([
    ['/faq/', '/faq/'],
    ['faq', '/faq/'],
    ['/FAQ', '/faq/'],
    ['/', '/'],
    ['https://www.example.org/state/arizona/', '/state/arizona/'],
    ['https://www.example.org', '/'],
    ['tempe', '/state/arizona/tempe/'],
    ['/privacy', '/privacy/'],
    ['/admin/login/', '/admin/login/'],
    ['https://www.example.org/state/utah/', '/state/utah/'],
    ['//elsewhere.example/x', '/elsewhere.example/x/'],
  ])('reads %j as %s', (typed, path) => {
    expect(chosenPath(PATHS, typed)).toBe(path);
  });

  it.each(['', '  ', 'arizona', 'utah', 'admin'])('finds no page for %j', (typed) => {
    expect(chosenPath(PATHS, typed)).toBeUndefined();
  });
});
