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
  /**
   * The longest sentence that can appear. In a page that is rendered before its time is known, its space is reserved, so
   * that nothing below moves when the browser supplies the time.
   */
  readonly longest?: string;
}

/** Whether the phone is answered now, or when it will be. Empty until the browser supplies the time. */
export function OpeningStatusLine({ hours, words, longest }: OpeningStatusLineProps) {
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
    <span
      data-longest={longest}
      className="grid min-h-lh before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-longest)] noscript:hidden"
    >
      <span className="col-start-1 row-start-1">{status && openingStatusText(status, words)}</span>
    </span>
  );
}
