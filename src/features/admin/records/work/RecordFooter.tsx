import { useMemo, useState } from 'react';

import type { Work } from '#domain/records/work.ts';
import { DoNotCall, PersonCard } from '#features/admin/person/PersonCard.tsx';
import { DOWNLOAD, Icon, type IconPath, PENCIL, PEOPLE, TRASH } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { askedAgainText } from '#features/admin/records/card/RecordCard.tsx';
import { CorrectionDialog } from '#features/admin/records/correct/CorrectionDialog.tsx';
import { useRecordList } from '#features/admin/records/list/record-lists.ts';
import { exportPerson } from '#features/admin/records/export/Export.tsx';
import { WorkPart } from './WorkPart.tsx';

interface RecordFooterProps {
  readonly record: Work & {
    readonly id: string;
    readonly do_not_call_since?: string | null;
    readonly asked_again?: readonly string[];
  };
  /** The person's name, or their email address if there is none. */
  readonly whose: string;
}

/** The actions on a record: work status and log, the person's card, correction, export and deletion. */
export function RecordFooter({ record, whose }: RecordFooterProps) {
  const { collection, onRemove } = useRecordList();
  const [isExporting, setExporting] = useState(false);
  const [isOpen, setOpen] = useState<'person' | 'correction'>();
  const askedAgain = askedAgainText(record.asked_again ?? []);
  const place = useMemo(() => ({ collection, id: record.id }), [collection, record.id]);

  function close() {
    setOpen(undefined);
  }

  async function handOut() {
    if (isExporting) return;
    setExporting(true);
    const message = await exportPerson(place);
    setExporting(false);
    showToast(message);
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid basis-full gap-2 empty:hidden">
        {askedAgain !== undefined && <p className="font-semibold">{askedAgain}</p>}
        <DoNotCall since={record.do_not_call_since} />
      </div>
      <WorkPart id={record.id} whose={whose} work={record} />
      <div className="-ml-2.5 flex flex-wrap gap-1">
        <Tool
          icon={PEOPLE}
          label="Everything from this person"
          about={whose}
          isBusy={false}
          onPress={() => {
            setOpen('person');
          }}
        />
        <Tool
          icon={PENCIL}
          label="Correct"
          about={whose}
          isBusy={false}
          onPress={() => {
            setOpen('correction');
          }}
        />
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
      {isOpen === 'person' && <PersonCard place={place} whose={whose} onClose={close} />}
      {isOpen === 'correction' && <CorrectionDialog place={place} whose={whose} onClose={close} />}
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
