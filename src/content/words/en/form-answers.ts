/** API error messages for rejected forms: what happened, what was kept, what to do. */
export const FORM_ANSWERS = {
  conflict: 'Other answers were already sent under this id. Reload the page to send these.',
  invalid: 'Some answers need another look. Nothing was saved yet.',
  crossSite: 'Please fill in the form on our own site.',
  tooMany:
    'Many forms came from your connection in a short time. Please wait {wait} and send it again. Nothing you typed is lost.',
  tooManyUnchecked:
    'We take fewer forms at the moment from browsers that could not be checked by reCAPTCHA. If you block scripts of google.com, allow them for this page, or wait {wait}, and send it again. Nothing you typed is lost.',
  wait: { minute: 'a minute', minutes: '{count} minutes' },
  tooSoon:
    'Your answers came within a second, as they do when a browser fills in a whole form at once. Please send them again in a moment. Nothing you typed is lost.',
  unavailable: 'The service cannot be reached right now. Nothing is lost: please try again in a moment.',
  failed: 'Something went wrong on our side. Please try again, or call us.',
  /** Errors of a request body, independent of the form. */
  body: {
    tooLarge:
      'Your answers are too long to be sent together. Shorten the longest one, and send them again. Nothing was saved.',
    notJson: 'What was sent is not JSON that can be read. Nothing was saved.',
    notText: 'What was sent is not UTF-8 text. Nothing was saved.',
    otherType: 'Send the answers as JSON, with the header Content-Type: application/json.',
    encoded: 'Send the answers as they are, without a Content-Encoding.',
  },
} as const;
