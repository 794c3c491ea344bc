/** The services behind the ports that can fail to answer. */
export type Service = 'store' | 'identity' | 'app-check';

/**
 * A service behind a port did not answer, or not in time. The same call may succeed in a moment, so the response is a 503
 * with `Retry-After`. Adapters throw it; `http/router.ts` catches it.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly service: Service;

  constructor(service: Service, options?: ErrorOptions) {
    super(`The ${service} did not answer.`, options);
    this.service = service;
  }
}

/** The `code` that Google's SDKs put on their errors, of whatever type; `undefined` where there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Calls a service with a time limit: Google's clients retry for minutes, which is longer than a renter waits. A call that
 * ran out of time may still be carried out later; that is safe, because records are created under an id that the caller
 * chose.
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
