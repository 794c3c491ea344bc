import { useState } from 'react';

/** Up to so many characters and lines a text is shown whole; of a longer one there are these first lines. */
const ROOM = {
  narrow: { characters: 180, lines: 4, beginning: 'line-clamp-3' },
  wide: { characters: 600, lines: 8, beginning: 'line-clamp-6' },
} as const;

interface Props {
  readonly text: string;
  /** How wide the text stands: a column of a table, or a sheet of its own. */
  readonly room: keyof typeof ROOM;
}

/** A text of any length in any script: its first lines, and the rest on demand. */
export function LongText({ text, room }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { characters, lines, beginning } = ROOM[room];
  const isLong = text.length > characters || text.split('\n').length > lines;
  return (
    <>
      <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${isLong && !isOpen ? beginning : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="min-h-8 cursor-pointer link"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
