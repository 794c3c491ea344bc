/** Services that can be unavailable. */
export type Service = 'store' | 'identity';

/**
 * A service did not answer, or not in time. The same call may succeed soon, so the response is a 503 with
 * `Retry-After`. Adapters throw it; `http/router.ts` catches it.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly service: Service;

  constructor(service: Service, options?: ErrorOptions) {
    super(`The ${service} did not answer.`, options);
    this.service = service;
  }
}

/** The `code` of an error from Google's SDKs; `undefined` if there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const TIME_IS_UP = 'time-is-up';

/**
 * Does work with an overall time limit.
 *
 * @param work should stop when the signal aborts; whatever it does later is ignored
 * @throws when time is up
 */
export async function inTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    stop.abort();
    timeUp.reject(Object.assign(new Error(`No answer in ${milliseconds} ms.`), { code: TIME_IS_UP }));
  }, milliseconds);
  try {
    return await Promise.race([work(stop.signal), timeUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls a service with a time limit, because Google's clients retry for minutes, longer than a renter waits. A call
 * that timed out may still take effect later; that is safe, because records are created under ids chosen by the caller.
 *
 * @param isTransient whether a failure may pass by itself; any other failure is thrown unchanged
 * @throws {Unavailable} when time is up or the failure is transient
 */
export async function answerInTime<Result>(
  service: Service,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  isTransient: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await inTime(milliseconds, work);
  } catch (error) {
    const isOutage = isTransient(error) || errorCode(error) === TIME_IS_UP;
    throw isOutage ? new Unavailable(service, { cause: error }) : error;
  }
}
