import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Something that must be replaced before the site goes live. */
export interface Placeholder {
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly kind: 'sample' | 'phone number' | 'address';
  /** The sample or placeholder itself, short enough for one line. */
  readonly text: string;
}

/** `sample: true` in a TypeScript object, `"sample": true` in JSON. */
const SAMPLE = /"?sample"?:\s*true/u;
/** Numbers that belong to nobody: 555-0100 to 555-0199. */
export const FICTIONAL_PHONE = /\b555[-.\s]?01\d\d\b|(?<=\d{3})55501\d\d\b/u;
/** Domains that belong to nobody (RFC 2606), with the mailbox in front, so that one sees whose address it is. */
export const RESERVED_DOMAIN = /\b[\w.@-]*(?:example\.(?:com|org|net)|\.example)\b/u;

/**
 * What is a sample or a placeholder in one file, line by line.
 *
 * @example findPlaceholders('src/config/site.ts', "origin: 'https://www.secondkey.example',")
 * // => [{ file: 'src/config/site.ts', line: 1, kind: 'address', text: 'www.secondkey.example' }]
 */
export function findPlaceholders(file: string, source: string): readonly Placeholder[] {
  return source.split('\n').flatMap((text, index) => {
    if (isComment(text)) return [];
    const at = { file, line: index + 1 };
    const phone = FICTIONAL_PHONE.exec(text);
    const address = RESERVED_DOMAIN.exec(text);
    return [
      ...(SAMPLE.test(text) ? [{ ...at, kind: 'sample' as const, text: sampleName(source, index) }] : []),
      ...(phone === null ? [] : [{ ...at, kind: 'phone number' as const, text: phone[0] }]),
      ...(address === null ? [] : [{ ...at, kind: 'address' as const, text: address[0] }]),
    ];
  });
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*)/u.test(line);
}

/** What a sample is about: its own line, or the nearest line above that names or begins it. */
function sampleName(source: string, index: number): string {
  const lines = source
    .split('\n')
    .slice(0, index + 1)
    .reverse();
  const named =
    lines.find((line) => /"name":|"heading":|\bname:|^\s*\w+: \{|const \w+ = \{/u.test(line)) ??
    lines[0] ??
    '';
  return named.trim().slice(0, 80);
}

/** Folders that hold an operator's words and numbers. */
const FOLDERS = ['src/config', 'src/content'];
/** Data about the law and the courts is real, and titles of official pages may contain any word. */
const REAL_DATA = /^src\/content\/(sealing-law|legal-help|courts|eviction-courts|rents|places|counties)/u;
/** Examples of how to write an address or a number must belong to nobody. */
const EXAMPLES = /^src\/content\/words\/\w+\/every-form\.ts$/u;

/**
 * Everything in a project that is still a sample or a placeholder, by file and line.
 * @param root the project's folder
 */
export async function projectPlaceholders(root: string): Promise<readonly Placeholder[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  const files = names
    .flat()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|json)$/u.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => !REAL_DATA.test(file) && !EXAMPLES.test(file))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => findPlaceholders(file, await readFile(path.join(root, file), 'utf8'))),
  );
  return found.flat();
}

/** A line for each file, then its samples with their lines: what `npm run check:launch` prints. */
export function listPlaceholders(placeholders: readonly Placeholder[]): string {
  return [...Map.groupBy(placeholders, ({ file }) => file)]
    .flatMap(([file, found]) => [file, ...found.map(({ line, kind, text }) => `  ${line}  ${kind}: ${text}`)])
    .join('\n');
}
