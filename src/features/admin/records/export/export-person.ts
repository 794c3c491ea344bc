import type { AdminRecords, PersonData, RecordPlace } from '~/browser/admin-api.ts';
import { saveFile } from '~/browser/save-file.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { callTrouble } from '~/features/admin/session/call-trouble.ts';

/** Result of exporting a person's data. */
export type PersonExportEnd =
  | { readonly kind: 'told'; readonly message: NotificationContent }
  | { readonly kind: 'session-over'; readonly reason: LoginReason };

/** Downloads everything that is stored about a record's person as one JSON file. */
export async function exportPerson(
  { person }: Pick<AdminRecords, 'person'>,
  place: RecordPlace,
  now: Date,
  save: (file: Blob, name: string) => void = saveFile,
): Promise<PersonExportEnd> {
  const answer = await person(place);
  switch (answer.kind) {
    case 'found': {
      const name = `person-${localDate(now)}-${place.id.slice(0, 8)}.json`;
      save(personFile(answer.data, now), name);
      return told('Data exported', `${name} holds ${countOf(answer.data)} with the same email or phone.`);
    }
    case 'gone':
      return told(
        'Nothing exported',
        'This record was deleted before. Refresh to bring the list up to date.',
        true,
      );
    case 'failed':
      return told('Nothing exported', callTrouble('No file was made', answer), true);
    case 'signed-out':
      return { kind: 'session-over', reason: 'session-ended' };
    case 'no-rights':
      return { kind: 'session-over', reason: 'no-rights' };
  }
}

function countOf(data: PersonData): string {
  const count = Object.values(data).reduce((sum, records) => sum + records.length, 0);
  return count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`;
}

function personFile(data: PersonData, now: Date): Blob {
  const text = JSON.stringify({ exported_at: now.toISOString(), ...data }, null, 2);
  return new Blob([`${text}\n`], { type: 'application/json' });
}

function told(title: string, description: string, isFailure = false): PersonExportEnd {
  return { kind: 'told', message: { title, description, tone: isFailure ? 'destructive' : 'success' } };
}
