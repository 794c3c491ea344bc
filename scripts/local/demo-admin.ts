import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { DEMO_PROJECT } from './project.ts';

/**
 * Who may open the back office on this computer. The pair is public, which is all right: it exists in the emulator
 * only, beside data that somebody typed here, and real projects have no such user (see docs/tasks/grant-admin.md).
 */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'open-the-door' } as const;

/**
 * Makes the demo admin in the Auth emulator.
 * @param authPort where the emulator listens
 */
export async function createDemoAdmin(authPort: number): Promise<void> {
  // The Admin SDK takes the emulator's address from nowhere else, and with it speaks to nothing but the emulator.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
  const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT }, 'demo-admin'));
  const { uid } = await auth.createUser({ ...DEMO_ADMIN, emailVerified: true, displayName: 'Demo Admin' });
  await auth.setCustomUserClaims(uid, { admin: true });
}
