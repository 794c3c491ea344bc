/**
 * Tells whether an App Check token is genuine: whether Google takes its sender for a page of ours in a person's browser.
 * Throws `Unavailable` when that cannot be told.
 *
 * @param token the `X-Firebase-AppCheck` header, as it came
 */
export type AppCheck = (token: string) => Promise<boolean>;
