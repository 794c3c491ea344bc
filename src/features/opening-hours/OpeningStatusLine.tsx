import { useEffect, useState } from 'react';

import {
  type OpeningHours,
  openingStatus,
  openingStatusText,
  type OpeningWords,
} from '#domain/shared/opening-hours.ts';

const MINUTE_MS = 60_000;

interface OpeningStatusLineProps {
  readonly hours: OpeningHours;
  readonly words: OpeningWords;
}

/** Whether the phone is answered now, or when it will be. Empty until the browser supplies the time. */
export function OpeningStatusLine({ hours, words }: OpeningStatusLineProps) {
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
  return <span className="block min-h-lh">{status && openingStatusText(status, words)}</span>;
}
