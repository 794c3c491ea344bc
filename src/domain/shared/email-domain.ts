import { typosBetween } from './typos.ts';

/**
 * Domains of email that most people in the United States have, and a few that resemble them and exist. Only the first
 * kind is ever suggested.
 */
const COMMON = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'aol.com', 'live.com', 'msn.com'],
  ...['comcast.net', 'att.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net', 'protonmail.com'],
];
const EXIST_TOO = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'me.com',
  'mac.com',
  'proton.me',
]);

const MOST_TYPOS = 2;
/** A shorter domain with two other letters may be anybody's. */
const SHORTEST_WITH_TWO = 9;

/**
 * The domain that a misspelled email address probably means, to be asked about and never assumed.
 *
 * @example similarEmailDomain('ana@gmial.com') // => 'gmail.com'
 * @example similarEmailDomain('ana@example.com') // => undefined
 */
export function similarEmailDomain(address: string): string | undefined {
  const domain = /@([^@\s]+)\s*$/u.exec(address)?.[1]?.toLowerCase();
  if (domain === undefined || COMMON.includes(domain) || EXIST_TOO.has(domain)) return undefined;
  const similar = COMMON.find((common) => {
    const most = common.length >= SHORTEST_WITH_TWO ? MOST_TYPOS : 1;
    return typosBetween(domain, common) <= most;
  });
  // No top-level domain is called so.
  return similar ?? (domain.endsWith('.con') ? domain.replace(/n$/u, 'm') : undefined);
}
