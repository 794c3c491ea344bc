/**
 * The address that dials a number (RFC 3966): short numbers as they are, US numbers with their country code.
 *
 * @example telephoneLink('(602) 258-3434') // => 'tel:+16022583434'
 * @example telephoneLink('211') // => 'tel:211'
 */
export function telephoneLink(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  if (digits.length === 10) return `tel:+1${digits}`;
  if (digits.length === 11 && digits.startsWith('1')) return `tel:+${digits}`;
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}
