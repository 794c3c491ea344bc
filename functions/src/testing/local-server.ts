import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server } from 'node:net';
import { Agent } from 'node:https';

/** A request received by a local server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local server for tests of outgoing requests. */
export interface LocalServer {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/**
 * Starts an HTTP server that responds as the test says. A handler that never ends its response keeps the caller
 * waiting.
 */
export async function localServer(
  answer: (request: ReceivedRequest, response: ServerResponse) => void,
): Promise<LocalServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(request);
      answer(request, response);
    });
  });
  const origin = await listening(server);
  return {
    origin,
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts a server that responds to any connection with these bytes. */
export async function nonsenseServer(bytes: string): Promise<Pick<LocalServer, 'origin' | 'close'>> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(bytes));
  });
  const origin = await listening(server);
  return {
    origin,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A local origin where nothing listens. */
export async function deadOrigin(): Promise<string> {
  const server = createSocketServer();
  const origin = await listening(server);
  server.close();
  await once(server, 'close');
  return origin;
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Redirects every https request to a local server over plain HTTP, for requests that the SDKs send to Google. */
export class LocalAgent extends Agent {
  readonly #port: number;

  /** @param origin `http://127.0.0.1:…` */
  constructor(origin: string) {
    super();
    this.#port = Number(new URL(origin).port);
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}
