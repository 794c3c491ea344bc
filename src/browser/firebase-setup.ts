import * as z from 'zod/mini';

import { type EmulatorHints, emulatorHintsSchema } from '#domain/api/contract.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';

/** Reserved path at which Hosting serves the project's web configuration, so that one build serves every project. */
const WEB_CONFIG_PATH = '/__/firebase/init.json';
/** Prefix of project ids that Firebase reserves for emulators. */
const DEMO_PREFIX = 'demo-';
const TIMEOUT_MS = 15_000;

/** The part of the configuration that email logins need. */
const webConfigSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
});

/** The page's Firebase project and, on a developer's machine, its emulators. */
export interface FirebaseSetup {
  readonly config: z.infer<typeof webConfigSchema>;
  readonly emulators: EmulatorHints | undefined;
}

/**
 * Loads the web configuration and, for a demo project, the addresses of the local emulators.
 *
 * @returns `undefined` on failure; a demo project without emulators is never treated as a real one
 */
export async function loadFirebaseSetup(send: typeof fetch): Promise<FirebaseSetup | undefined> {
  const config = await readJson(send, WEB_CONFIG_PATH, webConfigSchema);
  if (config === undefined) return undefined;
  if (!config.projectId.startsWith(DEMO_PREFIX)) return { config, emulators: undefined };
  const emulators = await readJson(send, ADMIN_API_PATHS.emulators, emulatorHintsSchema);
  return emulators && { config, emulators };
}

async function readJson<Value>(
  send: typeof fetch,
  path: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> {
  try {
    const response = await send(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? schema.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
