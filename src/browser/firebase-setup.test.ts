import { describe, expect, it } from 'vitest';

import { loadFirebaseSetup } from './firebase-setup.ts';

const CONFIG = '/__/firebase/init.json';
const HINTS = '/api/emulators';
const real = { projectId: 'secondkey-live', apiKey: 'key', authDomain: 'a.example', storageBucket: '' };
const demo = { projectId: 'demo-secondkey', apiKey: 'fake' };
const hints = {
  authUrl: 'http://127.0.0.1:9099',
  demoAdmin: { email: 'admin@secondkey.example', password: 'for-emulators-only' },
};

/** A host that answers the given addresses, returns 404 for the rest, and records the requests. */
function host(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const send = (path: unknown, init?: RequestInit) => {
    // Without a time limit, the login would wait for ever.
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    asked.push(path as string);
    const answer = answers[path as string];
    if (answer instanceof Error) return Promise.reject(answer);
    if (typeof answer === 'string') return Promise.resolve(new Response(answer));
    return Promise.resolve(
      answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer),
    );
  };
  return { asked, send };
}

describe('the Firebase setup', () => {
  it('comes from Hosting on a real project, without asking for emulators', async () => {
    const { asked, send } = host({ [CONFIG]: real, [HINTS]: hints });
    expect(await loadFirebaseSetup(send)).toEqual({
      config: { projectId: 'secondkey-live', apiKey: 'key' },
      emulators: undefined,
    });
    expect(asked).toEqual([CONFIG]);
  });

  it('includes the emulators of a demo project', async () => {
    const { send } = host({ [CONFIG]: demo, [HINTS]: hints });
    expect(await loadFirebaseSetup(send)).toEqual({ config: demo, emulators: hints });
  });

  it.each([
    ['a demo project whose emulators do not answer', { [CONFIG]: demo }],
    [
      'a demo project whose emulators answer nonsense',
      { [CONFIG]: demo, [HINTS]: { authUrl: 'no address' } },
    ],
    ['no configuration', {}],
    ['a configuration that is not JSON', { [CONFIG]: '<html>' }],
    ['a configuration without a key', { [CONFIG]: { projectId: 'secondkey-live' } }],
    ['no network', { [CONFIG]: new TypeError('Failed to fetch') }],
  ])('is missing with %s', async (_, answers) => {
    expect(await loadFirebaseSetup(host(answers).send)).toBeUndefined();
  });
});
