import { vi } from 'vitest';

/** How a fake server answers a request; a rejection is a lost connection. */
export type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Answers every request of the page but those for the states' law files and the page's own modules.
 *
 * @param answers by path; the last of a list repeats
 * @returns the requests so far, by path
 */
export function serve(answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const requests: Request[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const known = answers[pathname];
    if (known === undefined) return real(request);
    requests.push(request.clone());
    const list = typeof known === 'function' ? [known] : known;
    const earlier = requests.filter(({ url }) => new URL(url).pathname === pathname).length;
    const answer = list[Math.min(earlier, list.length) - 1];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer(request);
  });
  return {
    requests: (path: string) => requests.filter(({ url }) => new URL(url).pathname === path),
    bodies: (path: string) =>
      Promise.all(
        requests
          .filter(({ url }) => new URL(url).pathname === path)
          .map((request) => request.clone().json() as Promise<Record<string, unknown>>),
      ),
  };
}

/** The server has stored what was sent. */
export const receipt: Answer = async (request) => {
  const { id } = (await request.json()) as { id: string };
  return Response.json({ id }, { status: 201 });
};
