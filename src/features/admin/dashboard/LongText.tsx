import { useState } from 'react';

/** Up to this many characters a text is shown whole. */
const SHORT = 180;

/** A text of any length in any script: its first lines, and the rest on demand. */
export function LongText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > 4;
  return (
    <>
      <p
        dir="auto"
        className={`wrap-anywhere whitespace-pre-line ${isLong && !isOpen ? 'line-clamp-3' : ''}`}
      >
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
