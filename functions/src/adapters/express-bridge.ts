import type { onRequest } from 'firebase-functions/https';

import type { Serve } from '../http/serve.ts';
import { problem } from '../http/problem-response.ts';

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
