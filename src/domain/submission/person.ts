/** Whom a record is about, by the three things that people are looked up by. */
export interface Person {
  /** Empty where the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A record of any collection: submissions write `full_name`, messages `name`, leads neither. */
export interface PersonalRecord {
  readonly full_name?: string;
  readonly name?: string;
  readonly email: string;
  readonly phone: string;
}

/** Whom a record is about. */
export function personIn(record: PersonalRecord): Person {
  return { name: record.full_name ?? record.name ?? '', email: record.email, phone: record.phone };
}
