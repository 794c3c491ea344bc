import { useState } from 'react';

import type { Work, WorkStatus } from '~/domain/records/work.ts';

import { useRecordDesk } from './record-desk.ts';
import { workTrouble } from './work-words.ts';

/** Changing the work on one record. */
export interface WorkControl {
  readonly isBusy: boolean;
  /** Why the last change was not saved. */
  readonly trouble: string | undefined;
  /** @returns whether it was saved */
  readonly save: (status: WorkStatus, note: string) => Promise<boolean>;
}

/** Saves changes of the work on one record, one at a time, and keeps the list in step with the server. */
export function useWork(id: string, work: Work): WorkControl {
  const { collection, records, onWork, onSessionEnd } = useRecordDesk();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function save(status: WorkStatus, note: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const change = { version: work.work_version, status, note };
    const answer = await records.setWork({ collection, id }, change);
    setBusy(false);
    setTrouble(workTrouble(answer));
    if (answer.kind === 'saved' || answer.kind === 'outdated') onWork(id, answer.work);
    if (answer.kind === 'signed-out') onSessionEnd('session-ended');
    if (answer.kind === 'no-rights') onSessionEnd('no-rights');
    return answer.kind === 'saved';
  }

  return { isBusy, trouble, save };
}
