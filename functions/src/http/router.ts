import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';

import { API_PATHS } from '../../../src/domain/api/paths.ts';
import { DEFAULT_LANGUAGE, languageAsked } from '../../../src/domain/shared/language.ts';

import type { Log } from './log.ts';
import { ANSWERS, problem, serviceUnavailable } from './problem.ts';
import { MAX_BODY_BYTES } from './request.ts';
import { Unavailable } from './time-limit.ts';

/** What a handler receives besides the request. */
export interface RequestContext {
  /** The request's id in the log and in the response's `X-Request-Id`. */
  readonly requestId: string;
  readonly log: Log;
  /** The values of the path's `:parameters`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Answers one request. Whatever it throws becomes a problem document. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** Handlers by method. `GET` also serves `HEAD`. */
type Methods = Readonly<Partial<Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Handler>>>;

/** Methods by path. A segment `:name` matches any one segment; paths without such segments take precedence. */
export type RouteTable = Readonly<Record<string, Methods>>;

export interface ServerPorts {
  readonly log: Log;
  readonly newRequestId: () => string;
  /** The response to a body over {@link MAX_BODY_BYTES}. */
  readonly tooLarge: (request: Request) => Response;
}

interface Env {
  readonly Variables: { requestId: string };
}

/**
 * Serves a route table with Hono: unknown paths get 404, methods that a path does not take 405 with `Allow`, bodies that
 * are too large `tooLarge`, and whatever a handler throws becomes a problem document. Logs one line for each request.
 * That line contains nothing personal: the route's pattern instead of the path, and neither query nor body.
 */
export function server(table: RouteTable, { log, newRequestId, tooLarge }: ServerPorts): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    c.set('requestId', requestId);
    await next();
    // Responses contain or depend on personal data, so no cache may store them.
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('x-request-id', requestId);
    log.info('request', {
      requestId,
      method: c.req.method,
      route: matchedRoutes(c).find(({ path }) => path in table)?.path ?? null,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => tooLarge(c.req.raw) }));

  const literalFirst = Object.entries(table).sort(
    ([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')),
  );
  for (const [path, methods] of literalFirst) {
    for (const [method, handler] of Object.entries(methods)) {
      app.on(method, path, (c) =>
        handler(c.req.raw, { requestId: c.get('requestId'), log, parameters: c.req.param() }),
      );
    }
    const allow = Object.keys(methods).join(', ').replace('GET', 'GET, HEAD');
    app.all(path, () => problem(405, `This address only takes ${allow}.`, { headers: { allow } }));
  }
  app.notFound(() => problem(404, 'There is nothing at this address.'));

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const words = wordsFor(c.req.path, c.req.raw.headers);
    if (error instanceof Unavailable) {
      log.error('service unavailable', { requestId, service: error.service }, error);
      return serviceUnavailable(error.service === 'identity' ? IDENTITY_UNAVAILABLE : words.unavailable);
    }
    log.error('unexpected error', { requestId }, error);
    return problem(500, words.failed);
  });
  return app;
}

/** Shown to admins only: nobody else needs the identity service. */
const IDENTITY_UNAVAILABLE =
  'The service that tells who is logged in cannot be reached right now. You stay logged in: please try again in a moment.';

/** Public routes respond in the language of the page; all others belong to the back office, in English. */
export function wordsFor(path: string, headers: Headers) {
  const isPublic = Object.values<string>(API_PATHS).includes(path);
  const language = isPublic ? languageAsked(headers.get('accept-language')) : DEFAULT_LANGUAGE;
  return ANSWERS[language];
}
