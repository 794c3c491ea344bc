import { useWords } from '~/features/language/words-context.tsx';
import { useHydrated } from '~/ui/browser-hooks.ts';

/**
 * Names reCAPTCHA and its terms under a form, while App Check is on (src/config/app-check.ts). Without scripts there is no
 * reCAPTCHA either, so the notice comes with them and is no part of the page that is sent.
 */
export function AppCheckNotice() {
  const COPY = useWords('appCheck').APP_CHECK_COPY;
  if (!useHydrated()) return null;
  return (
    <p className="text-sm text-muted">
      {COPY.before}{' '}
      <a className="underline" href={COPY.privacy.href}>
        {COPY.privacy.label}
      </a>{' '}
      {COPY.between}{' '}
      <a className="underline" href={COPY.terms.href}>
        {COPY.terms.label}
      </a>{' '}
      {COPY.after}
    </p>
  );
}
