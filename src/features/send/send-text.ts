import { format, type Template } from '#domain/shared/format.ts';

/** The words of a message that a renter sends to himself, to a helper or to a lawyer. */
export interface SendWords {
  readonly subject: string;
  /** Lines of the message; those without a value are left out. */
  readonly lines: Readonly<Record<keyof SendFacts, Template<'value'>>>;
  /** After the message: `{site}` is the name of this site. */
  readonly made: Template<'site'>;
}

/** What a message says. Never a name, a case number or another answer. */
export interface SendFacts {
  readonly verdict: string;
  readonly when: string;
  readonly next: string;
  /** Whom to call, with the number. */
  readonly call: string;
  /** Full address of the state's plan. */
  readonly plan: string;
}

const ORDER = ['verdict', 'when', 'next', 'call', 'plan'] as const;

/** The text of a message. */
export function sendText(facts: Partial<SendFacts>, { lines, made }: SendWords, site: string): string {
  const said = ORDER.flatMap((line) => {
    const value = facts[line];
    return value === undefined || value === '' ? [] : [format(lines[line], { value })];
  });
  return [...said, format(made, { site })].join('\n\n');
}
