import { DELIVERY_COPY } from '~/content/copy/delivery.ts';

/** A box that people neither see nor reach, and that programs fill in (see the domain's `readTrap`). */
export function Trap({ id }: { id: string }) {
  return (
    <div hidden>
      <label htmlFor={id}>{DELIVERY_COPY.trap}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
