import { type ReactNode, useState } from 'react';

import { callTime, type CallTime } from '#domain/records/calling.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { callLink, whose } from '#features/admin/contact.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { timeThere, useClock } from '#features/admin/times.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PHONE } from '#ui/Icon.tsx';

/** Why somebody should not be called now; `undefined` where nothing speaks against it. */
export const CALL_TIME_WORDS: Readonly<Record<CallTime, string | undefined>> = {
  fine: undefined,
  'too-early': 'too early there',
  'too-late': 'after 8 PM there',
  unknown: undefined,
};

interface CallLinkProps {
  readonly line: RecordLine;
  readonly className: string;
  readonly children: ReactNode;
}

/** Calls a person; outside of the calling hours where they are, asks first. Nothing for people who must not be called. */
export function CallLink({ line, className, children }: CallLinkProps) {
  const { now } = useClock();
  const [isAsking, setAsking] = useState(false);
  const href = callLink(line);
  const objection = CALL_TIME_WORDS[callTime(line.time_zones, now)];
  if (href === undefined) return null;
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <a
        href={href}
        className={className}
        onClick={(event) => {
          if (objection === undefined) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {children}
      </a>
      {isAsking && (
        <Dialog
          heading={
            <>
              Call <bdi>{whose(line)}</bdi> now?
            </>
          }
          onClose={close}
        >
          <p>
            It is {timeThere(line.time_zones, now)} where they are: {objection}.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" size="small" onClick={close}>
              Not now
            </Button>
            <ButtonLink href={href} look="secondary" size="small" icon={PHONE} onClick={close}>
              Call anyway
            </ButtonLink>
          </div>
        </Dialog>
      )}
    </>
  );
}
