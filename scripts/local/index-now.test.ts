import { expect, it } from 'vitest';

import { startIndexNow } from './index-now.ts';
import { findFreeRow } from './ports.ts';

it('the stub of a search engine accepts what IndexNow accepts', async () => {
  const searchEngine = await findFreeRow(6500);
  const stop = new AbortController();
  await startIndexNow({ searchEngine }, stop.signal);
  const statusOf = async (body: string) =>
    (await fetch(`http://127.0.0.1:${searchEngine}/indexnow`, { method: 'POST', body })).status;
  const sent = { host: 'www.example.org', key: 'key-for-tests', urlList: ['https://www.example.org/faq/'] };
  expect(await statusOf(JSON.stringify(sent))).toBe(200);
  expect(await statusOf(JSON.stringify({ ...sent, host: 'other.example' }))).toBe(422);
  for (const wrong of [
    '{',
    '[]',
    JSON.stringify({ ...sent, urlList: [] }),
    JSON.stringify({ ...sent, key: 'k' }),
  ]) {
    expect(await statusOf(wrong)).toBe(400);
  }
  stop.abort();
});
