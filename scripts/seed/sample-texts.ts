/** What renters might write about their case. */
export const DETAILS = [
  'I lost my job in the spring and fell two months behind. The landlord filed before I could catch up.',
  'The case was dismissed because the landlord never showed up in court.',
  'We paid everything before the hearing. I still have the receipts.',
  'My roommate moved out and I could not carry the rent alone.',
  'There was mold in the bathroom for months.\nI withheld rent after writing to them three times.',
  'It was my ex-husband’s lease. I was only listed as an occupant.',
  'I moved out before the court date and thought that was the end of it.',
  'The building was sold and the new owner wanted everybody out.',
  'They said "no pets", but my dog is a service animal; I have the papers.',
  'Please call after 5 pm, I work days.',
] as const;

/** What people might write through the contact form. */
export const MESSAGES = [
  'Hello, I have two evictions from 2019. Can you still help me find an apartment near Columbus?',
  'How long does approval take? I have to be out of my place by the end of the month.',
  'I paid the start fee on Monday and have not heard back yet. Could somebody call me, please?',
  'My credit score is 480. Is it worth applying?',
  'Do you work with landlords in El Paso?\n\nThank you,\nand have a good day',
  'I filled in the check for my sister. Do I need to do it again under her own name?',
] as const;

/** What an admin might note, by what has become of a record. */
export const NOTES = {
  contacted: [
    'Left a voicemail.',
    'Called, will send the papers by mail.',
    'Wrote an email, no answer yet.',
    '',
  ],
  closed: [
    'Opened a case.',
    'Found a place by herself.',
    'Not interested any more.',
    'Number does not work, mail came back.',
  ],
} as const;
