/** The words of the check's form and of the first line of its result, in Spanish. */
export * as caseTexts from './case.ts';
export * as check from './check.ts';
export * as controls from './controls.ts';
export * as delivery from './delivery.ts';
export * as forms from './forms.ts';
export * as openingHours from './opening-hours.ts';
