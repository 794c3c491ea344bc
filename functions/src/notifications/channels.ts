import { createHmac } from 'node:crypto';

import type { DeliveryFailure } from '../../../src/domain/notifications/mailing.ts';

import type { Outbound } from '../http/outbound.ts';
import { inTime } from '../http/time-limit.ts';

/** The result of sending a message. */
export type Delivery =
  | {
      readonly ok: true;
      /** How many addresses refused it, while at least one accepted it. */
      readonly refusedAddresses: number;
    }
  | { readonly ok: false; readonly failure: DeliveryFailure };

/** A plain-text mail. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets. Different for each attempt, because mail services drop mails with an id that they know. */
  readonly messageId: string;
}

/** The mail server. Its methods never throw because of the server's behaviour. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Delivery>;
  /** Whether it accepts a connection and our credentials; sends nothing. */
  readonly answers: () => Promise<boolean>;
}

/**
 * Time limits of a mail in milliseconds. A slow server must not use up the time of the whole sweep, and one that sends a byte now
 * and then never triggers any limit but the one for the whole.
 */
const CONNECT_MS = 8_000;
const SILENCE_MS = 10_000;
const WHOLE_MS = 25_000;

/**
 * A {@link Mailer} over SMTP. nodemailer is loaded with the first mail, so that renters do not wait for it.
 *
 * @param url `smtps://user:password@host:465`, or `smtp://…:587`, which must then offer STARTTLS unless it is local
 * @param from the sender's address
 */
export function smtpMailer(url: string, from: string): Mailer {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      requireTLS: new URL(url).hostname !== '127.0.0.1',
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  };
  return {
    send: async ({ to, subject, text, messageId }) => {
      const transport = await connect();
      try {
        const { rejected } = await inTime(WHOLE_MS, (signal) =>
          transport.sendMail({
            from,
            to: [...to],
            subject,
            text,
            messageId: `<${messageId}>`,
            // Suppresses automatic replies (RFC 3834 § 5).
            headers: { 'auto-submitted': 'auto-generated' },
            // Closes the connection; otherwise a slow server could still accept a mail that we count as not sent.
            signal,
          }),
        );
        return { ok: true, refusedAddresses: rejected.length };
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      }
    },
    answers: async () => {
      const transport = await connect();
      try {
        // `verify()` cannot be aborted; a silent connection ends by its own time limit.
        await inTime(WHOLE_MS, () => transport.verify());
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** nodemailer puts the server's reply code on the error, if there was a reply. */
function failureOf(error: unknown): DeliveryFailure {
  const replied = error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
  return replied ? 'refused' : 'unreachable';
}

/** Another system of the operator. Its methods never throw because of that system's behaviour. */
export interface Webhook {
  /** @param id the same for every attempt to send the same body */
  readonly call: (id: string, body: string, at: Date) => Promise<Delivery>;
}

const WEBHOOK_TIMEOUT_MS = 8_000;

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
        timeoutMilliseconds: WEBHOOK_TIMEOUT_MS,
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
