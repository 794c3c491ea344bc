import type { SendMailOptions } from 'nodemailer';

import { inTime } from '../http/time-limit.ts';

/**
 * Why a mail was not accepted:
 *
 * - `unreachable`: no connection, or it broke off, in which case the mail may have arrived
 * - `sender-refused`: the server refused the login or the sender, and so would every other mail
 * - `refused`: the server refused this mail or its recipients, for the time being as far as we know
 * - `no-such-address`: the server refused every recipient for good
 */
export type DeliveryFailure = 'unreachable' | 'sender-refused' | 'refused' | 'no-such-address';

/** The result of sending a mail. */
export type Delivery =
  | {
      readonly ok: true;
      /** How many addresses refused it, while at least one accepted it. */
      readonly refusedAddresses: number;
    }
  | { readonly ok: false; readonly failure: DeliveryFailure };

/** A mail. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Shown as the sender; the mailer's own address if there is none. */
  readonly from?: { readonly name: string; readonly address: string };
  /** Where to end such mails by one press, with the mail client's own button (RFC 8058): an https address. */
  readonly unsubscribe?: string;
}

/** The mail server. Never throws because of the server's behaviour. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Delivery>;
  /** Keeps one connection open for many mails, one after the other, until it is closed. */
  readonly open: () => Promise<OpenMailer>;
}

export interface OpenMailer {
  /** A mail at which the connection breaks off although the server can be reached counts as `refused`. */
  readonly send: (mail: Mail) => Promise<Delivery>;
  readonly close: () => void;
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
  const common = {
    url,
    requireTLS: new URL(url).hostname !== '127.0.0.1',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
  const nodemailer = () => import('nodemailer');
  type Sender = (options: SendMailOptions) => Promise<{ readonly rejected: readonly unknown[] }>;
  const sendBy = async (sendMail: Sender, mail: Mail): Promise<Delivery> => {
    try {
      // The signal closes the connection; otherwise a slow server could still accept a mail that we count as not sent.
      const { rejected } = await inTime(WHOLE_MS, (signal) => sendMail({ ...optionsOf(mail, from), signal }));
      return { ok: true, refusedAddresses: rejected.length };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  };
  return {
    send: async (mail) => {
      const transport = (await nodemailer()).createTransport(common);
      return sendBy((options) => transport.sendMail(options), mail);
    },
    open: async () => {
      const pool = { ...common, pool: true as const, maxConnections: 1, maxMessages: Infinity };
      const transport = (await nodemailer()).createTransport(pool);
      const isWell = () =>
        inTime(CONNECT_MS, () => transport.verify()).then(
          () => true,
          () => false,
        );
      return {
        send: async (mail) => {
          const delivery = await sendBy((options) => transport.sendMail(options), mail);
          if (delivery.ok || delivery.failure !== 'unreachable') return delivery;
          return (await isWell()) ? { ok: false, failure: 'refused' } : delivery;
        },
        close: () => {
          transport.close();
        },
      };
    },
  };
}

function optionsOf({ to, subject, text, html, from, unsubscribe }: Mail, sender: string): SendMailOptions {
  const headers: Record<string, string> = {
    // Suppresses automatic replies (RFC 3834 § 5).
    'auto-submitted': 'auto-generated',
  };
  if (unsubscribe !== undefined) {
    headers['list-unsubscribe'] = `<${unsubscribe}>`;
    headers['list-unsubscribe-post'] = 'List-Unsubscribe=One-Click';
  }
  return {
    from: from === undefined ? sender : { ...from },
    to: [...to],
    subject,
    text,
    headers,
    ...(html !== undefined && { html }),
  };
}

/** RFC 5321 § 3.8: the server closes the connection, whatever the command was. */
const CLOSING = 421;
/**
 * A reply because of the address itself (RFC 3463 § 3.2), or without a detailed code. Others are about a full mailbox, a
 * policy, or the sender, which some servers refuse only here.
 */
const NO_SUCH_ADDRESS = /^5\d\d[ -](?:5\.1\.[0-6]|(?!5\.\d))/u;

/** nodemailer puts the server's reply on the error, if there was a reply, and the command that it refused. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, response, command } = (error instanceof Error ? error : {}) as {
    readonly responseCode?: unknown;
    readonly response?: unknown;
    readonly command?: unknown;
  };
  if (typeof responseCode !== 'number' || responseCode === CLOSING || command === 'CONN') {
    return 'unreachable';
  }
  if (command === 'DATA') return 'refused';
  if (command !== 'RCPT TO') return 'sender-refused';
  return typeof response === 'string' && NO_SUCH_ADDRESS.test(response) ? 'no-such-address' : 'refused';
}
