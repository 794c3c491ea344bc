import { expect, it } from 'vitest';

import { xmlText } from './xml-text.ts';

it('escapes the five special characters of XML once', () => {
  expect(xmlText(`<a href='x'>"R&B" &amp;</a>`)).toBe(
    '&lt;a href=&apos;x&apos;&gt;&quot;R&amp;B&quot; &amp;amp;&lt;/a&gt;',
  );
  expect(xmlText('§ 33-1379 — “ok”')).toBe('§ 33-1379 — “ok”');
});
