/** Opens the question that the address names, and keeps to one open question where the browser does not know how. */
export function start(faq: HTMLElement): void {
  const questions = faq.querySelectorAll('details');

  const openNamed = () => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  };
  openNamed();
  addEventListener('hashchange', openNamed);

  // Browsers before 2024 take `name` on details for nothing.
  if ('name' in HTMLDetailsElement.prototype) return;
  for (const question of questions) {
    question.addEventListener('toggle', () => {
      if (!question.open) return;
      for (const other of questions) if (other !== question) other.open = false;
    });
  }
}
