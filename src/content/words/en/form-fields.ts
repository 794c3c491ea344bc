/* Words of fields shared by several forms. */

/** Errors of the metadata that the browser sends with the answers; read mainly by developers. */
export const REQUEST = {
  request: {
    '': { errors: { 'not-an-object': 'Send the answers as one JSON object' } },
    id: { errors: { invalid: 'Send a UUID as the id of these answers' } },
    fillMs: { errors: { invalid: 'Send how many milliseconds the form was in use' } },
    website: { errors: { 'filled-in': 'Leave this box empty' } },
  },
  unknown: 'Not part of the form',
} as const;

export const fullName = {
  label: 'Full name',
  errors: {
    missing: 'Enter your full name',
    long: 'Use {limit} characters or fewer for your name',
  },
};

export const email = {
  label: 'Email address',
  errors: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address with an @ and a dot, like name@example.com',
    long: 'Use {limit} characters or fewer for your email address',
  },
};

export const phone = {
  label: 'Phone number',
  hint: 'With the area code.',
  errors: {
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with its area code, like (602) 555-0134',
    long: 'Use {limit} characters or fewer for your phone number',
  },
};

export const NOT_TEXT = 'Enter text here';
