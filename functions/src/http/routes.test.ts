import { expect, test } from 'vitest';

import { matchRoute, type Handler } from './routes.ts';

const handler =
  (name: string): Handler =>
  () =>
    Promise.resolve(new Response(name));
const list = handler('list');
const one = handler('one');
const table = { '/api/admin/:collection/:id': { DELETE: one }, '/api/admin/leads/new': { GET: list } };

test('a path without names wins over one with', () => {
  expect(matchRoute(table, 'GET', '/api/admin/leads/new')).toMatchObject({ kind: 'found', handler: list });
});

test('a name stands for one whole segment', () => {
  expect(matchRoute(table, 'DELETE', '/api/admin/leads/7')).toEqual({
    kind: 'found',
    path: '/api/admin/:collection/:id',
    handler: one,
    parameters: { collection: 'leads', id: '7' },
  });
  expect(matchRoute(table, 'DELETE', '/api/admin/leads')).toEqual({ kind: 'unknown' });
});

test('a method is matched by its exact name', () => {
  expect(matchRoute(table, 'constructor', '/api/admin/leads/new')).toMatchObject({ kind: 'wrong-method' });
  expect(matchRoute({ ...table }, 'GET', '/constructor')).toEqual({ kind: 'unknown' });
});
