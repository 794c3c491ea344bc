import { expect, test } from 'vitest';

import { emulatorHintsSchema } from '~/domain/api/answers.ts';
import { readProblem } from '../testing/read-answer.ts';
import { testApi } from '../testing/test-api.ts';

test('on a real project there are no hints: 404', async () => {
  const response = await testApi().send('/api/emulators');
  expect(response.status).toBe(404);
  await readProblem(response);
});

test("on a developer's machine the hints say where to sign in, and as whom", async () => {
  const emulatorHints = {
    authUrl: 'http://127.0.0.1:9099',
    demoAdmin: { email: 'admin@example.com', password: 'demo' },
  };
  const response = await testApi({ emulatorHints }).send('/api/emulators');
  expect(response.status).toBe(200);
  expect(emulatorHintsSchema.parse(await response.json())).toEqual(emulatorHints);
});
