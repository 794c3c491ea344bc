import { createRoot } from 'react-dom/client';

import type { CheckProps } from '~/features/eligibility-check/props.ts';
import styles from '~/styles/checker.css?inline';

import { CheckerOnLanding } from './CheckerOnLanding.tsx';
import { askedState } from './landing-query.ts';

/** Draws the check where a link to it stood, in styles that come with it. */
export function start(part: HTMLElement): void {
  const props = part.querySelector('script')?.textContent;
  const box = part.querySelector<HTMLElement>('[data-box]');
  if (props === undefined || box === null) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const { state, isOwn } = askedState();
  createRoot(box).render(
    <CheckerOnLanding
      // Written by this site's own build, into this page.
      {...(JSON.parse(props) as CheckProps)}
      form={box}
      state={state?.code}
      county={isOwn ? part.dataset.county : undefined}
    />,
  );
}
