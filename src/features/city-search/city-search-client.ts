import { cityAddress } from './city-address.ts';
import { startSuggestions } from './city-suggestions-client.ts';

/** Offers places while somebody types, and sends the search to the city's own page; without a city nothing happens (specification §2). */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  startSuggestions(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const address = cityAddress({ city: text('city'), state: text('state'), issue: text('issue') });
    if (address !== undefined) location.assign(address);
  });
}
