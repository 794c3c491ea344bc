import { CHECK_MEMORY_KEY, sessionStore } from '#browser/storage.ts';
import type { HelpContact } from '#domain/law/legal-help.ts';
import { format } from '#domain/shared/format.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';

/**
 * How a service is reached: by its number, else at its site.
 *
 * @param open the label of a site: `'Open {site}'`
 */
export function callLink(
  { phone, url }: HelpContact,
  open: string,
): { readonly href: string; readonly label: string } {
  if (phone !== null) return { href: telephoneLink(phone), label: phone };
  const site = url ?? '';
  const host = URL.canParse(site) ? new URL(site).hostname.replace(/^www\./u, '') : site;
  return { href: site, label: format<string>(open, { site: host }) };
}

/** The county of a state that the renter has typed in this tab's check; the empty text where there is none. */
export function countyInTab(state: string, memory = sessionStore.get(CHECK_MEMORY_KEY)): string {
  try {
    const { fields } = JSON.parse(memory ?? '{}') as { readonly fields?: Readonly<Record<string, unknown>> };
    return fields?.state === state && typeof fields.county === 'string' ? fields.county : '';
  } catch {
    return '';
  }
}
