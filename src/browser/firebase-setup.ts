import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import { emulatorHintsSchema, type EmulatorHints } from '~/domain/api/answers.ts';

/** Hosting answers this reserved address with the project's web configuration, so that one build serves every project. */
const WEB_CONFIG_PATH = '/__/firebase/init.json';
/** Project ids that begin so live on emulators only; Firebase reserves them for that. */
export const DEMO_PREFIX = 'demo-';
const TIMEOUT_MS = 15_000;

/** What signing in by email and password needs, and for App Check the app's id; Hosting tells more. */
const webConfigSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  appId: z.optional(z.string()),
});
/** A Firebase project as a page addresses it. */
export type WebConfig = z.infer<typeof webConfigSchema>;

/** Which project the page talks to, and on a developer's machine where its emulators are. */
export interface FirebaseSetup {
  readonly config: Pick<WebConfig, 'projectId' | 'apiKey'>;
  readonly emulators: EmulatorHints | undefined;
}

/** Asks Hosting for the project's web configuration; `undefined` when it cannot be had. */
export function loadWebConfig(send: typeof fetch): Promise<WebConfig | undefined> {
  return readJson(send, WEB_CONFIG_PATH, webConfigSchema);
}

/**
 * Asks Hosting which Firebase project this is and, for a demo project, the local emulators' whereabouts.
 *
 * @returns `undefined` when either cannot be had; a demo project without emulators is never taken for a real one
 */
export async function loadFirebaseSetup(send: typeof fetch): Promise<FirebaseSetup | undefined> {
  const web = await loadWebConfig(send);
  if (web === undefined) return undefined;
  const config = { projectId: web.projectId, apiKey: web.apiKey };
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
