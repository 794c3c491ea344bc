import { APP_CHECK_COPY as COPY } from '~/content/copy/app-check.ts';

/** Names reCAPTCHA and its terms under a form, while App Check is on (src/config/app-check.ts). */
export function AppCheckNotice() {
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
