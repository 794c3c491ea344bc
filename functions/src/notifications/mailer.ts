import type { SendMailOptions } from 'nodemailer';

import { inTime } from '../http/time-limit.ts';

/**
 * Why a mail was not accepted:
 *
 * - `unreachable`: no connection, or it broke off, in which case the mail may have arrived
 * - `refused`: the server answered and refused, for the time being or because of the sender
 * - `no-such-address`: the server refused every recipient for good
 */
type DeliveryFailure = 'unreachable' | 'refused' | 'no-such-address';

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
  readonly send: (mail: Mail) => Promise<Delivery>;
  readonly close: () => void;
}

/**
 * Time limits of a mail in milliseconds. A slow server must not use up the time of the whole run, and one that sends a byte now
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
      return {
        send: (mail) => sendBy((options) => transport.sendMail(options), mail),
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

/** nodemailer puts the server's reply code on the error, if there was a reply, and the command that it refused. */
function failureOf(error: unknown): DeliveryFailure {
  const { responseCode, command } = (error instanceof Error ? error : {}) as {
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  if (typeof responseCode !== 'number') return 'unreachable';
  return command === 'RCPT TO' && responseCode >= 500 ? 'no-such-address' : 'refused';
}
