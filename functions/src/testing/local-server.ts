import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server } from 'node:net';
import { Agent } from 'node:https';

/** A request as a local server got it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server on this machine, for tests of what goes out. */
export interface LocalServer {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** A real HTTP server that answers as the test says; a handler that ends no answer keeps the caller waiting. */
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

/** A server that takes connections and answers with these bytes, whatever it is asked. */
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

/** An address of this machine where nobody listens. */
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

/** Leads every https call to a server of this machine, which speaks plain HTTP: for what the SDKs fetch of Google's. */
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
