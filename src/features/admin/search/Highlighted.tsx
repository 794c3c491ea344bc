import { readSearch } from '#domain/office/search.ts';

interface HighlightedProps {
  readonly text: string;
  /** What was typed into the search. */
  readonly typed: string;
}

/** A text in which the first part that was searched for is marked. */
export function Highlighted({ text, typed }: HighlightedProps) {
  const at = placeOf(text, typed);
  if (at === undefined) return <bdi>{text}</bdi>;
  const [start, end] = at;
  return (
    <bdi>
      {text.slice(0, start)}
      <mark className="rounded-xs bg-review-tint text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </bdi>
  );
}

/** A number is found with whatever stands between its digits; words as they were typed, else one of them, at its beginning. */
export function placeOf(text: string, typed: string): readonly [start: number, end: number] | undefined {
  const term = readSearch(typed)?.term ?? '';
  if (term === '') return undefined;
  const pattern = /^\d+$/u.test(term)
    ? Array.from(term).join(String.raw`\D*`)
    : String.raw`(?<!\p{L})(?:${[typed.trim(), ...typed.trim().split(/\s+/u)]
        .map((words) => words.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
        .join('|')})`;
  const match = new RegExp(pattern, 'iu').exec(text);
  return match === null ? undefined : [match.index, match.index + match[0].length];
}
