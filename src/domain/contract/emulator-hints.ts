import * as z from 'zod/mini';

/**
 * What `GET /api/emulators` tells the login page on a developer's machine (decision D1): where the Auth emulator
 * listens, and whom to sign in as. On a real project the path answers 404, and the page does not ask.
 */
export const emulatorHintsSchema = z.object({
  authUrl: z.url(),
  demoAdmin: z.object({ email: z.string(), password: z.string() }),
});
/** Address of the Auth emulator and the demo admin's credentials. */
export type EmulatorHints = z.infer<typeof emulatorHintsSchema>;
