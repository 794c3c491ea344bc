import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A conversation with an editor. */
export interface Terminal {
  readonly say: (text: string) => void;
  /**
   * One line, without the space around it; empty for Enter alone.
   * @throws {EditorLeft} when the editor ends the conversation: Ctrl-C, Ctrl-D, or the end of a file of answers
   */
  readonly ask: (question: string) => Promise<string>;
  /** Shows a web page beside the conversation, where there is a browser. */
  readonly show: (address: string) => Promise<void>;
  readonly close: () => void;
}

/** The editor has ended the conversation. */
export class EditorLeft extends Error {}

/** How each system opens an address in its browser. None of them reads it as a command line. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens an address in the browser of this computer.
 *
 * @returns whether there is a program for it; where there is none, nothing happens
 */
export function openAddress(
  address: string,
  [command, ...options] = OPENERS[process.platform] ?? (['xdg-open'] as const),
): Promise<boolean> {
  return new Promise((resolve) => {
    const opener = spawn(command, [...options, address], { stdio: 'ignore', detached: true });
    opener.once('spawn', () => {
      opener.unref();
      resolve(true);
    });
    opener.once('error', () => {
      resolve(false);
    });
  });
}

/** The terminal that this program runs in. Answers that come from a file open no browser. */
export function openTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output });
  const answers = lines[Symbol.asyncIterator]();
  let shown = '';
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
      // The last answers of a file are still waiting when its end has closed the terminal.
      if (!isClosed) {
        lines.setPrompt(question);
        lines.prompt();
      }
      const { done, value } = await answers.next();
      if (done === true) throw new EditorLeft();
      return value.trim();
    },
    async show(address) {
      // Paths of one section have one address: it is open already.
      if (!input.isTTY || address === shown) return;
      shown = address;
      if (!(await openAddress(address))) say('  No browser could be opened: copy the address.');
    },
    close() {
      lines.close();
    },
  };
}
