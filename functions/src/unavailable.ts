/** Services that can be unavailable. */
export type Service = 'store' | 'identity' | 'app-check';

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
  work: () => Promise<Result>,
  isTransient: (error: unknown) => boolean,
): Promise<Result> {
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const cause = Object.assign(new Error(`No answer in ${milliseconds} ms.`), { code: 'time-is-up' });
    timeUp.reject(new Unavailable(service, { cause }));
  }, milliseconds);
  try {
    return await Promise.race([work(), timeUp.promise]);
  } catch (error) {
    throw !(error instanceof Unavailable) && isTransient(error)
      ? new Unavailable(service, { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
}
