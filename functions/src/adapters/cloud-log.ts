import { logger } from 'firebase-functions/logger';

import type { Log, LogFields } from '../ports/log.ts';

/**
 * Structured lines for Cloud Logging. Of an error its kind, code and stack are written: they say where it happened, and
 * hold nothing that a person typed.
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
  const code = 'code' in error ? String(error.code) : null;
  return { errorName: error.name, errorCode: code, stack: error.stack ?? null };
}
