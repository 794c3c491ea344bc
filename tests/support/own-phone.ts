import { randomInt } from 'node:crypto';

/**
 * A unique phone number, because records that share one are linked to one person. The numbers 555-0100 to 555-0199 are
 * reserved for fiction in every area code.
 */
export function ownPhone(): string {
  const area = `${randomInt(2, 10)}${randomInt(0, 9)}${randomInt(0, 10)}`;
  return `(${area}) 555-01${String(randomInt(0, 100)).padStart(2, '0')}`;
}

/** The number that a link to a number from the forms dials. */
export function dialled(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/gu, '')}`;
}
