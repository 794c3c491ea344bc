import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

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
