import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { onRequest } from 'firebase-functions/https';

import type { Serve } from './router.ts';
import { problem } from './problem.ts';

/**
 * Keeps the platform's own body parsers off our requests, so that every body reaches us as bytes and every bad one gets
 * our answer (docs/adr/0009).
 *
 * The Functions Framework and the emulator parse bodies before a function is called: up to 32 MB of JSON and more for
 * our limit of 16 kB, and what cannot be parsed is answered by an HTML page with a stack trace. They choose a parser
 * by `request.headers`; only the last one, for any other type, takes bytes as they are. So the type in `headers` is
 * made to be any other type. `headersDistinct`, from which the bridge reads, still holds what the caller sent.
 *
 * Should Node ever drop this channel, the platform's parsers are back: bad bodies get its answers, and good ones ours.
 */
export function keepRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { readonly request: IncomingMessage }).request;
    headers['content-type'] = 'application/octet-stream';
    // No parser is to unpack anything either: 16 kB on the wire could be 16 MB in memory.
    delete headers['content-encoding'];
  });
}

type ExpressHandler = Parameters<typeof onRequest>[0];
type ExpressRequest = Parameters<ExpressHandler>[0];

/**
 * Makes a Cloud Function's handler of `serve`: the only place that knows Express. The body is `rawBody`, the bytes as
 * they came, not what the platform's own parser made of them.
 */
export function expressHandler(serve: Serve): ExpressHandler {
  return async (incoming, outgoing) => {
    const request = webRequest(incoming);
    const response =
      request === undefined
        ? problem(501, `This address does not know the method ${incoming.method}.`)
        : await serve(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
}

/** `undefined` for methods that the Fetch standard forbids: `TRACE` and `CONNECT`. */
function webRequest(incoming: ExpressRequest): Request | undefined {
  const { method } = incoming;
  if (method === 'TRACE' || method === 'CONNECT') return undefined;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const peer = incoming.socket.remoteAddress;
  // Google's front end always says who called; on a developer's machine nobody does.
  if (!headers.has('x-forwarded-for') && peer !== undefined) headers.set('x-forwarded-for', peer);
  // Nothing is there when nothing was sent, whatever the type says.
  const body = incoming.rawBody as Buffer | undefined;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return new Request(`http://function${incoming.originalUrl}`, {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
