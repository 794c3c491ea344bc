import { describe, expect, it } from 'vitest';

import { pageShape } from './page-shape.ts';

describe('pages are of one shape', () => {
  it.each([
    [
      'in their running text',
      '<p>Tempe is in <b>Arizona</b>, in it.</p>',
      '<p>Mesa is near <b>Ohio</b>.</p>',
    ],
    ['in the pages they lead to', '<a href="/state/ohio/">Ohio</a>', '<a href="/state/iowa/#law">Iowa</a>'],
    [
      'in the case that the check starts with',
      '<a href="/eligibility-check/#state=OH&amp;county=Athens+County">x</a>',
      '<a href="/eligibility-check/#state=MD">x</a>',
    ],
    [
      'in what links to them show',
      '<meta name="description" content="A">',
      '<meta name="description" content="B">',
    ],
    [
      'in what their islands are given',
      '<astro-island props="{&quot;a&quot;:1}">',
      '<astro-island props="{}">',
    ],
    [
      'in the size and the name of a map',
      '<svg viewBox="0 0 1 1" aria-label="A">',
      '<svg viewBox="-2 0 3 4" aria-label="B">',
    ],
    ['in an apostrophe or an ampersand', '<p>O&#39;Fallon</p>', '<p>Tempe</p>'],
    ['in their telephone numbers', '<a href="tel:+16025550134">x</a>', '<a href="tel:+18005550199">y</a>'],
    [
      'in the length of a list',
      '<ul><li>A</li> <li>B</li></ul>',
      '<ul><li>A</li> <li>B</li> <li>C</li> <li>D</li></ul>',
    ],
    [
      'in the number of links in a row',
      '<p>By <a href="/a/">A</a></p>',
      '<p>By <a href="/a/">A</a>, <a href="/b/">B</a> and <a href="/c/">C</a></p>',
    ],
    [
      'in the number of terms',
      '<dl><dt>A</dt><dd>B</dd></dl>',
      '<dl><dt>A</dt><dd>B</dd><dt>C</dt><dd>D</dd><dt>E</dt><dd>F</dd></dl>',
    ],
    ['in their headings', '<h2>Tempe</h2><h2>Near Tempe</h2>', '<h2>Mesa</h2><h2>Near Mesa</h2>'],
  ])('that differ %s', (_, left, right) => {
    expect(pageShape(left)).toBe(pageShape(right));
  });
});

describe('pages are of two shapes', () => {
  it.each([
    ['an element more', '<p>x</p>', '<p>x</p><p>x</p>'],
    ['a list of another entry', '<ul><li>A</li><li><b>B</b></li></ul>', '<ul><li>A</li><li>B</li></ul>'],
    ['an id twice in a list', '<ul><li id="a">A</li></ul>', '<ul><li id="a">A</li><li id="a">A</li></ul>'],
    [
      'a label twice in a list',
      '<ul><li><a href="/x/" aria-label="A">A</a></li></ul>',
      '<ul><li><a href="/x/" aria-label="A">A</a></li><li><a href="/x/" aria-label="A">A</a></li></ul>',
    ],
    ['an id twice in a row of links', '<p>x<a id="a">A</a></p>', '<p>x<a id="a">A</a>x<a id="a">A</a></p>'],
    ['a term without its description', '<dt>A</dt><dd>B</dd>', '<dt>A</dt><dd>B</dd><dt>C</dt>'],
    ['a text that is not there', '<p>x</p>', '<p> </p>'],
    ['a mark that HTML reads', '<p>x</p>', '<p>x & y</p>'],
    ['another id', '<p id="a">x</p>', '<p id="b">x</p>'],
    ['another attribute', '<a href="/state/ohio/">x</a>', '<a href="/state/ohio/" rel="me">x</a>'],
    ['an odd address', '<a href="/state/ohio/">x</a>', '<a href="/state/new york/">x</a>'],
    ['one heading twice', '<h2>Tempe</h2><h2>Mesa</h2>', '<h2>Tempe</h2><h2>Tempe</h2>'],
    ['another label', '<label>Name</label>', '<label>City</label>'],
    [
      'another robots setting',
      '<meta name="robots" content="noindex">',
      '<meta name="robots" content="index">',
    ],
  ])('for %s', (_, left, right) => {
    expect(pageShape(left)).not.toBe(pageShape(right));
  });
});
