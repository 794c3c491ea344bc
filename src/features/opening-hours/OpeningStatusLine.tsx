import { useEffect, useState } from 'react';

import { OPENING_WORDS } from '~/content/words/en/opening-hours.ts';
import { type OpeningHours, openingStatus, openingStatusText } from '~/domain/shared/opening-hours.ts';

const MINUTE_MS = 60_000;

interface OpeningStatusLineProps {
  readonly hours: OpeningHours & {
    /** What people call the time zone: `Eastern`. */
    readonly zone: string;
  };
}

/** Whether somebody answers the phone now, or when. Its line is kept free until the browser has told the time. */
export function OpeningStatusLine({ hours }: OpeningStatusLineProps) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => {
      setNow(new Date());
    };
    tick();
    const clock = setInterval(tick, MINUTE_MS);
    return () => {
      clearInterval(clock);
    };
  }, []);
  const status = now && openingStatus(hours, now);
  return (
    <span className="block min-h-lh">{status && openingStatusText(status, hours.zone, OPENING_WORDS)}</span>
  );
}
