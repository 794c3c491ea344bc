import { createHmac } from 'node:crypto';

import type { Outbound } from '../sitemap/outbound.ts';
import type { Webhook } from './ports.ts';

const TIMEOUT_MS = 8_000;

/**
 * A {@link Webhook} over HTTP. The receiver can verify by the signature that the call is ours, by the timestamp that it
 * is recent, and by the id that it is not a duplicate: docs/tasks/set-up-notifications.md.
 *
 * @param send must reach only the URL's origin and follow no redirects
 */
export function signedWebhook(url: string, secret: string, send: Outbound): Webhook {
  return {
    call: async (id, body, at) => {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const answer = await send({
        url,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-webhook-id': id,
          'x-webhook-timestamp': timestamp,
          'x-webhook-signature': `sha256=${signature(secret, timestamp, id, body)}`,
        },
        body,
        timeoutMilliseconds: TIMEOUT_MS,
      });
      if (answer.kind === 'silent') return { ok: false, failure: 'unreachable' };
      const isTaken = answer.status >= 200 && answer.status < 300;
      return isTaken ? { ok: true, refusedAddresses: 0 } : { ok: false, failure: 'refused' };
    },
  };
}

/** HMAC-SHA256 over `timestamp.id.body`, 64 hexadecimal digits. */
function signature(secret: string, timestamp: string, id: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${id}.${body}`).digest('hex');
}
