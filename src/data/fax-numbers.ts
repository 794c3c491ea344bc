import { nationalDigits } from '#domain/shared/telephone.ts';

import list from '#content/hud-fax-numbers.txt?raw';

/**
 * The fax numbers of HUD's contact lists that are nobody's telephone (2026), one area code a line. They were once shown as
 * telephone numbers, because the text of the lists has the fax first.
 */
const FAX_NUMBERS: ReadonlySet<string> = new Set(
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', ...numbers] = line.split(' ');
      return numbers.map((number) => `${area}${number}`);
    }),
);

/** Whether HUD lists a number as a fax, however it is written. */
export function isFaxNumber(number: string): boolean {
  return FAX_NUMBERS.has(nationalDigits(number));
}
