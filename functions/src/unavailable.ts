/** What may be silent. */
export type Service = 'store' | 'identity' | 'app-check';

/**
 * A service behind a port did not answer, or not in time. The same call may succeed in a moment, so it is answered by
 * 503 with `Retry-After`. Thrown by adapters, met in one place: `http/router.ts`.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly service: Service;

  constructor(service: Service, options?: ErrorOptions) {
    super(`The ${service} did not answer.`, options);
    this.service = service;
  }
}

/** The `code` that SDKs put on their errors, whatever it is; `undefined` where there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Waits for a service, and no longer than `milliseconds`: the clients retry by themselves for minutes, a renter does
 * not wait that long. What was begun may still be carried out later; that is safe, because records are created under an
 * id of the caller's choice.
 *
 * @param isTransient tells failures that pass by themselves from real ones, which are thrown on as they are
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
    timeUp.reject(new Unavailable(service, { cause: new Error(`No answer in ${milliseconds} ms.`) }));
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
