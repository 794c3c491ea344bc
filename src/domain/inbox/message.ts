import {
  readEmail,
  readFields,
  readFullName,
  readPhone,
  readTrap,
  typedText,
  type Validated,
} from '../forms/fields.ts';
import { type IdentifiedRequest, readIdentified } from '../forms/request.ts';

/** The contact form's fields, in order (specification §3, "Contact form"). */
export const CONTACT_MESSAGE_FIELDS = ['name', 'email', 'phone', 'message'] as const;
/** The name of one field of the contact form. */
export type ContactMessageField = (typeof CONTACT_MESSAGE_FIELDS)[number];

/** The most characters (UTF-16 code units) of a message: about two pages. */
export const MESSAGE_LIMIT = 4000;

const MESSAGE_MESSAGES = {
  missing: 'Write your message',
  long: `Use ${MESSAGE_LIMIT.toLocaleString('en-US')} characters or fewer for your message`,
} as const;

/** A message to the team. */
export interface ContactMessageForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** See {@link readTrap}; it is not stored. */
  readonly website: '';
}

/** Reads the contact form: all four fields are required (specification §5). */
export function readContactMessageForm(input: unknown): Validated<ContactMessageForm> {
  return readFields<ContactMessageForm>(
    {
      name: readFullName,
      email: readEmail,
      phone: readPhone,
      message: typedText(MESSAGE_LIMIT, MESSAGE_MESSAGES),
      website: readTrap,
    },
    input,
  );
}

/** Reads the body of `POST /api/messages`. */
export function readContactMessageRequest(body: unknown): Validated<IdentifiedRequest<ContactMessageForm>> {
  return readIdentified(body, readContactMessageForm);
}

/** What is stored of a message, besides what the store adds. */
export interface ContactMessageRecord {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** The record of a message. */
export function contactMessageRecord({
  name,
  email,
  phone,
  message,
}: ContactMessageForm): ContactMessageRecord {
  return { name, email, phone, message };
}
