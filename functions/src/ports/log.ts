/** What may stand in a log line: never a name, an address, a phone number or anything a person typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured logging, one event a line. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields, error?: unknown) => void;
  readonly error: (event: string, fields?: LogFields, error?: unknown) => void;
}
