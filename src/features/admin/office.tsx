import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

import { overdueUntil } from '#domain/office/queue.ts';
import type { OpeningHours } from '#domain/shared/opening-hours.ts';
import { dayIn, type PlainDate } from '#domain/shared/plain-date.ts';
import type { UpkeepRound } from '#domain/upkeep/upkeep.ts';

import { shortTime, writtenTime } from './times.ts';

/**
 * What the back office knows of the site. Props of the island rather than imports: imported there, the settings would
 * become an additional script of every public page.
 */
export interface OfficeSettings {
  readonly siteName: string;
  /** Without a slash at the end: `https://www.example.com`. */
  readonly origin: string;
  readonly phone: string;
  readonly startFee: string;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
  /** What has to be looked at again, as known when the page was built, in the order in which to do it. */
  readonly upkeep: readonly UpkeepRound[];
}

interface Office extends OfficeSettings {
  /** The operator's: an IANA name, such as `'America/New_York'`. */
  readonly timeZone: string;
  /** The last full minute. */
  readonly now: Date;
  /** The operator's day, which determines when calls are due. */
  readonly today: PlainDate;
  /** Whoever asked at this time or before has waited too long. */
  readonly lateUntil: Date;
}

const OfficeContext = createContext<Office | undefined>(undefined);

const MINUTE_MS = 60_000;
/** Polling interval, and so the maximum delay. */
const LOOK_MS = 10_000;

interface OfficeProviderProps {
  readonly settings: OfficeSettings;
  readonly children: ReactNode;
}

/** Provides the settings, and the operator's clock, which goes on once a minute. */
export function OfficeProvider({ settings, children }: OfficeProviderProps) {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => {
      setMinute(Math.floor(Date.now() / MINUTE_MS));
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const office = useMemo(() => {
    const now = new Date(minute * MINUTE_MS);
    const { timeZone } = settings.hours;
    return {
      ...settings,
      timeZone,
      now,
      today: dayIn(now, timeZone),
      lateUntil: overdueUntil(now, settings.hours),
    };
  }, [settings, minute]);
  return <OfficeContext value={office}>{children}</OfficeContext>;
}

/** @throws outside of the dashboard, which is a programming error */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === undefined) throw new Error('useOffice must be called inside an OfficeProvider.');
  return office;
}

/** An instant in the operator's zone. */
export function Time({ at, isShort = false }: { readonly at: string | null; readonly isShort?: boolean }) {
  const { timeZone, today } = useOffice();
  if (at === null) return isShort ? 'Not known' : 'Time not known';
  return <time dateTime={at}>{isShort ? shortTime(at, timeZone, today) : writtenTime(at, timeZone)}</time>;
}
