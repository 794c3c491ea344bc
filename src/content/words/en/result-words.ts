/** The words of a check's result below its banner, in English; loaded with the law. */
export * as law from './law.ts';
export * as plan from './plan.ts';
export * as calendar from './calendar.ts';
