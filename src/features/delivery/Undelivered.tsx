import { SUPPORT_PHONE } from '~/config/site.ts';
import { DELIVERY_COPY } from '~/content/copy/delivery.ts';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';

/** Says that a form did not arrive, that nothing is lost, and who to call. */
export function Undelivered() {
  const { heading, body } = DELIVERY_COPY.undelivered;
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border-2 border-no-line bg-no-tint p-4 text-sm text-no"
    >
      <Icon path={ALERT} />
      <p>
        <strong className="block">{heading}</strong>
        {body}{' '}
        <a className="font-semibold whitespace-nowrap underline" href={SUPPORT_PHONE.href}>
          {SUPPORT_PHONE.shown}
        </a>
      </p>
    </div>
  );
}
