import { kept, mend, textThat, typedText, type FieldReader } from './field-readers.ts';

/** The most characters (UTF-16 code units, as `maxlength` counts) of what people tell us about themselves. */
export const CONTACT_LIMITS = { fullName: 200, email: 254, phone: 40 } as const;

/** What the fields about a person say when they cannot be read: what to do, not what went wrong. */
export const CONTACT_MESSAGES = {
  fullName: {
    missing: 'Enter your full name',
    long: `Use ${CONTACT_LIMITS.fullName} characters or fewer for your name`,
  },
  email: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address with an @ and a dot, like name@example.com',
    long: `Use ${CONTACT_LIMITS.email} characters or fewer for your email address`,
  },
  phone: {
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with its area code, like (602) 555-0134',
    long: `Use ${CONTACT_LIMITS.phone} characters or fewer for your phone number`,
  },
} as const;

const DIGIT = /\p{Nd}/gu;

/** 10 digits are a US number with its area code, 15 the longest number there is (ITU-T E.164). */
function isPhoneNumber(text: string): boolean {
  const digits = text.match(DIGIT)?.length ?? 0;
  return digits >= 10 && digits <= 15;
}

/** The pattern of HTML's own type=email, and a dot after the @, which every public address has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A person's name, as they write it. */
export const readFullName: FieldReader<string> = typedText(
  CONTACT_LIMITS.fullName,
  CONTACT_MESSAGES.fullName,
);

/** An email address. */
export const readEmail: FieldReader<string> = textThat(
  typedText(CONTACT_LIMITS.email, CONTACT_MESSAGES.email),
  (text) => EMAIL.test(text),
  CONTACT_MESSAGES.email.invalid,
);

/** A phone number, as they write it. */
export const readPhone: FieldReader<string> = textThat(
  typedText(CONTACT_LIMITS.phone, CONTACT_MESSAGES.phone),
  isPhoneNumber,
  CONTACT_MESSAGES.phone.invalid,
);

/**
 * A box that people never see and programs that fill in every form do. It must stay empty; a person whose browser
 * filled it in is told so.
 */
export const readTrap: FieldReader<''> = (input) =>
  input === undefined || input === '' ? kept('') : mend('Leave this box empty');
