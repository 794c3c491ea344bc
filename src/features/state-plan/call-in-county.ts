import { loadSealingLaw } from '#browser/state-data.ts';
import { CHECK_MEMORY_KEY, sessionStore } from '#browser/storage.ts';
import { callToday, type HelpContact } from '#domain/law/legal-help.ts';
import { knownCounty } from '#domain/places/county-lookup.ts';
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

/**
 * Replaces whom to call anywhere in a state by whom to call in the county that the tab's check knows, so that it need not be
 * in an address. Without such a county, or without network, the list stays as it is.
 *
 * @param list with the state's code in `data-call-today`, the path of its data file in `data-law`, and the lines
 */
export async function callInCounty(list: HTMLElement): Promise<void> {
  const { callToday: state = '', law: path = '' } = list.dataset;
  const typed = countyInTab(state);
  const line = list.firstElementChild;
  if (typed === '' || line === null) return;
  const file = await loadSealingLaw(path);
  const county = file === undefined ? '' : knownCounty(file, typed);
  if (file === undefined || county === '') return;
  list.replaceChildren(
    ...callToday(file.legalHelp, county).map((contact) => {
      const item = line.cloneNode(true);
      if (item instanceof HTMLElement) fillIn(item, contact, county);
      return item;
    }),
  );
}

function fillIn(item: HTMLElement, contact: HelpContact, county: string): void {
  const [name, link, specialty] = item.children;
  const { href, label } = callLink(contact);
  if (name !== undefined) name.textContent = contact.name;
  if (specialty !== undefined) specialty.textContent = `${county}: ${contact.specialty}`;
  if (link instanceof HTMLAnchorElement) {
    link.href = href;
    link.textContent = label;
  }
}
