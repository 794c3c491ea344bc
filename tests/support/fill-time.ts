/** How long somebody takes for a form, for tests that send one without filling it in. */
export const FILL_MS = 48_200;
