/** Sends a single attempt, like `fetch`. */
export type Send = (request: Request) => Promise<Response>;

/** Called with `window` as `this`, which browsers demand of `fetch`. */
export const sendPlainly: Send = (request) => fetch(request);
