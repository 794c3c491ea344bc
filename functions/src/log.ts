import { logger } from 'firebase-functions/logger';

import { errorCode, Unavailable } from './unavailable.ts';

/** The fields of a log line. They never hold a name, an address, a phone number or anything else a person typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured logging, one event in each line. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields, error?: unknown) => void;
  readonly error: (event: string, fields?: LogFields, error?: unknown) => void;
}

/**
 * Structured lines for Cloud Logging. Of an error, its name, code and stack are logged, and of an unavailable service its
 * own message: enough to find the cause, and nothing that a person typed.
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
  // An unavailable service is no fault in our code: its own message tells more than our stack.
  const cause = error instanceof Unavailable && error.cause instanceof Error ? error.cause : undefined;
  const code = errorCode(cause ?? error);
  return {
    errorName: error.name,
    errorCode: typeof code === 'string' || typeof code === 'number' ? code : null,
    ...(cause === undefined ? { stack: error.stack ?? null } : { reason: cause.message }),
  };
}
