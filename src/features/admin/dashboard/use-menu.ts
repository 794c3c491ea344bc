import { useEffect, useRef, useState } from 'react';

/** A menu that its button opens, and that closes when something beside it is pressed or gets the focus, or on Escape. */
export function useMenu<Box extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    for (const type of ['focusin', 'pointerdown']) addEventListener(type, leave);
    addEventListener('keydown', escape);
    return () => {
      for (const type of ['focusin', 'pointerdown']) removeEventListener(type, leave);
      removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return { isOpen, setOpen, box, opener };
}
