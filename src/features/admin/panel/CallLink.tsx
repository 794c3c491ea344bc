import type { ReactNode } from 'react';

import { callTime, type CallTime } from '#domain/office/calling.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { callLink, displayName } from '#features/admin/contact.ts';
import { useOffice } from '#features/admin/office.tsx';
import { timeThere } from '#features/admin/times.ts';

/** Why somebody should not be called now; `undefined` where nothing speaks against it. */
export const CALL_TIME_WORDS: Readonly<Record<CallTime, string | undefined>> = {
  fine: undefined,
  'too-early': 'too early there',
  'too-late': 'after 8 PM there',
  unknown: undefined,
};

interface CallLinkProps {
  readonly line: RecordRow;
  readonly className: string;
  readonly children: ReactNode;
}

/** Calls a person; outside of the calling hours where they are, asks first. Nothing for people who must not be called. */
export function CallLink({ line, className, children }: CallLinkProps) {
  const { now } = useOffice();
  const href = callLink(line);
  const objection = CALL_TIME_WORDS[callTime(line.time_zones, now)];
  if (href === undefined) return null;
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (objection === undefined) return;
        const question = `It is ${timeThere(line.time_zones, now)} where they are: ${objection}. Call ${displayName(line)} now?`;
        if (!confirm(question)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
