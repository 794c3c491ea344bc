import fc from 'fast-check';
import { expect, it } from 'vitest';

import { breadcrumbs, areaService, structuredDataText } from './structured-data.ts';

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
