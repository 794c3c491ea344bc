import { logger } from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';

import { cloudLog } from './log.ts';
import { answerInTime, Unavailable } from './time-limit.ts';

afterEach(() => vi.restoreAllMocks());

/** What one call hands to the logger of the functions, which prints it as JSON. */
function written(write: () => void): Readonly<Record<string, unknown>> {
  const logged = vi
    .spyOn(logger, 'write')
    .mockClear()
    .mockImplementation(() => undefined);
  write();
  expect(logged).toHaveBeenCalledTimes(1);
  return logged.mock.calls[0]?.[0] ?? {};
}

const TYPED = 'Rosa Delgado, rosa@example.com';
/** Lines that look like a stack, because a message may contain anything that a person typed. */
const FORGED_FRAME = '\n    at Rosa (/rosa.example.com/Delgado.ts:1:1)';

const withCode = (error: Error, code: unknown) => Object.assign(error, { code });

test.each([
  ['an error', new TypeError(`Cannot store ${TYPED}`)],
  ['a message of several lines', new Error(`No\n${TYPED}\n    at ${TYPED}`)],
  ['a message that looks like a stack', new Error(`${TYPED}${FORGED_FRAME}`)],
  ['a message that was changed later', Object.assign(new Error(TYPED), { message: 'other' })],
  ['an error of Google’s', withCode(new Error(`Document already exists: leads/${TYPED}`), 6)],
  ['a cause', new Unavailable('store', { cause: withCode(new Error(`UNAVAILABLE: ${TYPED}`), 14) })],
])('the log line of %s has its name and code, and nothing that a person typed', (_what, error) => {
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

const lineOf = (error: unknown) =>
  written(() => {
    cloudLog.error('unexpected error', { requestId: 'r-1' }, error);
  });

test.each(['info', 'warn', 'error'] as const)('%s writes the event, its fields and the severity', (level) => {
  const line = written(() => {
    cloudLog[level]('request', { status: 200 });
  });
  const severity = { info: 'INFO', warn: 'WARNING', error: 'ERROR' }[level];
  expect(line).toEqual({ status: 200, severity, message: 'request' });
});

test.each([
  ['a text', 'not-found', 'not-found'],
  ['a number', 14, 14],
  ['anything else', { rosa: TYPED }, null],
])('an error code that is %s is logged as expected', (_what, code, logged) => {
  expect(lineOf(withCode(new Error('x'), code))).toMatchObject({ errorCode: logged });
});

test('a thrown value that is not an error is not logged', () => {
  expect(lineOf(TYPED)).toEqual({ requestId: 'r-1', severity: 'ERROR', message: 'unexpected error' });
});

test('an unavailable service is logged with its cause instead of our stack', () => {
  const cause = withCode(new TypeError(TYPED), 14);
  const line = lineOf(new Unavailable('store', { cause }));
  expect(line).toMatchObject({ errorName: 'Unavailable', errorCode: 14, causeName: 'TypeError' });
  expect(line).not.toHaveProperty('stack');
  // Without a known cause, the stack is the only information.
  expect(lineOf(new Unavailable('store'))).toHaveProperty('stack');
  expect(lineOf(new Unavailable('store', { cause: TYPED }))).toHaveProperty('stack');
  expect(lineOf(new Error('x', { cause }))).not.toHaveProperty('causeName');
});

test('a stack keeps all its lines without the message, and is dropped when the message was changed', () => {
  const { stack } = lineOf(new Error(''));
  expect(stack).toMatch(/^ {4}at .*\n {4}at /u);
  const stackOfAnother = 'Error: another\n    at x (/a.ts:1:1)';
  expect(lineOf(Object.assign(new Error('typed'), { stack: stackOfAnother }))).toMatchObject({ stack: null });
  expect(lineOf(Object.assign(new Error(''), { stack: undefined }))).toMatchObject({ stack: '' });
});
