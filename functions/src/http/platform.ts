import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { MAX_BODY_BYTES } from './body.ts';
import { isDecodable, type Serve } from './router.ts';
import { problem } from './problem.ts';

/** A request with what the platform's Express, or {@link takeRequestsFirst}, has added to it. */
interface PlatformRequest extends IncomingMessage {
  /** The bytes that were sent; absent where there are none. */
  rawBody?: Buffer;
  /** The path before Express changed it. */
  readonly originalUrl?: string;
  /** What body-parser 1, in the emulator, looks at to see whether a body was read; version 2 asks the stream. */
  _body?: boolean;
}

/** A request handler of Node's, which an Express handler is as well. */
type NodeHandler = (incoming: PlatformRequest, outgoing: ServerResponse) => Promise<void>;

/** How long a connection stays open after the answer to a body that is too large, so that the answer arrives. */
const CLOSE_MILLISECONDS = 2000;
/** So much more of such a body is read and discarded: an honest text ends within it, and has its answer at once. */
const DISCARDED_BYTES = 16 * MAX_BODY_BYTES;

/**
 * Reads every body before the platform does (docs/adr/0026): the Functions Framework and the emulator keep up to 1 GB of
 * one in memory, before they call a function that takes 16 kB. They skip a body that has been read.
 *
 * - A body over {@link MAX_BODY_BYTES}, by its header or by the bytes that have come, is read no further: `handle` answers
 *   at once, and the connection is closed.
 * - `handle` also answers paths that Express cannot decode, for which it has an HTML page.
 * - Everything else goes on to the platform, with its bytes in `rawBody`.
 *
 * Node's channel tells of a request, and of its server, before the server's listeners are called. If Node ever removes
 * it, the platform reads bodies again: `npm run prove:memory` fails then.
 */
export function takeRequestsFirst(handle: NodeHandler): void {
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { readonly server: Server };
    if (known.has(server)) return;
    known.add(server);
    const platform = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (incoming: PlatformRequest, outgoing: ServerResponse) => {
      takeBody(incoming, (isWhole) => {
        if (isWhole && isDecodable((incoming.url ?? '').split('?')[0] ?? '')) {
          for (const listener of platform) listener.call(server, incoming, outgoing);
        } else {
          void handle(incoming, outgoing);
        }
      });
    });
  });
}

/**
 * Reads a body into `rawBody`, as far as our limit. A caller who is gone before all has come is not answered.
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

/** Adapts `serve` to Node and to a Cloud Function: the only place that knows both. */
export function nodeHandler(serve: Serve): NodeHandler {
  return async (incoming, outgoing) => {
    const request = webRequest(incoming);
    const response =
      request === undefined
        ? problem(501, `This address does not know the method ${incoming.method ?? ''}.`)
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
 * Answers a request whose body is still coming, and closes its connection. Closing at once would reset the connection,
 * and the caller might never see the answer: so it goes out whole, and the caller has some time to read it.
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
  incoming.once('end', close).once('close', close).resume();
}

/** `undefined` for methods that the Fetch standard forbids: `TRACE` and `CONNECT`. */
function webRequest(incoming: PlatformRequest): Request | undefined {
  const { method = '' } = incoming;
  if (method === 'TRACE' || method === 'CONNECT') return undefined;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const peer = incoming.socket.remoteAddress;
  // Google's front end always sets this header; on a developer's machine nobody does.
  if (!headers.has('x-forwarded-for') && peer !== undefined) headers.set('x-forwarded-for', peer);
  const body = incoming.rawBody;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return new Request(`http://function${incoming.originalUrl ?? incoming.url ?? '/'}`, {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
