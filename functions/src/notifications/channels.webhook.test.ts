import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { guardedFetch } from '../http/outbound.ts';
import { localServer } from '../testing/local-server.ts';
import { NOW } from '../testing/sample-check.ts';
import { signedWebhook } from './channels.ts';

const SECRET = '0123456789abcdef0123456789abcdef';
const BODY = '{"message":1,"records":[]}';
const hook = (origin: string) => signedWebhook(`${origin}/leads?from=us`, SECRET, guardedFetch([origin]));

test('a call carries a signature over timestamp, id and body', async () => {
  const server = await localServer((_request, response) => response.writeHead(204).end());
  expect(await hook(server.origin).call('id-1', BODY, NOW)).toEqual({ ok: true, refusedAddresses: 0 });
  const timestamp = String(NOW.getTime() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.id-1.${BODY}`).digest('hex');
  expect(server.received).toMatchObject([
    {
      method: 'POST',
      path: '/leads?from=us',
      body: BODY,
      headers: {
        'content-type': 'application/json',
        'x-webhook-id': 'id-1',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': `sha256=${signature}`,
      },
    },
  ]);
  await server.close();
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('an answer of %i counts as success: %s', async (status, ok) => {
  const webhook = signedWebhook('https://crm.example.org/', SECRET, () =>
    Promise.resolve({ kind: 'answered', status, text: '', retryAfterSeconds: null }),
  );
  const delivery = ok ? { ok, refusedAddresses: 0 } : { ok, failure: 'refused' };
  expect(await webhook.call('id', BODY, NOW)).toEqual(delivery);
});

test('a system that hangs for eight seconds is unreachable', async () => {
  const limits: number[] = [];
  const webhook = signedWebhook('https://crm.example.org/', SECRET, ({ timeoutMilliseconds }) => {
    limits.push(timeoutMilliseconds);
    return Promise.resolve({ kind: 'silent', reason: 'time-up' });
  });
  expect(await webhook.call('id', BODY, NOW)).toEqual({ ok: false, failure: 'unreachable' });
  expect(limits).toEqual([8_000]);
});
