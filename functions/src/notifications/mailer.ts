import { inTime } from '../http/time-limit.ts';

/**
 * Why a mail was not accepted: no connection, or it broke off, in which case the mail may have arrived; or the server
 * answered and refused.
 */
type DeliveryFailure = 'unreachable' | 'refused';

/** The result of sending a mail. */
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
}

/** The mail server. Never throws because of the server's behaviour. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Delivery>;
}

/**
 * Time limits of a mail in milliseconds. A slow server must not use up the time of the whole run, and one that sends a
 * byte now and then never triggers any limit but the one for the whole.
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
    send: async ({ to, subject, text }) => {
      const transport = await connect();
      try {
        const { rejected } = await inTime(WHOLE_MS, (signal) =>
          transport.sendMail({
            from,
            to: [...to],
            subject,
            text,
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
  };
}

/** RFC 5321 § 3.8: the server closes the connection, whatever the command was. */
const CLOSING = 421;

/** nodemailer puts the server's reply code on the error, if there was a reply, and the command that it refused. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, command } = (error instanceof Error ? error : {}) as {
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  const isReply = typeof responseCode === 'number' && responseCode !== CLOSING && command !== 'CONN';
  return isReply ? 'refused' : 'unreachable';
}
