import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Node publishes each request here before its server hands it to Express. */
const REQUEST_START = 'http.server.request.start';

/**
 * Lets the API answer what the framework's parsers refuse, such as half of a JSON text, so that it gets our problem
 * documents and headers and a line in the log. Express hands its errors to whoever was added last; it is complete once the
 * first request comes, which may be such a body.
 */
export function answerRefused(listener: Listener): void {
  const add = (message: unknown) => {
    for (const express of requestListeners(message)) {
      if (!('use' in express) || typeof express.use !== 'function') continue;
      unsubscribe(REQUEST_START, add);
      // Express tells a handler of errors by its four parameters.
      Reflect.apply(express.use, express, [
        (_error: unknown, refused: IncomingMessage, answer: ServerResponse, _next: unknown) => {
          void listener(refused, answer);
        },
      ]);
    }
  };
  subscribe(REQUEST_START, add);
}

function requestListeners(message: unknown): readonly object[] {
  const isOfServer = typeof message === 'object' && message !== null && 'server' in message;
  return isOfServer && message.server instanceof Server ? message.server.listeners('request') : [];
}
