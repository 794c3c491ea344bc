import fc from 'fast-check';
import { expect, it } from 'vitest';

import { breadcrumbs, structuredDataText } from './structured-data.ts';

it('keeps every text inside its script and gives it back unchanged', () => {
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
