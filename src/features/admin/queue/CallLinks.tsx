import { isJurisdictionCode, jurisdiction } from '~/domain/places/jurisdiction.ts';
import type { ContactTerms, QueueEntry } from '~/domain/records/queue.ts';
import { timeThere } from '~/features/admin/local-time.ts';
import { contactWays } from '~/features/admin/records/card/RecordCard.tsx';
import { Icon, MAIL, PHONE } from '~/ui/Icon.tsx';

const TERMS: Readonly<Record<ContactTerms, string>> = {
  agreed: 'Agreed to calls and texts',
  'not-agreed': 'Did not agree to calls and texts',
  'to-answer': 'Asked for an answer. No automated calls or texts',
  withdrawn: 'Do not call or text',
};

const LINK =
  'inline-flex min-h-8 items-start gap-2 py-1 wrap-anywhere text-primary underline underline-offset-4';

interface CallLinksProps {
  readonly entry: QueueEntry;
  /** The person's name, or another identification. */
  readonly whose: string;
}

/** Links to call and write to a waiting person, labelled with their name. */
export function CallLinks({ entry, whose }: CallLinksProps) {
  const { phone, email } = contactWays(entry);
  const { contact } = entry;
  return (
    <ul className="grid content-start justify-items-start">
      {contact === 'withdrawn' || phone.href === undefined ? (
        phone.text !== '' && (
          <li>
            <bdi>{phone.text}</bdi>
          </li>
        )
      ) : (
        <li>
          <a href={phone.href} className={`${LINK} text-base font-semibold`}>
            <Icon path={PHONE} className="mt-0.75 size-4" />
            <span>
              <span className="sr-only">Call {whose}: </span>
              <bdi>{phone.text}</bdi>
            </span>
          </a>
        </li>
      )}
      {email.text !== '' && (
        <li>
          <a href={email.href} className={LINK}>
            <Icon path={MAIL} className="mt-0.75 size-4" />
            <span>
              <span className="sr-only">Write to {whose}: </span>
              <bdi>{email.text}</bdi>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

interface CallTermsProps {
  readonly entry: QueueEntry;
  readonly now: Date;
}

/** Whether a waiting person may be called, and their local time. */
export function CallTerms({ entry, now }: CallTermsProps) {
  const { state, county, contact } = entry;
  const stateName = state !== null && isJurisdictionCode(state) ? jurisdiction(state).name : state;
  const mayNot = contact === 'not-agreed' || contact === 'withdrawn';
  return (
    <ul className="grid content-start gap-0.5 pt-1">
      <li className={mayNot ? 'font-semibold text-no' : 'text-muted'}>{TERMS[contact]}</li>
      {stateName !== null && (
        <li className="text-muted">
          {county !== null && county !== '' && (
            <>
              <bdi>{county}</bdi>,{' '}
            </>
          )}
          {stateName}
        </li>
      )}
      <li className="text-muted">
        {entry.time_zones.length === 0
          ? 'Local time not known'
          : `Local time ${timeThere(entry.time_zones, now)}`}
      </li>
    </ul>
  );
}
