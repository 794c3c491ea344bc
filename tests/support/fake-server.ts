import { vi } from 'vitest';

/** The base address of requests in these tests, because Node has no relative addresses. */
export const ORIGIN = 'https://site.example';

/** A server that gives these answers in turn; the last one repeats. */
export function fakeServer(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const arrivals: number[] = [];
  const send = async (request: Request): Promise<Response> => {
    requests.push(request.clone());
    arrivals.push(Date.now());
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    request.signal.throwIfAborted();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  };
  return {
    requests,
    /** What a client needs to reach it. */
    http: { baseUrl: ORIGIN, send },
    /** Milliseconds between one request and the next, by the clock of {@link skipWaits}. */
    waits: () => waitsBetween(arrivals),
    paths: () => requests.map(({ url }) => url.slice(ORIGIN.length)),
    bodies: () =>
      Promise.all(requests.map((request) => request.clone().json() as Promise<Record<string, unknown>>)),
  };
}

/** Runs something without real waiting: the clock jumps to the next timer until it has ended. */
export async function skipWaits<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const state = { isOver: false };
    const end = () => {
      state.isOver = true;
    };
    const running = run();
    void running.then(end, end);
    while (!state.isOver) await vi.advanceTimersToNextTimerAsync();
    return await running;
  } finally {
    vi.useRealTimers();
  }
}

/** Milliseconds between one moment and the next. */
function waitsBetween(moments: readonly number[]): readonly number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}
