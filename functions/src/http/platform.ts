import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { problem } from './problem.ts';
import { MAX_BODY_BYTES } from './request.ts';
import { isDecodable, type Serve } from './router.ts';

/** A request with the properties that Express or {@link takeRequestsFirst} adds. */
interface PlatformRequest extends IncomingMessage {
  // Always there in a server.
  readonly method: string;
  readonly url: string;
  /** The body's bytes; absent if there are none. */
  rawBody?: Buffer;
  /** The path before Express rewrote it. */
  readonly originalUrl?: string;
  /** body-parser 1, in the emulator, checks this flag to see whether the body was read; version 2 checks the stream. */
  _body?: boolean;
}

/** A Node request handler; Express handlers have the same shape. */
type NodeHandler = (incoming: PlatformRequest, outgoing: ServerResponse) => Promise<void>;

/** How long the connection stays open after the response to a body that is too large, so that the response arrives. */
const CLOSE_MILLISECONDS = 2000;
/**
 * How much more of such a body is read and discarded. A text that is too long by accident ends within this and gets its
 * response at once.
 */
const DISCARDED_BYTES = 16 * MAX_BODY_BYTES;

/**
 * How long a caller may take to send headers, and headers with body. 16 kB take a second on the slowest phone network.
 * Node closes what is slower with 408, at its next check, every 30 seconds.
 */
const HEADERS_MILLISECONDS = 10_000;
const REQUEST_MILLISECONDS = 20_000;

/**
 * Reads every body before the platform does (docs/adr/0026): the Functions Framework and the emulator would buffer up
 * to 1 GB before calling a function that accepts 16 kB. They skip a body that has already been read.
 *
 * - A body over {@link MAX_BODY_BYTES}, by its header or by the bytes received so far, is not read further: `handle`
 *   responds at once, and the connection is closed.
 * - `handle` also answers calls that `admits` refuses, before their body, and paths that Express cannot decode, for which Express would send an HTML page.
 * - Everything else goes to the platform, with the bytes in `rawBody`.
 *
 * Node's diagnostics channel reports each request and its server before the server's listeners are called. If Node ever
 * removes it, the platform reads bodies again, and `npm run prove -- memory` fails.
 */
export function takeRequestsFirst(handle: NodeHandler, admits: (request: Request) => boolean): void {
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { readonly server: Server };
    if (known.has(server)) return;
    known.add(server);
    const platform = server.listeners('request');
    server.removeAllListeners('request');
    server.headersTimeout = HEADERS_MILLISECONDS;
    server.requestTimeout = REQUEST_MILLISECONDS;
    server.on('request', (message: IncomingMessage, outgoing: ServerResponse) => {
      const incoming = message as PlatformRequest;
      const request = webRequest(incoming);
      if (request !== undefined && !admits(request)) {
        void handle(incoming, outgoing);
        return;
      }
      takeBody(incoming, (isWhole) => {
        if (isWhole && isDecodable(incoming.url.split('?')[0] ?? '')) {
          for (const listener of platform) listener.call(server, incoming, outgoing);
        } else {
          void handle(incoming, outgoing);
        }
      });
    });
  });
}

/**
 * Reads a body into `rawBody`, up to our limit. If the caller disconnects first, `done` is not called.
 *
 * @param done called once, with `false` when the body is too large
 */
function takeBody(incoming: PlatformRequest, done: (isWhole: boolean) => void): void {
  const { 'content-length': announced, 'transfer-encoding': encoding } = incoming.headers;
  if (Number(announced ?? 0) > MAX_BODY_BYTES) {
    done(false);
    return;
  }
  if (encoding === undefined && Number(announced ?? 0) === 0) {
    done(true);
    return;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (isWhole: boolean) => {
    incoming.off('data', onData).off('end', onEnd);
    incoming.rawBody = Buffer.concat(chunks);
    incoming._body = true;
    done(isWhole);
  };
  const onEnd = () => {
    take(true);
  };
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) return;
    incoming.pause();
    take(false);
  };
  incoming.on('data', onData).on('end', onEnd);
}

/** Adapts `serve` to a Node request handler, which Cloud Functions calls. */
export function nodeHandler(serve: Serve): NodeHandler {
  return async (incoming, outgoing) => {
    const request = webRequest(incoming);
    const response =
      request === undefined
        ? problem(501, `This address does not know the method ${incoming.method}.`)
        : await serve(request);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    if (incoming.complete) {
      outgoing.writeHead(response.status, headers);
      outgoing.end(body);
    } else {
      answerEarly(incoming, outgoing, response.status, headers, body);
    }
  };
}

/**
 * Responds to a request whose body is still being sent, and closes its connection. Closing it immediately would reset
 * the connection, and the caller might never see the response; so it is sent completely, and the caller has some time
 * to read it.
 */
function answerEarly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): void {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' });
  outgoing.write(body);
  const close = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(close, CLOSE_MILLISECONDS);
  let discarded = 0;
  incoming.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARDED_BYTES) incoming.pause();
  });
  incoming.once('end', close).resume();
}

/** `undefined` for `TRACE`, which the Fetch standard forbids. (Node never takes `CONNECT` for a request.) */
function webRequest(incoming: PlatformRequest): Request | undefined {
  const { method } = incoming;
  if (method === 'TRACE') return undefined;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const peer = incoming.socket.remoteAddress;
  // Google's front end always sets this header; on a developer's machine nothing does.
  if (!headers.has('x-forwarded-for') && peer !== undefined) headers.set('x-forwarded-for', peer);
  const canHaveBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://function${incoming.originalUrl ?? incoming.url}`, {
    method,
    headers,
    body: canHaveBody ? new Uint8Array(incoming.rawBody ?? []) : null,
  });
}
