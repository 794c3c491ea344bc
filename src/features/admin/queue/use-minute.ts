import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Polling interval, and so the maximum delay. */
const LOOK_MS = 10_000;

/** The current time in whole minutes since 1970, for countdowns that are updated once a minute. */
export function useMinute(): number {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => {
      setMinute(Math.floor(Date.now() / MINUTE_MS));
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return minute;
}
