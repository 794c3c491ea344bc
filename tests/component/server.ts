import { vi } from 'vitest';

/**
 * How a fake server answers a request; a rejection is a lost connection.
 *
 * @param passOn gets the real answer
 */
export type Answer = (request: Request, passOn: () => Promise<Response>) => Response | Promise<Response>;

/**
 * Answers the page's requests. Those for other paths are passed on: states' law files are there (built-data.ts), and
 * nothing else.
 *
 * @param answers by path; the last of a list repeats
 * @returns the requests so far
 */
export function serve(answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const all: Request[] = [];
  const real = globalThis.fetch;
  const requests = (path: string) => all.filter(({ url }) => new URL(url).pathname === path);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    all.push(request.clone());
    const known = answers[pathname];
    const list = known === undefined || typeof known === 'function' ? [known] : known;
    const answer = list[Math.min(requests(pathname).length, list.length) - 1];
    return answer === undefined ? real(request) : answer(request, () => real(request));
  });
  return {
    all: () => all,
    requests,
    /** What was sent as JSON to a path. */
    bodies: (path: string) =>
      Promise.all(
        requests(path).map((request) => request.clone().json() as Promise<Record<string, unknown>>),
      ),
  };
}

/** The server has stored what was sent. */
export const receipt: Answer = async (request) => {
  const { id } = (await request.json()) as { id: string };
  return Response.json({ id }, { status: 201 });
};

/** The connection is lost before a response. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The real answer. */
export const passedOn: Answer = (_request, passOn) => passOn();
