import { createContext, use } from 'react';

import type { OpeningHours } from '#domain/shared/opening-hours.ts';

/**
 * What the back office knows of the site. Props of the island rather than imports: imported there, the settings would
 * become an additional script of every public page.
 */
export interface Office {
  readonly siteName: string;
  /** Without a slash at the end: `https://www.example.com`. */
  readonly origin: string;
  readonly phone: string;
  readonly startFee: string;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

export const OfficeContext = createContext<Office | undefined>(undefined);

/** @throws outside of the dashboard, which is a programming error */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === undefined) throw new Error('useOffice must be called inside an OfficeContext.');
  return office;
}
