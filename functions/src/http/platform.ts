import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { onRequest } from 'firebase-functions/https';

import type { Serve } from './router.ts';
import { problem } from './problem.ts';

/**
 * Bypasses the platform's body parsers, so that handlers get the raw bytes and answer invalid bodies themselves
 * (docs/adr/0009).
 *
 * The Functions Framework and the emulator parse bodies before they call a function: 32 MB of JSON and more where our
 * limit is 16 kB, and they answer invalid bodies with an HTML page with a stack trace. They choose a parser by
 * `request.headers`, and only the last one, for all other types, leaves bytes as they are. So the type in `headers` is
 * replaced. `headersDistinct`, from which `webRequest` reads, still holds what the caller sent.
 *
 * If Node ever removes this channel, the platform's parsers apply again: only the answers to invalid bodies change.
 */
export function bypassBodyParsers(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { readonly request: IncomingMessage }).request;
    headers['content-type'] = 'application/octet-stream';
    // Nothing may decompress the body either: 16 kB on the wire could be 16 MB in memory.
    delete headers['content-encoding'];
  });
}

type ExpressHandler = Parameters<typeof onRequest>[0];
type ExpressRequest = Parameters<ExpressHandler>[0];

/**
 * Adapts `serve` to a Cloud Function's handler: the only place that knows Express. The body is `rawBody`, the bytes that
 * were sent.
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
  // Google's front end always sets this header; on a developer's machine nobody does.
  if (!headers.has('x-forwarded-for') && peer !== undefined) headers.set('x-forwarded-for', peer);
  // Undefined for a request without a body, although its type does not say so.
  const body = incoming.rawBody as Buffer | undefined;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return new Request(`http://function${incoming.originalUrl}`, {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
