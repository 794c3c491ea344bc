import { useState } from 'react';

/**
 * What is typed into a box whose true value stands elsewhere, as in the address: typing goes on undisturbed, and
 * another value from there (by Back, or by a button that clears it) replaces what was typed.
 */
export function useTyped(value: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return [typed, setTyped];
}
