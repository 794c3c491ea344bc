import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  areaService,
  brandTitle,
  breadcrumbs,
  fittingDescription,
  fittingTitle,
  META_LIMITS,
  structuredDataText,
} from './page-head.ts';

describe('a fitting title', () => {
  it('is the first wording that fits', () => {
    expect(fittingTitle(['x'.repeat(61), 'y'.repeat(60), 'z'])).toBe('y'.repeat(60));
  });

  it('is refused rather than cut when none fits', () => {
    expect(() => fittingTitle(['x'.repeat(61)])).toThrow(/No wording/u);
  });
});

it('a title has the brand where both fit', () => {
  const title = 'Court papers to seal an eviction, filled in';
  expect(brandTitle(title, 'SecondKey')).toBe(`${title} | SecondKey`);
  expect(brandTitle(title, 'Open Door Renters')).toBe(title);
  const home = '{brand}: second-chance rentals and eviction sealing';
  expect(brandTitle(home, 'SecondKey')).toBe('SecondKey: second-chance rentals and eviction sealing');
  expect(brandTitle(home, 'Open Door Renters')).toBe('Second-chance rentals and eviction sealing');
});

describe('a fitting description', () => {
  const opening = 'Renting in Tempe with an eviction behind you: what the law says and which court decides.';

  it('takes whole sentences in order and skips those that do not fit', () => {
    const text = fittingDescription(
      [opening],
      ['x'.repeat(80), 'Who can help nearby, and what it costs.', 'Free check.'],
    );
    expect(text).toBe(`${opening} Who can help nearby, and what it costs. Free check.`);
  });

  it('tries the next opening when the first is too long', () => {
    const text = fittingDescription(['x'.repeat(161), opening], ['Who can help nearby, and what it costs.']);
    expect(text.startsWith(opening)).toBe(true);
  });

  it('is refused when it would be too short', () => {
    expect(() => fittingDescription(['Too short.'], [])).toThrow(/Too short/u);
  });

  it('always keeps to the limits, or is refused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.array(fc.string()),
        (openings, rest) => {
          try {
            const { length } = fittingDescription(openings, rest);
            return length >= META_LIMITS.descriptionMinimum && length <= META_LIMITS.description;
          } catch (refusal) {
            return refusal instanceof RangeError;
          }
        },
      ),
    );
  });
});

describe('structured data', () => {
  it('a text with </script> cannot close the element, and reads back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')), (name) => {
        const text = structuredDataText([{ '@type': 'Organization', name }]);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual({
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'Organization', name }],
        });
      }),
    );
  });

  it('counts breadcrumbs from one', () => {
    const trail = breadcrumbs([
      { name: 'Home', url: 'https://a.example/' },
      { name: 'FAQ', url: 'https://a.example/faq/' },
    ]);
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
      { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://a.example/faq/' },
    ]);
  });

  const BUSINESS = {
    name: 'Brand',
    origin: 'https://brand.example',
    telephone: '(888) 555-0100',
  };
  const WORDS = { service: 'Ayuda', inArea: 'Ayuda en {area}' } as const;

  it('names the business, its telephone and the area served, without an address', () => {
    const data = areaService(BUSINESS, { type: 'City', name: 'Tempe', within: 'Arizona' }, WORDS);
    expect(data).toMatchObject({
      '@type': 'Service',
      name: 'Ayuda en Tempe',
      serviceType: 'Ayuda',
      provider: { '@type': 'Organization', telephone: '(888) 555-0100' },
      areaServed: { '@type': 'City', name: 'Tempe', containedInPlace: { '@type': 'State', name: 'Arizona' } },
    });
    expect(JSON.stringify(data)).not.toMatch(/address|LocalBusiness/u);
  });

  it('is the same business on every page', () => {
    const state = areaService(BUSINESS, { type: 'State', name: 'Arizona' }, WORDS);
    const place = areaService(BUSINESS, { type: 'Place', name: 'Sun City', within: 'Arizona' }, WORDS);
    expect(state.provider).toEqual(place.provider);
    expect(state.areaServed).not.toHaveProperty('containedInPlace');
  });
});
