/** What may be silent. */
export type Service = 'store' | 'identity' | 'app-check';

/**
 * A service behind a port did not answer, or not in time. The same call may succeed in a moment, so it is answered by
 * 503 with `Retry-After`. Thrown by adapters, met in one place: `http/serve.ts`.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly service: Service;

  constructor(service: Service, options?: ErrorOptions) {
    super(`The ${service} did not answer.`, options);
    this.service = service;
  }
}
