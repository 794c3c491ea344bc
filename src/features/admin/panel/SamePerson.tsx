import { useMutation } from '@tanstack/react-query';

import { type Decision, type RecordPlace, recordReference } from '#domain/office/person.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { personQuery } from '#features/admin/data/queries.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { decideSamePerson, type Person } from '#features/admin/data/records.ts';

import { RecordName } from './Timeline.tsx';

interface SamePersonProps {
  readonly place: RecordPlace;
  readonly person: Person;
}

/** The person's other records, and those that may be theirs, each with what the admin may decide. */
export function SamePerson({ place, person }: SamePersonProps) {
  const deciding = useMutation({
    mutationFn: (body: Decision) => decideSamePerson(place, body),
    onSuccess: async (current) => {
      queryClient.setQueryData(personQuery(place).queryKey, current);
      // Lists group by person, and “do not call” may have come with the other record.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'person' });
    },
  });
  const others = person.records.filter((record) => recordReference(record) !== recordReference(place));
  const groups = [
    { label: 'Also from this person', records: others, choices: [['apart', 'Not the same person']] },
    {
      label: 'Possibly the same person',
      records: person.possibly,
      choices: [
        ['joined', 'Join'],
        ['apart', 'Keep apart'],
      ],
    },
  ] as const;
  return (
    <div className="grid gap-3">
      {groups
        .filter(({ records }) => records.length > 0)
        .map(({ label, records, choices }) => (
          <section key={label} className="grid gap-1">
            <h4 className="font-semibold">{label}</h4>
            <ul className="grid gap-1">
              {records.map((each) => (
                <li key={recordReference(each)} className="flex flex-wrap items-baseline gap-x-3">
                  <RecordName record={each} />
                  {choices.map(([decision, words]) => (
                    <LinkButton
                      key={decision}
                      aria-label={`${words}: ${each.email}`}
                      isBusy={deciding.isPending}
                      onPress={() => {
                        deciding.mutate({ other: recordReference(each), decision });
                      }}
                    >
                      {words}
                    </LinkButton>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      <Failure what="Not saved" error={deciding.error} />
    </div>
  );
}
