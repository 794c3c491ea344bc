import { useEffect, useRef } from 'react';

import { useControlWords } from './control-words.ts';
import { ALERT, Icon } from './Icon.tsx';

export interface SummaryError {
  readonly id: string;
  readonly message: string;
}

/**
 * Box above a form that lists all validation errors, after GOV.UK's error summary. It takes the focus when it appears,
 * so that screen readers announce it and phones scroll to it; each line links to its control. The label is scrolled
 * into view, because a control at the very top would hide its question.
 */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const { problem } = useControlWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-no bg-no-tint p-5 text-no"
    >
      <h3 className="flex items-center gap-2 text-xl">
        <Icon path={ALERT} />
        {problem}
      </h3>
      <ul className="mt-3 grid gap-2">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="font-semibold underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                goToControl(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToControl(id: string) {
  const control = document.getElementById(id);
  if (control === null) return;
  const label =
    control.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${id}"]`);
  (label ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
