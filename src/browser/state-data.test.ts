import { expect, it, vi } from 'vitest';

import { STATE_FILINGS_FORMAT } from '#domain/filing/filing-file.ts';
import { SEALING_LAW_FILE_FORMAT } from '#domain/plan/state-file.ts';

import { loadSealingLaw, loadStateFilings } from './state-data.ts';

const LAW = { format: SEALING_LAW_FILE_FORMAT };
const FILINGS = { format: STATE_FILINGS_FORMAT };

it.each([
  ['law', loadSealingLaw, LAW],
  ['filings', loadStateFilings, FILINGS],
] as const)('a state’s %s is read from its file', async (_, load, file) => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', fetched);
  expect(await load('/data/x.json')).toEqual(file);
  expect(fetched).toHaveBeenCalledWith('/data/x.json', { signal: expect.any(AbortSignal) as AbortSignal });
});

it.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the file is missing', () => Promise.resolve(Response.json(LAW, { status: 404 }))],
  ['at a page that is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['at other JSON', () => Promise.resolve(Response.json({}))],
  ['at no object', () => Promise.resolve(Response.json('format'))],
  ['at nothing', () => Promise.resolve(Response.json(null))],
  ['at a newer format', () => Promise.resolve(Response.json({ format: 999 }))],
])('there is none %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadSealingLaw('/data/x.json')).toBeUndefined();
  expect(await loadStateFilings('/data/x.json')).toBeUndefined();
});
