/** The words of a check's result below its banner, in English; loaded with the law. */
export * as finding from './finding.ts';
export * as law from './law.ts';
export * as letters from './letters.ts';
export * as plan from './plan.ts';
export * as renterProtections from './renter-protections.ts';
