/** Digits of a US number with area code. */
export const NATIONAL_LENGTH = 10;

/** Ten digits, and what may follow them: no extension, second number or remark such as "after 5pm". */
const NUMBER = /^(?:\P{Nd}*\p{Nd}){10}[^\p{L}#;,/]*/u;
const EXTENSION = /^\s*(?:x|ext\.?|extension|#|;\s*ext=)\s*(\p{Nd}{1,7})(?!\p{Nd})/iu;

/** The part of a text that is the number, and what follows it. */
function split(text: string): { readonly number: string; readonly rest: string } {
  const [number] = NUMBER.exec(text) ?? [text];
  return { number, rest: text.slice(number.length) };
}

/**
 * The digits of a phone number in any script, converted to ASCII. Once there are ten, a letter or a separator ends it:
 * what follows is an extension or a remark.
 *
 * @example phoneDigits('(٦٠٢) 555-0134') // => '6025550134'
 * @example phoneDigits('463 555 0177 after 5pm') // => '4635550177'
 */
export function phoneDigits(text: string): string {
  return asciiDigits(split(text).number);
}

/** All digits of a text in any script, converted to ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\P{Nd}+/gu, '').replaceAll(/\D/gu, asciiDigit);
}

/**
 * The ASCII digit of a decimal digit of any script. Unicode encodes each script's ten digits consecutively, starting with
 * zero.
 */
function asciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((codePoint - zero) % 10);
}

/** What people type before a US number: the country code, also twice, and prefixes of long-distance and foreign calls. */
const US_NUMBER = /^[01]+([2-9]\d{9})$/;
/** A number of another country after the prefix of foreign calls, which stands for the plus sign. */
const FOREIGN_NUMBER = /^(?:00|011)([2-9]\d{7,})$/;

/**
 * The digits of a US number without what is dialled before it, so that all its spellings are equal; of a number of another
 * country all digits, with the country code. A US number never begins with 0 or 1.
 *
 * @example nationalDigits('001 (602) 555-0134') // => '6025550134'
 * @example nationalDigits('0044 20 7946 0958') // => '442079460958'
 */
export function nationalDigits(text: string): string {
  const digits = phoneDigits(text);
  return (US_NUMBER.exec(digits) ?? FOREIGN_NUMBER.exec(digits))?.[1] ?? digits;
}

/**
 * The `tel:` link of a number in any script (RFC 3966): with the country code as typed after a plus sign; US numbers
 * with theirs; other numbers, such as short ones, unchanged. An extension is added as its parameter.
 *
 * @param phone contains at least one digit
 * @example telephoneLink('(602) 258-3434') // => 'tel:+16022583434'
 * @example telephoneLink('(463) 555-0134 x5') // => 'tel:+14635550134;ext=5'
 * @example telephoneLink('211') // => 'tel:211'
 */
export function telephoneLink(phone: string): string {
  const [, typed] = EXTENSION.exec(split(phone).rest) ?? [];
  const extension = typed === undefined ? '' : `;ext=${asciiDigits(typed)}`;
  return `tel:${dialled(phone)}${extension}`;
}

/** Whether a number was typed with a plus sign, so that it begins with its country's code. */
export function hasCountryCode(phone: string): boolean {
  return /^\s*[+＋]/u.test(phone);
}

function dialled(phone: string): string {
  const digits = phoneDigits(phone);
  const [, national] = US_NUMBER.exec(digits) ?? [];
  if (national !== undefined) return `+1${national}`;
  if (hasCountryCode(phone)) return `+${digits}`;
  return digits.length === NATIONAL_LENGTH ? `+1${digits}` : digits;
}

/**
 * Whether a number is one that people type to get past a form: one digit repeated, or the digits in their order. It
 * identifies nobody.
 *
 * @example isFillerNumber('123-456-7890') // => true
 */
export function isFillerNumber(phone: string): boolean {
  const digits = nationalDigits(phone);
  return /^(\d)\1*$/u.test(digits) || isSequence(digits);
}

/** Whether each digit is one more than the last, or each one less; 0 follows 9. */
function isSequence(digits: string): boolean {
  const steps = new Set(
    Array.from(digits.slice(1), (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  );
  const [step] = steps;
  return digits.length >= NATIONAL_LENGTH && steps.size === 1 && (step === 1 || step === 9);
}
