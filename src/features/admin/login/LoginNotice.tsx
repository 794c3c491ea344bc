import { BANNER_STYLE } from '~/ui/banner-style.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';

import { loginReason, type LoginReason } from '../admin-paths.ts';

const WORDS: Readonly<Record<LoginReason, string>> = {
  'session-ended': 'Your session has ended. Log in again, and you will be back where you were.',
  'no-rights': 'This account has no admin rights. Log in with another one.',
};

/** Says why the admin was brought here, if they did not come by themselves. */
export function LoginNotice() {
  const isHydrated = useHydrated();
  const reason = isHydrated ? loginReason(location.search) : undefined;
  return (
    <div role="status">
      {reason !== undefined && (
        <p className={`mb-6 rounded-md border p-4 ${BANNER_STYLE[reason === 'no-rights' ? 'no' : 'review']}`}>
          {WORDS[reason]}
        </p>
      )}
    </div>
  );
}
