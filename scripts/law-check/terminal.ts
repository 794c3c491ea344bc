import { createInterface } from 'node:readline';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { ExpectedFailure } from '../expected-failure.ts';

/** A conversation with an editor. */
export interface Terminal {
  readonly say: (text: string) => void;
  /**
   * One line, without the space around it; empty for Enter alone.
   * @throws {EditorLeft} when the editor ends the conversation: Ctrl-C, Ctrl-D, or the end of a file of answers
   */
  readonly ask: (question: string) => Promise<string>;
  readonly close: () => void;
}

/** The editor has ended the conversation. */
export class EditorLeft extends Error {}

/** The terminal that this program runs in. */
export function openTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output });
  const answers = lines[Symbol.asyncIterator]();
  let isClosed = false;
  lines.on('close', () => {
    isClosed = true;
  });
  lines.on('SIGINT', () => {
    lines.close();
  });
  const say = (text: string) => {
    output.write(`${text}\n`);
  };
  return {
    say,
    async ask(question) {
      // When the end of a file closes the terminal, its last answers are still queued.
      if (!isClosed) {
        lines.setPrompt(question);
        lines.prompt();
      }
      const { done, value } = await answers.next();
      if (done === true) throw new EditorLeft();
      return value.trim();
    },
    close() {
      lines.close();
    },
  };
}

/** Asks for words. Enter alone takes what is proposed; where nothing is, the question is asked again. */
export async function askFor({ ask }: Terminal, question: string, proposed = ''): Promise<string> {
  for (;;) {
    const given = await ask(`  ${question}${proposed === '' ? '' : ` [${proposed}]`}: `);
    const words = given === '' ? proposed : given;
    if (words !== '') return words;
  }
}

/** Asks until one of the words is given, or the letter that it is also known by. */
export async function choose<Word extends string>(
  { ask }: Terminal,
  question: string,
  words: Readonly<Record<Word, string>>,
): Promise<Word> {
  for (;;) {
    const answer = (await ask(`  ${question} `)).toLowerCase();
    for (const word of Object.keys(words) as Word[])
      if (answer === word || answer === words[word]) return word;
  }
}

/** Asks a plain question. */
export const YES_OR_NO = { yes: 'y', no: 'n' };

/**
 * The state whose code was given to a command.
 *
 * @param command as it is typed: `'npm run law:check'`
 * @param topics what else may be given to it
 * @throws ExpectedFailure when no state has this code
 */
export function readStateCode(
  args: readonly string[],
  command: string,
  topics: readonly string[] = [],
): JurisdictionCode {
  const given = args.join(' ').toUpperCase();
  const code = JURISDICTION_CODES.find((known) => known === given);
  if (code !== undefined) return code;
  throw new ExpectedFailure(
    `${given === '' ? 'Name one state' : `No state has the code “${given}”`}: ${command} -- ME, or one of ` +
      `${[...JURISDICTION_CODES, ...topics].join(', ')}.`,
  );
}
