import type { IncomingMessage } from 'node:http';

import type { Plugin } from 'vite';

import type * as TestApi from '../../functions/src/testing/api.ts';

/** The store of one kind of record, as far as component tests look into it. */
export type StoreCall = 'get' | 'page' | 'count' | 'remove' | 'change' | 'create';

/** What a component test asks of its office's API, at the time that its page shows. */
export interface OfficeRequest {
  readonly now: number;
  readonly asked:
    | {
        readonly path: string;
        readonly method: string;
        readonly headers: Readonly<Record<string, string>>;
        readonly body?: string;
      }
    | {
        readonly store: 'submissions' | 'leads' | 'messages';
        readonly call: StoreCall;
        readonly args: readonly unknown[];
      }
    | { readonly endedSessionsOf: string };
}

/** A response of the API, as JSON. */
export interface OfficeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Where an office's API is: `/office-api/<id of the office>`. An unknown id is a new, empty office. */
export const OFFICE_API = '/office-api/';

const API = '/functions/src/testing/api.ts';

/** Not by `node:stream/consumers`: the page imports this file for the address. */
async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}

interface Office {
  readonly clock: { now: number };
  readonly api: ReturnType<typeof TestApi.testApi>;
}

function newOffice(testApi: typeof TestApi.testApi): Office {
  const clock = { now: 0 };
  return { clock, api: testApi({ clock: () => new Date(clock.now) }) };
}

/** Times of a new record, which JSON has as texts. */
const TIMES: ReadonlySet<string> = new Set(['createdAt', 'expireAt']);

/** Runs the API of the functions for component tests, beside the page rather than in it. */
export const officeApi: Plugin = {
  name: 'office-api',
  configureServer(server) {
    const offices = new Map<string, Office>();
    const officeOf = async (id: string, now: number) => {
      const { testApi } = (await server.ssrLoadModule(API)) as typeof TestApi;
      const office = offices.get(id) ?? newOffice(testApi);
      offices.set(id, office);
      office.clock.now = now;
      return office.api;
    };
    const answer = async (id: string, request: IncomingMessage): Promise<unknown> => {
      const { now, asked } = JSON.parse(await textOf(request), (name, value: unknown) =>
        TIMES.has(name) ? new Date(value as string) : value,
      ) as OfficeRequest;
      const api = await officeOf(id, now);
      if ('endedSessionsOf' in asked) return api.sessions.endedAt(asked.endedSessionsOf);
      if ('path' in asked) {
        const { path, ...init } = asked;
        const response = await api.send(path, init);
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        } satisfies OfficeResponse;
      }
      const store = api.stores[asked.store] as unknown as Record<
        StoreCall,
        (...args: readonly unknown[]) => Promise<unknown>
      >;
      if (asked.call !== 'change') return store[asked.call](...asked.args);
      const [recordId, fields] = asked.args;
      return store.change(recordId, () => fields);
    };
    server.middlewares.use((request, response, next) => {
      if (request.url?.startsWith(OFFICE_API) !== true) {
        next();
        return;
      }
      answer(request.url.slice(OFFICE_API.length), request).then((value) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ value }));
      }, next);
    });
  },
};
