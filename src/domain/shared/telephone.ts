/**
 * The digits of a phone number in any script, converted to ASCII.
 *
 * @example phoneDigits('(٦٠٢) 555-0134') // => '6025550134'
 */
export function phoneDigits(text: string): string {
  return Array.from(text.matchAll(/\p{Nd}/gu), ([digit]) => digitValue(digit)).join('');
}

/**
 * The value of a decimal digit of any script. Unicode encodes each script's ten digits consecutively, starting with
 * zero.
 */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % 10;
}

/**
 * The digits of a US number without the country code `1`, so that `+1 602 …` and `(602) …` are equal; all digits of any
 * other number.
 */
export function nationalDigits(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * The `tel:` link of a number in any script (RFC 3966): with the country code as typed after a plus sign; US numbers
 * with theirs; other numbers, such as short ones, unchanged.
 *
 * @param phone contains at least one digit
 * @example telephoneLink('(602) 258-3434') // => 'tel:+16022583434'
 * @example telephoneLink('211') // => 'tel:211'
 */
export function telephoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  if (/^\s*[+＋]/u.test(phone)) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`;
}
