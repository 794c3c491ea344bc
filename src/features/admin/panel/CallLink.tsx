import type { ReactNode } from 'react';

import { callCost, type CallCost } from '#domain/office/call-cost.ts';
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

/** The mark of a number whose call costs more, short and as a sentence; `undefined` for a usual one. */
export const CALL_COST_WORDS: Readonly<
  Record<CallCost, { readonly mark: string; readonly says: string } | undefined>
> = {
  usual: undefined,
  premium: {
    mark: 'Premium rate',
    says: 'This is a premium-rate number: whoever calls it pays by the minute.',
  },
  abroad: { mark: 'Not US', says: 'This is not a US number: the call may be expensive.' },
};

interface CallLinkProps {
  readonly row: RecordRow;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Calls a person; asks first outside of the calling hours where they are, and where the call costs more. Nothing for
 * people who must not be called.
 */
export function CallLink({ row, className, children }: CallLinkProps) {
  const { now } = useOffice();
  const href = callLink(row);
  const objection = CALL_TIME_WORDS[callTime(row.time_zones, now)];
  const cost = CALL_COST_WORDS[callCost(row.phone)];
  if (href === undefined) return null;
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        const reasons = [
          cost?.says,
          objection && `It is ${timeThere(row.time_zones, now)} where they are: ${objection}.`,
        ].filter((reason) => reason !== undefined);
        if (reasons.length === 0) return;
        if (!confirm([...reasons, `Call ${displayName(row)} now?`].join(' '))) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
