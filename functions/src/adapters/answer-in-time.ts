import { Unavailable, type Service } from '../ports/unavailable.ts';

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
