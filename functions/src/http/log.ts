import { logger } from 'firebase-functions/logger';

import { errorCode, Unavailable } from './time-limit.ts';

/**
 * Fields of a log line. They must not contain a name, an address, a phone number or anything else that a person typed.
 */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured logging, one event per line. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields, error?: unknown) => void;
  readonly error: (event: string, fields?: LogFields, error?: unknown) => void;
}

/**
 * Writes structured lines for Cloud Logging. Of an error, only name, code and stack frames are logged, never the
 * message, which may quote what a person typed or name a record.
 */
export const cloudLog: Log = {
  info: (event, fields) => {
    logger.write({ ...fields, severity: 'INFO', message: event });
  },
  warn: (event, fields, error) => {
    logger.write({ ...fields, ...fieldsOf(error), severity: 'WARNING', message: event });
  },
  error: (event, fields, error) => {
    logger.write({ ...fields, ...fieldsOf(error), severity: 'ERROR', message: event });
  },
};

function fieldsOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return {};
  // An unavailable service is not a bug in our code, so log the cause's code instead of our stack.
  const cause = error instanceof Unavailable && error.cause instanceof Error ? error.cause : undefined;
  const code = errorCode(cause ?? error);
  return {
    errorName: error.name,
    errorCode: typeof code === 'string' || typeof code === 'number' ? code : null,
    ...(cause === undefined ? { stack: framesOf(error) } : { causeName: cause.name }),
  };
}

/** A stack frame: a function, and a position in a file. */
const FRAME = /^ {4}at [\w$.<>[\] #]*\(?(?:file:\/\/|node:|\/)[\w$.@/+~-]+:\d+:\d+\)?$/u;

/** A stack begins with the message, whose lines may look like frames. Only what follows the message is logged. */
function framesOf({ stack = '', message }: Error): string | null {
  const start = stack.indexOf(message);
  if (start < 0) return null;
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => FRAME.test(line)).join('\n');
}
