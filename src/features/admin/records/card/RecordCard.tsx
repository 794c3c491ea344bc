import { type ReactNode, useState } from 'react';

import type { Classification } from '#domain/check/record.ts';
import { personIn } from '#domain/records/search.ts';
import { phoneDigits, telephoneLink } from '#domain/shared/telephone.ts';
import { localTime } from '#features/admin/local-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { ALERT, Icon, MAIL, PHONE } from '#ui/Icon.tsx';

/** Id of the element that shows a record, for moving the focus to it. */
export function recordElementId(id: string): string {
  return `record-${id}`;
}

/**
 * The `mailto:` link for an email address. Everything except the `@` is encoded, so that an address such as
 * `a@example.com?bcc=…` cannot add recipients (RFC 6068).
 */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Whose record it is, for headings and accessible names: the name, or what there is instead. */
export function whoseRecord(record: object): string {
  const { name, email, phone } = personIn(record);
  return name || email || phone || 'somebody';
}

/** Phone number and email address as typed, with their links. */
export interface ContactWays {
  readonly phone: { readonly text: string; readonly href: string | undefined };
  readonly email: { readonly text: string; readonly href: string };
}

/** Links to call and write to a person. No call link without a digit, or if they have withdrawn their consent. */
export function contactWays({
  phone,
  email,
  do_not_call_since = null,
}: {
  readonly phone: string;
  readonly email: string;
  readonly do_not_call_since?: string | null;
}): ContactWays {
  const canCall = do_not_call_since === null && phoneDigits(phone) !== '';
  return {
    phone: { text: phone, href: canCall ? telephoneLink(phone) : undefined },
    email: { text: email, href: mailLink(email) },
  };
}

/** Display names of the classifications (specification §2). */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  eligible: 'Eligible',
  maybe: 'Maybe',
  'not-eligible': 'Not Eligible',
};

interface RecordCardProps {
  readonly id: string;
  readonly layout: string;
  readonly children: ReactNode;
}

/**
 * A record's card, which can receive the focus. Cards far outside the viewport are not rendered (`paged-records`,
 * styles/admin.css), so that thousands of records scroll as smoothly as fifty.
 */
export function RecordCard({ id, layout, children }: RecordCardProps) {
  return (
    <li
      id={recordElementId(id)}
      tabIndex={-1}
      className={`paged-records rounded-md border border-line bg-surface p-4 text-sm sm:p-5 ${layout}`}
    >
      {children}
    </li>
  );
}

/** Badge for records whose form was in Spanish, so that whoever calls speaks it. */
export function SpeaksSpanish({ language }: { readonly language: string }) {
  return language === 'es' && <Badge variant="info">Speaks Spanish</Badge>;
}

/** When a record was received, in the reader's time zone. */
export function Received({ at }: { readonly at: string | null }) {
  return (
    <p className="text-muted">
      {at === null ? 'Time not known' : <time dateTime={at}>{localTime(at)}</time>}
    </p>
  );
}

/**
 * Describes when and how often the same answers were submitted again.
 *
 * @param times ISO 8601, oldest first
 * @returns `undefined` if they were not
 */
export function askedAgainText(times: readonly string[]): string | undefined {
  const last = times.at(-1);
  if (last === undefined) return undefined;
  return times.length === 1
    ? `Asked again ${localTime(last)}`
    : `Asked again ${times.length} times, last ${localTime(last)}`;
}

const CONTACT = 'inline-flex min-h-7 items-start gap-2 py-0.5 wrap-anywhere';
const LINK = `${CONTACT} text-primary underline underline-offset-4`;

/** Links to call and write, as list items. A number without digits is plain text. */
export function ContactLinks({ phone, email }: ContactWays) {
  return (
    <>
      <li>
        {phone.href === undefined ? (
          <span className={CONTACT}>
            <Icon path={PHONE} className="mt-0.75 size-4" />
            <bdi>{phone.text}</bdi>
          </span>
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

/** Maximum length of a text that is shown in full; of a longer one, the number of lines shown at first. */
const ROOM = {
  narrow: { characters: 180, lines: 4, beginning: 'line-clamp-3' },
  wide: { characters: 600, lines: 8, beginning: 'line-clamp-6' },
} as const;

interface LongTextProps {
  readonly text: string;
  /** Width of the text: a column, or the full width. */
  readonly room: keyof typeof ROOM;
  /** Whose text it is, for the accessible name of the button. */
  readonly of: string;
}

/** A text of any length in any script; a long one is collapsed to its first lines. */
export function LongText({ text, room, of }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const { characters, lines, beginning } = ROOM[room];
  const isLong = text.length > characters || text.split('\n').length > lines;
  return (
    <>
      <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${isLong && !isOpen ? beginning : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="min-h-8 cursor-pointer link"
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {of}</span>
        </button>
      )}
    </>
  );
}

/** Lists the missing or invalid fields of a record; nothing for a valid one. */
export function OddFields({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="flex gap-2 rounded-sm border border-review-line bg-review-tint px-3 py-2 text-xs text-review">
      <Icon path={ALERT} className="mt-0.5 size-4" />
      <span className="wrap-anywhere">
        Missing or not as expected in this record: {names.map((name) => name.replaceAll('_', ' ')).join(', ')}
        .
      </span>
    </p>
  );
}
