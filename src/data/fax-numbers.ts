import { nationalDigits } from '#domain/shared/telephone.ts';

import numbersByArea from '#content/hud-fax-numbers.json' with { type: 'json' };

/**
 * The fax numbers of HUD's contact lists that are nobody's telephone (2026), by area code. They were once shown as
 * telephone numbers, because the text of the lists has the fax first.
 */
const FAX_NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(numbersByArea).flatMap(([area, numbers]) =>
    numbers.split(' ').map((number) => `${area}${number}`),
  ),
);

/** Whether HUD lists a number as a fax, however it is written. */
export function isFaxNumber(number: string): boolean {
  return FAX_NUMBERS.has(nationalDigits(number));
}
