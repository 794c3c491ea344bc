import { logger } from 'firebase-functions/logger';

import { Unavailable } from './unavailable.ts';

/** What may stand in a log line: never a name, an address, a phone number or anything a person typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured logging, one event a line. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields, error?: unknown) => void;
  readonly error: (event: string, fields?: LogFields, error?: unknown) => void;
}

/**
 * Structured lines for Cloud Logging. Of an error its kind, code and stack are written, of a silent service what it
 * said: that tells where it happened, and holds nothing that a person typed.
 */
export const cloudLog: Log = {
  info: (event, fields) => {
    logger.write({ ...fields, severity: 'INFO', message: event });
  },
  warn: (event, fields, error) => {
    logger.write({ ...fields, ...described(error), severity: 'WARNING', message: event });
  },
  error: (event, fields, error) => {
    logger.write({ ...fields, ...described(error), severity: 'ERROR', message: event });
  },
};

function described(error: unknown): LogFields {
  if (!(error instanceof Error)) return {};
  // That a service is silent says nothing about our code: its own words are worth more than our stack.
  const cause = error instanceof Unavailable && error.cause instanceof Error ? error.cause : undefined;
  return {
    errorName: error.name,
    errorCode: codeOf(cause ?? error),
    ...(cause === undefined ? { stack: error.stack ?? null } : { reason: cause.message }),
  };
}

function codeOf(error: Error): string | null {
  return 'code' in error ? String(error.code) : null;
}
