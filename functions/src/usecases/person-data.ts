import { personIn, type PersonalRecord, type StoredDocument } from '~/domain/records/document.ts';
import { emailTerm, phoneTerm } from '~/domain/records/search.ts';
import type { RecordStore, StoredRecord } from '../ports/record-store.ts';

/** A store of any kind of record, as far as people are looked for in it. */
export type PersonalStore = Pick<
  RecordStore<never, StoredRecord & PersonalRecord>,
  'get' | 'documents' | 'remove'
>;

/** Everything that is kept about one person, by collection. */
export type PersonData = Readonly<Record<string, readonly StoredDocument[]>>;

/** Finds what is kept about whoever a record is about; `undefined` when there is no such record. */
export type CollectPersonData = (collection: string, id: string) => Promise<PersonData | undefined>;

/** So many records of one collection and one address are looked at: far more than one person sends. */
const MOST_RECORDS = 1000;

/**
 * Collects every record, in all collections, that names the same email address or the same phone number as a given
 * one. Both are compared whole, after small letters and digits alone: who only resembles somebody is somebody else.
 *
 * @throws {Unavailable} when a store does not answer
 */
export function collectPersonData(stores: ReadonlyMap<string, PersonalStore>): CollectPersonData {
  return async (collection, id) => {
    const record = await stores.get(collection)?.get(id);
    if (record === undefined) return undefined;
    const { email, phone } = personIn(record);
    const terms = [emailTerm(email), phoneTerm(phone)].filter((term) => term !== '');
    const found = await Promise.all(
      [...stores].map(async ([name, store]) => {
        const perTerm = await Promise.all(
          terms.map((containing) => store.documents({ containing, limit: MOST_RECORDS })),
        );
        const documents = perTerm.flat().filter((document) => isAbout(document, terms));
        // The record itself is there in any case: one of an older version may carry no search terms.
        const all: readonly StoredDocument[] =
          name === collection ? [{ ...record }, ...documents] : documents;
        // Once each, though both terms find most of them; what the store keeps wins over what was read of it.
        return [name, [...new Map(all.map((document) => [document.id, document])).values()]] as const;
      }),
    );
    return Object.fromEntries(found.map(([name, documents]) => [name, documents.map(withoutBookkeeping)]));
  };
}

/** A phone number's last digits are a search term as well, so what is found is looked at once more. */
function isAbout(document: StoredDocument, terms: readonly string[]): boolean {
  const { email, phone } = document;
  return (
    (typeof email === 'string' && terms.includes(emailTerm(email))) ||
    (typeof phone === 'string' && terms.includes(phoneTerm(phone)))
  );
}

/** What the store keeps to find records and to tell them apart says nothing that the other fields do not. */
function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(
    ([name]) => !['content_digest', 'search_terms', 'sort_key', 'odd_fields', 'work_version'].includes(name),
  );
  return { ...Object.fromEntries(fields), id: document.id };
}
