import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The readable parts of a mail, decoded. */
interface ReadMail {
  /** Name and address of the sender, as one text. */
  readonly from: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** A mail received by the server. */
export interface ReceivedMail extends ReadMail {
  readonly to: readonly string[];
  readonly at: Date;
  /** Raw header fields and body (RFC 5322). */
  readonly source: string;
}

/** Faults of a mail server, in the order of the SMTP dialogue. */
type MailFault =
  | 'cut-on-connection'
  | 'refuse-connection'
  | 'cut-on-sender'
  | 'cut-in-content'
  /** The server has accepted the mail, but the client never learns so. */
  | 'cut-after-content'
  | 'refuse-content'
  | 'refuse-mail'
  | 'refuse-for-now';

/** A local SMTP server. */
export interface MailServer {
  /** `smtp://127.0.0.1:…` */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Sets the fault from now on; `null` for none. */
  readonly setFault: (fault: MailFault | null) => void;
  /**
   * Recipient addresses that it refuses, each with the text of its reply, which begins with a code:
   * `'550 5.1.1 Unknown'`.
   */
  readonly refused: Map<string, string>;
  readonly close: () => Promise<void>;
}

const refusal = (responseCode: number, reply: string) => Object.assign(new Error(reply), { responseCode });

/**
 * Starts a mail server that delivers nothing.
 *
 * @param port 0 for any that is free
 */
export async function mailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, string>();
  const sockets = new Set<Socket>();
  let fault: MailFault | null = null;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      if (fault === 'cut-on-connection') cut();
      callback(fault === 'refuse-connection' ? refusal(554, 'No') : null);
    },
    onMailFrom: (_address, _session, callback) => {
      if (fault === 'cut-on-sender') cut();
      callback(
        fault === 'refuse-mail'
          ? refusal(550, 'No')
          : fault === 'refuse-for-now'
            ? refusal(451, 'Later')
            : null,
      );
    },
    onRcptTo: ({ address }, _session, callback) => {
      const [, code = '', text = ''] = /^(\d+) (.*)$/u.exec(refused.get(address) ?? '') ?? [];
      callback(code === '' ? null : refusal(Number(code), text));
    },
    onData: (stream, { envelope: { rcptTo } }, callback) => {
      const isCut = fault === 'cut-in-content';
      if (isCut) cut();
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const take = async () => {
        if (fault === 'refuse-content') {
          callback(refusal(554, '5.7.1 Looks like spam'));
          return;
        }
        if (!isCut) {
          const to = rcptTo.map(({ address }) => address);
          const source = Buffer.concat(chunks).toString();
          received.push({ to, at: new Date(), source, ...(await readMail(source)) });
        }
        if (fault === 'cut-after-content') cut();
        callback();
      };
      stream.on('end', () => void take());
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refused,
    setFault: (next) => (fault = next),
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** Parses a mail: header fields and plain text. */
async function readMail(source: string): Promise<ReadMail> {
  const { from, subject = '', messageId = '', text = '' } = await PostalMime.parse(source);
  return {
    from: [from?.name, from?.address].filter(Boolean).join(', '),
    subject,
    messageId,
    text,
  };
}
