import { loadSealingLaw } from '#browser/state-data.ts';
import { courtFor } from '#domain/law/court-directory.ts';
import { courtDoors } from '#domain/law/court-doors.ts';
import { callToday, type HelpContact } from '#domain/law/legal-help.ts';
import { knownCounty } from '#domain/places/county-name.ts';
import { isJurisdictionCode } from '#domain/places/jurisdiction.ts';
import { readLocalFragment } from '#domain/places/local-fragment.ts';
import type { SealingLawFile } from '#domain/plan/state-file.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';

import { callLink, countyInTab } from './contacts.ts';

/**
 * The help of a state, for a county: the one in the address after `#`, the one that the tab's check knows, or the
 * one that is chosen. For a county that nobody knows, and without the state's data, the page stays that of the state.
 */
export class HelpToday extends HTMLElement {
  /** What the page shows of the whole state. */
  readonly #ofState = new Map<Element, { readonly html: string; readonly isHidden: boolean }>();

  connectedCallback(): void {
    for (const part of this.querySelectorAll(
      '[data-calls], [data-place], [data-court-name], [data-court-note], [data-court-call], [data-court-site], [data-court-search], [data-court-papers]',
    ))
      this.#ofState.set(part, { html: part.innerHTML, isHidden: part.hasAttribute('hidden') });
    const { county, kind } = readLocalFragment(location.hash);
    for (const input of this.querySelectorAll<HTMLInputElement>('[name=kind]'))
      if (input.value === kind) input.checked = true;
    const typed = county || countyInTab(this.dataset.state ?? '');
    if (typed !== '') void this.#show(typed);
    this.#select?.addEventListener('change', ({ currentTarget }) => {
      if (currentTarget instanceof HTMLSelectElement) void this.#show(currentTarget.value);
    });
  }

  get #select(): HTMLSelectElement | null {
    return this.querySelector('select');
  }

  /** @param typed a county in any spelling; empty for the whole state */
  async #show(typed: string): Promise<void> {
    const { state = '', law = '', loading = '', failed = '' } = this.dataset;
    this.#tell(typed === '' ? '' : loading);
    const file = typed === '' ? undefined : await loadSealingLaw(law);
    const county = file === undefined ? '' : knownCounty(file, typed);
    this.#tell(typed !== '' && file === undefined ? failed : '');
    if (this.#select !== null) this.#select.value = county;
    this.#backToState();
    if (file !== undefined && county !== '' && isJurisdictionCode(state)) this.#fillIn(file, state, county);
    this.#showOnlyFor(county);
  }

  #tell(text: string): void {
    const status = this.querySelector('[role=status]');
    if (status !== null) status.textContent = text;
  }

  #backToState(): void {
    for (const [part, { html, isHidden }] of this.#ofState) {
      part.innerHTML = html;
      part.toggleAttribute('hidden', isHidden);
    }
  }

  #fillIn(file: SealingLawFile, state: Parameters<typeof courtFor>[1], county: string): void {
    for (const place of this.querySelectorAll('[data-place]')) place.textContent = county;
    const list = this.querySelector('[data-calls]');
    const [first, second] = list?.children ?? [];
    list?.replaceChildren(
      ...callToday(file.legalHelp, county).map((contact, index) => {
        const item = (index === 0 ? first : (second ?? first))?.cloneNode(true);
        if (item instanceof HTMLElement) fillInContact(item, contact, this.dataset.open ?? '{site}');
        return item ?? '';
      }),
    );
    const { court } = courtFor({ states: {}, default: file.courts }, state, county);
    this.#text('[data-court-name]', court.name);
    this.#text('[data-court-note]', court.note);
    this.#link('[data-court-call]', court.phone === null ? null : telephoneLink(court.phone), court.phone);
    this.#link('[data-court-site]', court.website);
    const search = courtDoors(file, county).find((door) => door.kind === 'search')?.search;
    this.#link('[data-court-search]', search?.url ?? null, search?.name);
    const cost = this.querySelector<HTMLElement>('[data-court-cost]');
    if (cost !== null) cost.textContent = search?.cost == null ? '' : (cost.dataset[search.cost] ?? '');
    this.querySelector('[data-court-papers]')?.toggleAttribute('hidden', court.phone !== null);
  }

  #text(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element !== null) element.textContent = text;
  }

  /** Shows a line with its link; hides it where there is no address. */
  #link(selector: string, href: string | null, label?: string | null): void {
    const line = this.querySelector(selector);
    const link = line?.querySelector('a');
    line?.toggleAttribute('hidden', href === null);
    if (link == null || href === null) return;
    link.href = href;
    if (label != null) link.textContent = label;
  }

  /** Days and reminders of some counties alone. The page of the whole state shows all of them. */
  #showOnlyFor(county: string): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-only]:not([data-only=""])'))
      part.hidden = county !== '' && !(part.dataset.only ?? '').split('|').includes(county);
  }
}

function fillInContact(item: HTMLElement, contact: HelpContact, open: string): void {
  const [name, specialty, link] = item.children;
  const { href, label } = callLink(contact, open);
  if (name !== undefined) name.textContent = contact.name;
  if (specialty !== undefined) specialty.textContent = contact.specialty;
  if (link instanceof HTMLAnchorElement) {
    link.href = href;
    link.textContent = label;
  }
}
