import { expect, it } from 'vitest';

import { localBusiness } from './business-data.ts';

const BUSINESS = { name: 'Brand', origin: 'https://brand.example', telephone: '(888) 555-0100' };

it('names the business, its telephone and the area, and no address in it', () => {
  const data = localBusiness(BUSINESS, { type: 'City', name: 'Tempe', within: 'Arizona' });
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '(888) 555-0100',
    areaServed: { '@type': 'City', name: 'Tempe', containedInPlace: { '@type': 'State', name: 'Arizona' } },
  });
  expect(JSON.stringify(data)).not.toContain('address');
});

it('is the same business on every page', () => {
  const state = localBusiness(BUSINESS, { type: 'State', name: 'Arizona' });
  const place = localBusiness(BUSINESS, { type: 'Place', name: 'Sun City', within: 'Arizona' });
  expect(state['@id']).toBe(place['@id']);
  expect(state.areaServed).not.toHaveProperty('containedInPlace');
});
