import { useState } from 'react';

import type { Work } from '~/domain/records/work.ts';
import { Icon } from '~/ui/Icon.tsx';
import { DOWNLOAD, TRASH, type IconPath } from '~/ui/icon-paths.ts';
import { notify } from '~/ui/notifications/notification-store.ts';

import { exportPerson } from './export-person.ts';
import { useRecordDesk } from './record-desk.ts';
import { WorkPart } from './WorkPart.tsx';

interface Props {
  readonly record: Work & { readonly id: string };
  /** Whose record it is: a name, or an email address where there is none. */
  readonly whose: string;
}

/** What can be done with a record: work on it, hand it out, delete it. */
export function RecordFooter({ record, whose }: Props) {
  const { collection, records, onRemove, onSessionEnd } = useRecordDesk();
  const [isExporting, setExporting] = useState(false);
  const place = { collection, id: record.id };

  async function handOut() {
    if (isExporting) return;
    setExporting(true);
    const end = await exportPerson(records, place, new Date());
    setExporting(false);
    if (end.kind === 'session-over') onSessionEnd(end.reason);
    else notify(end.message);
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <WorkPart id={record.id} whose={whose} work={record} />
      <div className="flex gap-1">
        <Tool
          icon={DOWNLOAD}
          label="Export data"
          about={whose}
          isBusy={isExporting}
          onPress={() => void handOut()}
        />
        <Tool
          icon={TRASH}
          label="Delete"
          about={whose}
          isBusy={false}
          onPress={() => {
            onRemove({ place, whose });
          }}
        />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconPath;
  readonly label: string;
  readonly about: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, about, isBusy, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${about}`}
      aria-disabled={isBusy}
      onClick={onPress}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon path={icon} className="size-4" />
      {label}
    </button>
  );
}
