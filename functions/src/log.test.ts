import { logger } from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';

import { cloudLog } from './log.ts';
import { answerInTime, Unavailable } from './unavailable.ts';

afterEach(() => vi.restoreAllMocks());

/** What one call hands to the logger of the functions, which prints it as JSON. */
function written(write: () => void): Readonly<Record<string, unknown>> {
  const logged = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  write();
  expect(logged).toHaveBeenCalledTimes(1);
  return logged.mock.calls[0]?.[0] ?? {};
}

const TYPED = 'Rosa Delgado, rosa@example.com';
/** Lines as a stack has them: a message may be made of anything that a person typed. */
const FORGED_FRAME = '\n    at Rosa (/rosa.example.com/Delgado.ts:1:1)';

const withCode = (error: Error, code: unknown) => Object.assign(error, { code });

test.each([
  ['an error', new TypeError(`Cannot store ${TYPED}`)],
  ['a message of several lines', new Error(`No\n${TYPED}\n    at ${TYPED}`)],
  ['a message that looks like a stack', new Error(`${TYPED}${FORGED_FRAME}`)],
  ['a message that was changed later', Object.assign(new Error(TYPED), { message: 'other' })],
  ['an error of Google’s', withCode(new Error(`Document already exists: leads/${TYPED}`), 6)],
  ['a cause', new Unavailable('store', { cause: withCode(new Error(`UNAVAILABLE: ${TYPED}`), 14) })],
])('the log line of %s has its name and code, and nothing that somebody typed', (_what, error) => {
  const line = written(() => {
    cloudLog.error('unexpected error', { requestId: 'r-1' }, error);
  });
  expect(line).toMatchObject({ severity: 'ERROR', message: 'unexpected error', errorName: error.name });
  expect(JSON.stringify(line)).not.toMatch(/Rosa|Delgado|example/u);
});

test('the log line of an error says where it was thrown', () => {
  const line = written(() => {
    cloudLog.warn('unexpected error', {}, new Error(TYPED));
  });
  expect(line.stack).toMatch(/^ {4}at .*log\.test\.ts:\d+:\d+/u);
});

test('the log line of a service that did not answer says why', async () => {
  const late = answerInTime(
    'store',
    1,
    () => new Promise(() => undefined),
    () => true,
  );
  const error: unknown = await late.catch((thrown: unknown) => thrown);
  const line = written(() => {
    cloudLog.error('service unavailable', {}, error);
  });
  expect(line).toMatchObject({ errorName: 'Unavailable', errorCode: 'time-is-up' });
});
