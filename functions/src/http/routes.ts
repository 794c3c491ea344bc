import type { Log } from '../ports/log.ts';

/** What a handler is told beside the request. */
export interface RequestContext {
  /** Names this request in the log and in the answer's `X-Request-Id`. */
  readonly requestId: string;
  readonly log: Log;
  /** The values of the path's `:names`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Answers one request. May throw: `serve` turns what is thrown into a problem document. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** Handlers by method. `HEAD` is answered by `GET`. */
export type Methods = Readonly<Partial<Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Handler>>>;

/** Methods by path; a segment `:name` stands for any one segment. A path without names wins over one with. */
export type RouteTable = Readonly<Record<string, Methods>>;

/** What a table says about a request. */
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
  const named = Object.keys(table).sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  for (const path of named) {
    const parameters = matchPath(path, pathname);
    const methods = table[path];
    if (parameters === undefined || methods === undefined) continue;
    const handler = handlerOf(methods, method);
    return handler === undefined
      ? { kind: 'wrong-method', path, allow: allowed(methods) }
      : { kind: 'found', path, handler, parameters };
  }
  return { kind: 'unknown' };
}

function handlerOf(methods: Methods, method: string): Handler | undefined {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return methods.GET;
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return methods[method];
    default:
      return undefined;
  }
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
