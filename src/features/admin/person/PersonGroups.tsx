import { type ReactNode, useMemo } from 'react';

import { groupByPerson } from '~/domain/records/person.ts';

interface PersonGroupsProps<Stored> {
  readonly records: readonly Stored[];
  /** Accessible name of the list. */
  readonly label: string;
  /** CSS classes for the layout of the records. */
  readonly layout: string;
  /** Renders a record as a list item with the record's id as its key. */
  readonly children: (record: Stored) => ReactNode;
}

/** A list of records in which those of one person are grouped at the position of the newest. */
export function PersonGroups<Stored extends { readonly id: string }>({
  records,
  label,
  layout,
  children,
}: PersonGroupsProps<Stored>) {
  const groups = useMemo(() => groupByPerson(records), [records]);
  return (
    <ul aria-label={label} className={layout}>
      {/* Flat, so that each card has a stable key and keeps what is typed into it while others come and go. */}
      {groups.flatMap((group) => {
        // The key is that of the oldest record, because newer ones may be added.
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
