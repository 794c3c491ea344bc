/** Something that must be replaced before the site goes live. */
export interface Placeholder {
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly kind: 'sample' | 'phone number' | 'address';
  /** What stands there, short enough for one line. */
  readonly text: string;
}

/** `sample: true` in a TypeScript object, `"sample": true` in JSON. */
const SAMPLE = /"?sample"?:\s*true/u;
/** Numbers that belong to nobody: 555-0100 to 555-0199. */
export const FICTIONAL_PHONE = /\b555[-.\s]?01\d\d\b|(?<=\d{3})55501\d\d\b/u;
/** Domains that belong to nobody (RFC 2606). */
export const RESERVED_DOMAIN = /\b[\w.-]*(?:example\.(?:com|org|net)|\.example)\b/u;

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

/** What a sample is about: what stands on its own line, or the nearest line above that names or begins it. */
function sampleName(source: string, index: number): string {
  const lines = source
    .split('\n')
    .slice(0, index + 1)
    .reverse();
  const named =
    lines.find((line) => /"name":|\bname:|^\s*\w+: \{|const \w+ = \{/u.test(line)) ?? lines[0] ?? '';
  return named.trim().slice(0, 80);
}
