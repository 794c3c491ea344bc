import { once } from 'node:events';
import { createServer, type IncomingMessage, request as connect, type ServerResponse } from 'node:http';

/**
 * Starts the server that callers reach in place of the Hosting emulator. It answers 400 to an address or a host name that
 * cannot be decoded, and hands everything else on: at such an address the emulator ends, and all others with it. Any web page
 * can ask for one.
 *
 * @param port where callers reach it
 * @param emulator port of the Hosting emulator
 * @param stop ends it
 */
export async function startAddressGuard(port: number, emulator: number, stop: AbortSignal): Promise<void> {
  const server = createServer((asked, answer) => {
    if (canBeDecoded(asked)) handOn(asked, answer, emulator);
    else answer.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  stop.addEventListener('abort', () => {
    server.closeAllConnections();
    server.close();
  });
}

/** What the emulator does with an address before it looks for a page, outside of any error handler. */
function canBeDecoded({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  try {
    decodeURI(url);
    return url.startsWith('/') && URL.canParse(url, `http://${host}`);
  } catch {
    return false;
  }
}

function handOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url: path, rawHeaders: headers } = asked;
  const sent = connect({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.rawHeaders);
    answered.pipe(answer);
  });
  sent.once('error', () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.once('close', () => sent.destroy());
  asked.pipe(sent);
}
