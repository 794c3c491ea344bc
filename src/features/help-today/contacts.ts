import { CHECK_MEMORY_KEY, sessionStore } from '#browser/storage.ts';
import type { HelpContact } from '#domain/law/legal-help.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';

/** How a service is reached: by its number, else at its site. */
export function callLink({ phone, url }: HelpContact): { readonly href: string; readonly label: string } {
  if (phone !== null) return { href: telephoneLink(phone), label: phone };
  const site = url ?? '';
  return { href: site, label: URL.canParse(site) ? new URL(site).hostname.replace(/^www\./u, '') : site };
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
