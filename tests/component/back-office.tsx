import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';

import { type AdminAuth, session } from '#browser/admin-auth.ts';
import { START_FEE } from '#config/offer.ts';
import { SITE, SUPPORT_HOURS, SUPPORT_PHONE } from '#config/site.ts';
import { POLL_MS } from '#features/admin/data/queries.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { DashboardIsland } from '#features/admin/dashboard/DashboardIsland.tsx';
import type { OfficeSettings } from '#features/admin/office.tsx';
import { SecondFactorIsland } from '#features/admin/second-factor/SecondFactorIsland.tsx';
import { LoginIsland } from '#features/admin/login/LoginIsland.tsx';
import { SAMPLE_ANSWERS, SAMPLE_FILL_MS } from '../../functions/src/testing/sample-check.ts';
import type { EndedSessions, Stores } from '../../functions/src/store/ports.ts';
import { overhanging, overlapping } from '../support/page-checks.ts';
import { identifyBy } from './firebase-auth.ts';
import { violations } from './island.tsx';
import { OFFICE_API, type OfficeRequest, type OfficeResponse, type StoreCall } from './office-api.ts';

import '#styles/admin.css';

/*
 * The back office over the API of the functions, which runs beside the page (office-api.ts) with its stores in memory.
 * Tests see what the admin sees, and the server's rules are the real ones.
 */

const ADMIN = { email: 'admin@example.com', password: 'open-the-door' };
/** Longer than the dashboard keeps an answer, so that no test sees what another one loaded. */
const BETWEEN_TESTS_MS = 6 * 60_000;

/** The end of the test before, at first a Monday at noon in New York, within working hours. */
let lastSeen = Date.parse('2026-11-23T17:00:00.000Z');
let people = 0;
let address = '';
/** Where the page has gone to: a test stays on its page. */
let left: string[] = [];

// For as long as the page lives: a call of a test that has ended may still be refused, and would take the page, with all
// tests that follow, to the login.
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || !event.cancelable) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL(event.destination.url);
  left.push(pathname + search + hash);
});

beforeEach(() => {
  // The clock runs on by itself, and passTime turns it forward.
  vi.useFakeTimers({
    now: lastSeen + BETWEEN_TESTS_MS,
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  address = location.href;
  left = [];
});

afterEach(() => {
  lastSeen = Date.now();
  history.replaceState(null, '', address);
});

/** Lets time pass, and whatever the page does every few seconds happen once. */
export function passTime(ms: number): void {
  const last = Math.min(ms, POLL_MS + 1_000);
  vi.setSystemTime(Date.now() + ms - last);
  vi.advanceTimersByTime(last);
}

/** The addresses that the page has gone to. */
export const leftFor = () => expect.poll(() => left);

/** Who may log in, by address; the tokens are those of functions/src/testing/api.ts. */
const ACCOUNTS: Readonly<Record<string, { readonly password: string; readonly token: string }>> = {
  [ADMIN.email]: { password: ADMIN.password, token: 'admin-token' },
  'renter@example.com': { password: 'secret', token: 'renter-token' },
};

/** How a call is answered in place of the API. */
type Answer = (request: Request) => Response | Promise<Response>;

interface Office {
  /** The API, its records and its ended sessions. */
  readonly api: OfficeApi;
  /** The admin's login as Firebase knows it; tests replace methods. */
  readonly auth: { -readonly [Name in keyof AdminAuth]: AdminAuth[Name] };
  /** Changes the token that calls carry; `undefined` for a session that has ended. */
  readonly holdToken: (token: string | undefined) => void;
  /** Answers calls to a path in place of the API, or with `undefined` no longer. */
  readonly answer: (path: string, answer: Answer | undefined) => void;
  /** Makes the API answer a list with shorter pages than the page asks for. */
  readonly shortenPages: (path: string, limit: number) => void;
  /** Answers one call to a path in place of the API: the next, or a later one. */
  readonly answerOnce: (path: string, answer: Answer, which?: number) => void;
  /** What somebody else does meanwhile. */
  readonly asOtherAdmin: (method: string, path: string, body?: unknown) => Promise<void>;
  /** The calls to a path so far. */
  readonly calls: (path: string) => readonly Request[];
  readonly sendCheck: (changes?: CheckChanges) => Promise<Sent>;
  readonly sendLead: (changes?: Partial<Contact & { readonly language: string }>) => Promise<Sent>;
  readonly sendMessage: (
    changes?: Partial<Contact & { readonly id: string; readonly name: string; readonly message: string }>,
  ) => Promise<Sent>;
}

interface Contact {
  readonly email: string;
  readonly phone: string;
}

type CheckChanges = Partial<Record<keyof typeof SAMPLE_ANSWERS, string>> & {
  readonly contactConsent?: boolean;
  readonly isHelper?: boolean;
  readonly language?: string;
};

interface Sent extends Contact {
  readonly id: string;
  readonly fullName: string;
}

interface OfficeApi {
  readonly send: (
    path: string,
    init: { method?: string; headers: HeadersInit; body?: string },
  ) => Promise<Response>;
  readonly stores: {
    readonly [Kind in keyof Stores]: Pick<Stores[Kind], StoreCall>;
  };
  readonly sessions: Pick<EndedSessions, 'endedAt'>;
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** A new API with empty stores. */
function newApi(): OfficeApi {
  const address = OFFICE_API + crypto.randomUUID();
  const real = globalThis.fetch;
  const ask = async <Value,>(asked: OfficeRequest['asked']): Promise<Value> => {
    const content = JSON.stringify({ now: Date.now(), asked } satisfies OfficeRequest);
    const answer = await real(address, { method: 'POST', body: content });
    return ((await answer.json()) as { value: Value }).value;
  };
  const store = <Kind extends keyof Stores>(kind: Kind) => {
    const call =
      (name: StoreCall) =>
      (...args: readonly unknown[]) =>
        ask({ store: kind, call: name, args });
    return {
      get: call('get'),
      page: call('page'),
      count: call('count'),
      remove: call('remove'),
      create: call('create'),
      change: async (id: string, fieldsFor: (record: unknown) => unknown) => {
        const fields = fieldsFor(await call('get')(id));
        return ask({ store: kind, call: 'change', args: [id, fields] });
      },
    } as unknown as OfficeApi['stores'][Kind];
  };
  return {
    send: async (path, { headers, method = 'GET', ...init }) => {
      const { status, body, ...response } = await ask<OfficeResponse>({
        path,
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...init,
      });
      return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: response.headers });
    },
    stores: { submissions: store('submissions'), leads: store('leads'), messages: store('messages') },
    sessions: { endedAt: (account) => ask({ endedSessionsOf: account }) },
  };
}

/** Opens an empty office, with the admin logged in or not. */
export function openOffice({ isLoggedIn = true }: { readonly isLoggedIn?: boolean } = {}): Office {
  queryClient.clear();
  const api = newApi();
  let held = isLoggedIn ? 'admin-token' : undefined;
  const answers = new Map<string, Answer>();
  const requests: Request[] = [];
  answers.set('/__/firebase/init.json', () => Response.json({ projectId: 'demo-office', apiKey: 'key' }));
  answers.set('/api/emulators', () => Response.json({ authUrl: 'http://127.0.0.1:1', demoAdmin: ADMIN }));

  const passOn = async (request: Request, changes: Readonly<Record<string, string>> = {}) => {
    const { pathname, searchParams } = new URL(request.url);
    for (const [name, value] of Object.entries(changes)) searchParams.set(name, value);
    const { method, headers } = request;
    const body = method === 'GET' ? {} : { body: await request.text() };
    return api.send(`${pathname}?${searchParams.toString()}`, { method, headers, ...body });
  };

  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const other = answers.get(pathname);
    if (other === undefined && !pathname.startsWith('/api/')) return real(request);
    requests.push(request.clone());
    return Promise.race([(other ?? passOn)(request), abortOf(request.signal)]);
  });

  const signIn: AdminAuth['signIn'] = (email, password) => {
    const account = ACCOUNTS[email];
    if (account?.password !== password) return Promise.resolve({ kind: 'rejected' });
    if (account.token === 'renter-token') return Promise.resolve({ kind: 'no-rights' });
    held = account.token;
    return Promise.resolve({ kind: 'signed-in', email });
  };
  const auth: Office['auth'] = {
    signIn,
    beginSecondFactor: () => Promise.resolve({ kind: 'failed' }),
    token: () =>
      Promise.resolve(held === undefined ? { kind: 'signed-out' } : { kind: 'token', token: held }),
    sendPasswordReset: () => Promise.resolve({ kind: 'asked' }),
    signOut: () => {
      held = undefined;
      return Promise.resolve(true);
    },
  };
  identifyBy(auth);
  if (isLoggedIn) session.keep(ADMIN.email, new Date());

  async function send(path: string, content: Contact & Readonly<Record<string, unknown>>): Promise<Sent> {
    // No two people ask at the same instant.
    vi.setSystemTime(Date.now() + 1_000);
    const id = crypto.randomUUID();
    const answer = await api.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, fillMs: SAMPLE_FILL_MS, ...content }),
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { fullName = content.email } = content as { readonly fullName?: string };
    return { id, fullName, email: content.email, phone: content.phone };
  }

  return {
    api,
    auth,
    holdToken: (next) => {
      held = next;
    },
    answer: (path, answer) => {
      if (answer === undefined) answers.delete(path);
      else answers.set(path, answer);
    },
    shortenPages: (path, limit) => {
      answers.set(path, (request) => passOn(request, { limit: String(limit) }));
    },
    answerOnce: (path, answer, which = 1) => {
      const before = answers.get(path) ?? ((request) => passOn(request));
      let asked = 0;
      answers.set(path, (request) => {
        asked += 1;
        return asked === which ? answer(request) : before(request);
      });
    },
    asOtherAdmin: async (method, path, body) => {
      vi.setSystemTime(Date.now() + 1_000);
      const headers = { authorization: 'Bearer admin-token', 'content-type': 'application/json' };
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await api.send(path, { method, headers, ...content });
      expect(answer.ok, await answer.clone().text()).toBe(true);
    },
    calls: (path) => requests.filter(({ url }) => new URL(url).pathname === path),
    sendCheck: (changes = {}) =>
      send('/api/submissions', {
        ...SAMPLE_ANSWERS,
        ...contactOfSomebody(),
        fullName: `Renter ${people}`,
        contactConsent: false,
        language: 'en',
        ...changes,
      }),
    sendLead: (changes = {}) => send('/api/leads', { ...contactOfSomebody(), ...changes }),
    sendMessage: (changes = {}) =>
      send('/api/messages', {
        name: 'Ana Núñez',
        message: 'Can you help me find a home?',
        ...contactOfSomebody(),
        ...changes,
      }),
  };
}

/** Rejects when a request is aborted, as `fetch` does. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/** An address and a number that nobody else has: records that share one are one person's. */
function contactOfSomebody(): Contact {
  people += 1;
  return { email: `somebody-${people}@example.com`, phone: `(480) 555-${1000 + people}` };
}

/** Shows a page of the back office at an address. */
async function showPage(island: ReactNode, at: string, layout = 'wrap'): Promise<void> {
  await cleanup();
  history.replaceState(null, '', at);
  await page.viewport(1280, 800);
  const container = document.createElement('main');
  container.id = 'main';
  container.className = layout;
  document.body.append(container);
  // At once, with its effects.
  await flushSync(() => render(island, { container }));
}

/** The violations that axe finds on the page, in both themes. */
export const pageViolations = () => violations(document.body);

/** Shows the dashboard. */
export async function showDashboard(
  at = '/admin/dashboard/?list=submissions',
  upkeep: OfficeSettings['upkeep'] = [],
): Promise<void> {
  const office = {
    siteName: SITE.name,
    origin: 'https://www.example.com',
    phone: SUPPORT_PHONE.shown,
    startFee: START_FEE.shown,
    upkeep,
    hours: SUPPORT_HOURS,
  };
  await showPage(<DashboardIsland {...office} />, at, 'dashboard');
}

/** Shows the login page. */
export const showLogin = () => showPage(<LoginIsland />, '/admin/login/');

/** Shows the page that sets up a second factor. */
export const showSecondFactor = () =>
  showPage(<SecondFactorIsland siteName={SITE.name} />, '/admin/second-factor/');

/** The search over all records, in the bar of every view. */
export const searchBox = page.getByRole('combobox', { name: /^Search everything/u });

/** A button by its whole name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The line of somebody in a list. */
export const entry = (whose: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Choose ${whose}`, exact: true }) })
    .last();

/** The panel of somebody, beside the list. */
export const panel = (whose: string) => page.getByRole('complementary', { name: whose, exact: true });

/** Opens the panel of somebody from their line. */
export async function openPanel(whose: string): Promise<ReturnType<typeof panel>> {
  await entry(whose).getByRole('rowheader').getByRole('button').click();
  await expect.element(panel(whose)).toBeVisible();
  return panel(whose);
}

/** Whose lines are shown, in their order. */
export const shownPeople = () =>
  page
    .getByRole('checkbox', { name: /^Choose (?!all that are shown)/u })
    .elements()
    .map((each) => each.getAttribute('aria-label')?.replace('Choose ', ''));

/** Everything that a storage holds. */
export const keptIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n');

/** The toasts with a title. */
export const toast = (title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });

/** Keeps links from being followed by a script, which starts downloads; to be called before they would start. */
export const holdDownloads = () =>
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

/** What a download brings: its name and text. */
export async function download(start: () => Promise<void>): Promise<{ name: string; text: string }> {
  const click = holdDownloads();
  await start();
  await expect.poll(() => click.mock.contexts.length).toBe(1);
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  click.mockRestore();
  if (link === undefined) throw new Error('Nothing was downloaded.');
  return { name: link.download, text: await (await fetch(link.href)).text() };
}

/** Bars and toasts, which cover a part of the page for a while, and drawings. */
const ABOVE_THE_PAGE = 'svg, .skip-link, .sticky, [aria-label="Notifications"]';

/** What overlaps or reaches beyond the window, at any width. */
export async function misfits(): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 360, 640, 768, 1024, 1280]) {
    await page.viewport(width, 800);
    found.push(
      ...[...overhanging(), ...overlapping(ABOVE_THE_PAGE)].map((what) => `at ${width} pixels: ${what}`),
    );
  }
  return found;
}
