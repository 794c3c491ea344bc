import { afterEach, describe, expect, test } from 'vitest';

import { deadOrigin, localServer, type LocalServer } from '../testing/local-server.ts';
import { guardedFetch } from './outbound.ts';
import { metadataToken } from './search-console.ts';

const SCOPE = 'https://www.googleapis.com/auth/webmasters';

const open: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function tokenFrom(answer: Parameters<typeof localServer>[0]) {
  const server = await localServer(answer);
  open.push(server);
  return { server, token: await metadataToken(guardedFetch([server.origin]), SCOPE, server.origin) };
}

describe('the service account’s token', () => {
  test('is fetched from the metadata server for one scope', async () => {
    const { server, token } = await tokenFrom((_request, response) =>
      response.end('{"access_token":"abc","expires_in":3599,"token_type":"Bearer"}'),
    );
    expect(token).toBe('abc');
    expect(server.received).toMatchObject([
      {
        path: `/computeMetadata/v1/instance/service-accounts/default/token?scopes=${encodeURIComponent(SCOPE)}`,
        headers: { 'metadata-flavor': 'Google' },
      },
    ]);
  });

  test.each(['', 'null', '{}', '{"access_token":""}', '<html>'])(
    'is missing when the metadata server answers %j',
    async (said) => {
      expect((await tokenFrom((_request, response) => response.end(said))).token).toBeUndefined();
    },
  );

  test('is missing when there is no metadata server or it refuses', async () => {
    const origin = await deadOrigin();
    expect(await metadataToken(guardedFetch([origin]), SCOPE, origin)).toBeUndefined();
    const refusal = await tokenFrom((_request, response) =>
      response.writeHead(403).end('{"access_token":"abc"}'),
    );
    expect(refusal.token).toBeUndefined();
  });
});
