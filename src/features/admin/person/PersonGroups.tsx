import { type ReactNode, useMemo } from 'react';

import { groupByPerson } from '~/domain/records/person.ts';

interface PersonGroupsProps<Stored> {
  readonly records: readonly Stored[];
  /** The list's name for screen readers. */
  readonly label: string;
  /** How the records of the list are laid out. */
  readonly layout: string;
  /** Draws one record, as a list item with the record's id as its key. */
  readonly children: (record: Stored) => ReactNode;
}

/** A list of records in which those of one person are grouped at the place of the newest. */
export function PersonGroups<Stored extends { readonly id: string }>({
  records,
  label,
  layout,
  children,
}: PersonGroupsProps<Stored>) {
  const groups = useMemo(() => groupByPerson(records), [records]);
  return (
    <ul aria-label={label} className={layout}>
      {/* Flat, so that each card is known by its own key: what is typed into one stays when others come and go. */}
      {groups.flatMap((group) => {
        // The newest may be joined by a newer one.
        const oldest = group.at(-1);
        if (oldest === undefined || group.length === 1) return group.map(children);
        return (
          <li key={`person of ${oldest.id}`} className="col-span-full border-l-3 border-primary pl-3">
            <p className="mb-2 text-sm font-semibold">{group.length} records of one person</p>
            <ul aria-label={`${group.length} records of one person`} className={layout}>
              {group.map(children)}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
