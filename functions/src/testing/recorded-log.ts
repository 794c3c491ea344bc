import type { Log, LogFields } from '../http/log.ts';

/** One line that was logged. */
export interface LoggedLine {
  readonly severity: keyof Log;
  readonly event: string;
  readonly fields: LogFields;
  readonly error: unknown;
}

/** A {@link Log} that keeps its lines for tests. */
export function recordedLog(): Log & { readonly lines: readonly LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const write =
    (severity: keyof Log) =>
    (event: string, fields: LogFields = {}, error?: unknown) => {
      lines.push({ severity, event, fields, error });
    };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
