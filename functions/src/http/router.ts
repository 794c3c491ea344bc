import { API_PATHS } from '../../../src/domain/api/paths.ts';
import { DEFAULT_LANGUAGE, languageAsked } from '../../../src/domain/shared/language.ts';

import type { Log } from './log.ts';
import { ANSWERS, problem, serviceUnavailable } from './problem.ts';
import { Unavailable } from './time-limit.ts';

/** What a handler receives besides the request. */
export interface RequestContext {
  /** The request's id in the log and in the response's `X-Request-Id`. */
  readonly requestId: string;
  readonly log: Log;
  /** The values of the path's `:parameters`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Answers one request. `serve` turns whatever it throws into a problem document. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Handlers by method. `GET` also serves `HEAD`. */
type Methods = Readonly<Partial<Record<(typeof METHODS)[number], Handler>>>;

/** Methods by path. A segment `:name` matches any one segment; paths without such segments take precedence. */
export type RouteTable = Readonly<Record<string, Methods>>;

/** The route of a request, or why there is none. */
export type RouteMatch =
  | {
      readonly kind: 'found';
      readonly path: string;
      readonly handler: Handler;
      readonly parameters: Record<string, string>;
    }
  | { readonly kind: 'wrong-method'; readonly path: string; readonly allow: string }
  | { readonly kind: 'unknown' };

/** Finds the handler of a method and a path. */
export function matchRoute(table: RouteTable, method: string, pathname: string): RouteMatch {
  const literalFirst = Object.entries(table).sort(
    ([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')),
  );
  for (const [path, methods] of literalFirst) {
    const parameters = matchPath(path, pathname);
    if (parameters === undefined) continue;
    const handler = handlerOf(methods, method);
    return handler === undefined
      ? { kind: 'wrong-method', path, allow: allowed(methods) }
      : { kind: 'found', path, handler, parameters };
  }
  return { kind: 'unknown' };
}

function handlerOf(methods: Methods, method: string): Handler | undefined {
  const known = METHODS.find((each) => each === (method === 'HEAD' ? 'GET' : method));
  return known && methods[known];
}

function allowed(methods: Methods): string {
  return Object.keys(methods)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}

function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = path.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

/** Whether a path is valid percent-encoded UTF-8 (RFC 3986 §2.5). */
export function isDecodable(pathname: string): boolean {
  try {
    // Use the result, because the bundler drops a call whose result is unused.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** Shown to admins only: nobody else needs the identity service. */
const IDENTITY_UNAVAILABLE =
  'The service that tells who is signed in cannot be reached right now. You stay signed in: please try again in a moment.';

export interface ServePorts {
  readonly log: Log;
  readonly newRequestId: () => string;
  /** Rejected requests get 403, whatever their path. */
  readonly admits: (request: Request) => boolean;
}

/** Answers every request; never throws. */
export type Serve = (request: Request) => Promise<Response>;

/**
 * Serves a route table: finds the handler, responds to unknown paths (404) and methods (405), converts whatever a
 * handler throws to a problem document, and logs one line for each request. That line contains nothing personal: the
 * route's pattern instead of the path, and neither query nor body.
 */
export function serve(table: RouteTable, { log, newRequestId, admits }: ServePorts): Serve {
  return async (request) => {
    const started = performance.now();
    const requestId = newRequestId();
    const { pathname } = new URL(request.url);
    const match = matchRoute(table, request.method, pathname);

    const answer = async (): Promise<Response> => {
      if (!admits(request)) return problem(403, 'This address is for our own site only.');
      switch (match.kind) {
        case 'unknown':
          return isDecodable(pathname)
            ? problem(404, 'There is nothing at this address.')
            : problem(400, 'This address cannot be read.');
        case 'wrong-method':
          return problem(405, `This address only takes ${match.allow}.`, { headers: { allow: match.allow } });
        case 'found':
          try {
            return await match.handler(request, { requestId, log, parameters: match.parameters });
          } catch (error) {
            return answerThrown(error, requestId, log, wordsFor(match.path, request.headers));
          }
      }
    };

    const answered = await answer();
    const response = new Response(request.method === 'HEAD' ? null : answered.body, answered);
    // Responses contain or depend on personal data, so no cache may store them.
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    response.headers.set('x-request-id', requestId);
    log.info('request', {
      requestId,
      method: request.method,
      route: match.kind === 'unknown' ? null : match.path,
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
    });
    return response;
  };
}

/** Public routes respond in the language of the page; all others belong to the back office, in English. */
function wordsFor(path: string, headers: Headers) {
  const isPublic = Object.values<string>(API_PATHS).includes(path);
  const language = isPublic ? languageAsked(headers.get('accept-language')) : DEFAULT_LANGUAGE;
  return ANSWERS[language];
}

function answerThrown(
  error: unknown,
  requestId: string,
  log: Log,
  words: ReturnType<typeof wordsFor>,
): Response {
  if (error instanceof Unavailable) {
    log.error('service unavailable', { requestId, service: error.service }, error);
    return serviceUnavailable(error.service === 'identity' ? IDENTITY_UNAVAILABLE : words.unavailable);
  }
  log.error('unexpected error', { requestId }, error);
  return problem(500, words.failed);
}
