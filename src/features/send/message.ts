import type { Words } from '#content/words/words.ts';
import { format } from '#domain/shared/format.ts';

/** The words of a message and of its button. */
export type SendWords = Words['caseTexts']['SEND_COPY'];

/** What a message says. Never a name, a case number or another answer. */
export type SendFacts = Readonly<Partial<Record<keyof SendWords['lines'], string>>>;

const ORDER = [
  'verdict',
  'when',
  'next',
  'call',
  'paper',
  'plan',
] as const satisfies readonly (keyof SendFacts)[];

/**
 * The text of a message that a renter sends to themselves, to a helper or to a lawyer. Facts that are missing or empty are
 * left out.
 *
 * @param site name of this site, for the last line
 */
export function messageText(facts: SendFacts, { lines, made }: SendWords, site: string): string {
  const said = ORDER.flatMap((line) => {
    const value = facts[line];
    return value === undefined || value === '' ? [] : [format<string>(lines[line], { value })];
  });
  return [...said, format(made, { site })].join('\n\n');
}

/** Whom to call, in one line: the number first, as on buttons; of a service without one its name and address. */
export function callLine(
  call: { name: string; phone: string | null; url: string | null } | undefined,
): string {
  return call === undefined
    ? ''
    : [call.phone, call.name, call.phone === null && call.url].filter(Boolean).join(', ');
}
