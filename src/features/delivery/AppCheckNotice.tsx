import { useWords } from '~/features/language/words-context.tsx';
import { useHydrated } from '~/ui/browser-hooks.ts';

/**
 * Names reCAPTCHA and links its terms under a form while App Check is on (src/config/app-check.ts). Rendered only in
 * the browser: without scripts there is no reCAPTCHA.
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
