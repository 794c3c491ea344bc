import { countyInTab } from '#features/help-today/contacts.ts';
import { readLocalFragment } from '#domain/places/local-fragment.ts';

/** The page about renting in a state, for the county and town in the address after `#`, or in the tab's check. */
export class RentPage extends HTMLElement {
  connectedCallback(): void {
    const { county, town } = readLocalFragment(location.hash);
    const select = this.querySelector('select');
    if (select === null) return;
    const wanted = county || countyInTab(this.dataset.state ?? '');
    select.value = wanted;
    // A county that the state does not have leaves nothing chosen.
    if (select.selectedIndex < 0) select.value = '';
    this.#show(select, town);
    select.addEventListener('change', () => {
      this.#show(select, '');
    });
  }

  /** @param town the heading names it instead of the county */
  #show(select: HTMLSelectElement, town: string): void {
    const { rent = '', income = '' } = select.selectedOptions[0]?.dataset ?? {};
    const place = select.value === '' ? this.dataset.name : town || select.value;
    this.#say('[data-place]', place ?? '');
    this.#say('[data-rent-figure]', rent);
    this.#say('[data-income-figure]', income);
    this.querySelector('[data-income-county]')?.toggleAttribute('hidden', rent === '');
    this.querySelector('[data-income-state]')?.toggleAttribute('hidden', rent !== '');
  }

  #say(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element !== null) element.textContent = text;
  }
}
