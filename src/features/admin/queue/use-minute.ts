import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** How late a minute may be noticed. */
const LOOK_MS = 10_000;

/** The present, in whole minutes since 1970: what counts down is drawn anew once in each. */
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
