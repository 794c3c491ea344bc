import { Icon } from '~/ui/Icon.tsx';
import { MAIL, PHONE } from '~/ui/icon-paths.ts';

import type { ContactWays } from '../contact-links.ts';

const LINK =
  'inline-flex min-h-7 items-start gap-2 py-0.5 wrap-anywhere text-primary underline underline-offset-4';

/** Links to call and to write; a number without a digit stays text. List items, for a list to hold. */
export function ContactLinks({ phone, email }: ContactWays) {
  return (
    <>
      <li>
        {phone.href === undefined ? (
          <bdi>{phone.text}</bdi>
        ) : (
          <a href={phone.href} className={LINK}>
            <Icon path={PHONE} className="mt-0.75 size-4" />
            <bdi>{phone.text}</bdi>
          </a>
        )}
      </li>
      <li>
        <a href={email.href} className={LINK}>
          <Icon path={MAIL} className="mt-0.75 size-4" />
          <bdi>{email.text}</bdi>
        </a>
      </li>
    </>
  );
}
