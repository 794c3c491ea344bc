/** The English words of the public site, by topic. */
export * as check from './check.ts';
export * as company from './company.ts';
export * as controls from './controls.ts';
export * as delivery from './delivery.ts';
export * as filing from './filing.ts';
export * as forms from './forms.ts';
export * as hereNext from './here-next.ts';
export * as law from './law.ts';
export * as layout from './layout.ts';
export * as offer from './offer.ts';
export * as openingHours from './opening-hours.ts';
export * as pages from './pages.ts';
export * as plan from './plan.ts';
export * as reminder from './reminder.ts';
export * as reply from './reply.ts';
export * as sealingLaws from './sealing-laws.ts';
export * as states from './states.ts';
