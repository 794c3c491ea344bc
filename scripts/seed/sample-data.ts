import type { Person } from '#domain/office/search.ts';
import type { ContactEntry } from '#domain/records/work.ts';
import type { Random } from './random.ts';

/*
 * So many that a search by a name reads about as many records as in a real office: each surname has 1.7 % of the
 * people, and the most common one in the US 0.8 % (2010 Census).
 */
const FIRST_NAMES = (
  'Aaliyah, Ana María, Andre, Angela, Brian, Camila, Carlos, Chidi, Crystal, Darnell, Deshawn, Destiny, ' +
  'Dmitri, Elena, Emily, Fatima, Gloria, Hannah, Imani, Jamal, Jesús, José, Joshua, Kateryna, Keisha, ' +
  'Kevin, Latoya, Linh, Luis, Marcus, Mei, Michael, Monique, Omar, Patricia, Priya, Rosa, Ruth, Tyrone, Wei'
).split(', ');

const LAST_NAMES = (
  'Adams, Allen, Álvarez, Baker, Bailey, Brown, Campbell, Castillo, Chen, Clark, Coleman, Davis, Díaz, ' +
  'Edwards, Fernández, Flores, García, Gonzalez, Green, Gutiérrez, Harris, Henderson, Hernández, Jackson, ' +
  'Jenkins, Johnson, Kowalski, Lewis, López, Martin, Medina, Miller, Mohamed, Morales, Murphy, Nguyen, ' +
  'Núñez, O’Neil, Okafor, Patel, Perez, Petrov, Pham, Powell, Ramirez, Reed, Rivera, Robinson, Ruiz, ' +
  'Sanders, Schmidt, Scott, Smith-Jones, Taylor, Thomas, Tran, Walker, Washington, Williams, Young'
).split(', ');

const oneOf = (random: Random, names: readonly string[]) => names[random.whole(0, names.length - 1)] ?? '';

/** Area codes of places that many people live in. */
const AREA_CODES = (
  '206 212 312 404 602 713 305 617 303 503 702 804 901 216 317 414 505 615 813 916 ' +
  '208 225 314 316 334 402 405 406 501 502 601 605 701 803 808 860 907 919 304 307'
).split(' ');

/** How people write a phone number. */
const PHONE_STYLES: readonly [
  (area: string, line: string) => string,
  ...((area: string, line: string) => string)[],
] = [
  (area, line) => `(${area}) 555-${line}`,
  (area, line) => `${area}-555-${line}`,
  (area, line) => `${area}555${line}`,
  (area, line) => `+1 ${area} 555 ${line}`,
];

/** Numbers from 555-0100 to 555-0199 are kept for fiction. */
const NUMBERS_PER_AREA = 100;

/**
 * Somebody who does not exist: the mail address is of a domain that is kept for examples (RFC 2606), the number one that
 * is kept for fiction.
 *
 * @param index the person's place in the samples: each has another number, as far as there are area codes
 */
export function samplePerson(random: Random, index: number): Person {
  const first = oneOf(random, FIRST_NAMES);
  const last = oneOf(random, LAST_NAMES);
  const plain = `${first}.${last}`
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z.-]/gu, '')
    .toLowerCase();
  const host = random.pick(['example.com', 'example.org', 'example.net']);
  const line = `01${String(Math.floor(index / AREA_CODES.length) % NUMBERS_PER_AREA).padStart(2, '0')}`;
  const area = AREA_CODES[index % AREA_CODES.length] ?? '602';
  return {
    name: `${first} ${last}`,
    email: `${plain}${random.whole(1, 999)}@${host}`,
    phone: random.pick(PHONE_STYLES)(area, line),
  };
}

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

type SampleContact = Pick<ContactEntry, 'kind' | 'text'>;
type SampleContacts = readonly [SampleContact, ...SampleContact[]];

/** What an admin might enter in the contact log, by what has become of a record. */
export const CONTACTS: Readonly<Record<'contacted' | 'closed', SampleContacts>> = {
  contacted: [
    { kind: 'left-message', text: 'Asked to call back.' },
    { kind: 'called', text: 'Will send the papers by mail.' },
    { kind: 'wrote', text: 'No answer yet.' },
    { kind: 'no-answer', text: '' },
  ],
  closed: [
    { kind: 'called', text: 'Opened a case.' },
    { kind: 'called', text: 'Found a place by herself.' },
    { kind: 'called', text: 'Not interested any more.' },
    { kind: 'note', text: 'Number does not work, mail came back.' },
  ],
};
