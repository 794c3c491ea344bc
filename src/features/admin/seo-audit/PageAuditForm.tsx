import { useState } from 'react';

import { CONTROL_STYLE } from '~/ui/field-style.ts';
import { Field } from '~/ui/Field.tsx';
import { TextInput } from '~/ui/controls.tsx';
import { SEARCH } from '~/ui/icon-paths.ts';

import { BusyButton } from '../BusyButton.tsx';
import { Notice } from '../Notice.tsx';
import type { PageRun } from './audit-store.ts';
import { Findings } from './Findings.tsx';
import { chosenPath, matchingPaths } from './page-choice.ts';
import { Score } from './Score.tsx';

interface Props {
  readonly paths: readonly string[];
  readonly run: PageRun;
  readonly onAudit: (path: string) => void;
}

/** Chooses one page of the sitemap, and shows what the audit finds on it. */
export function PageAuditForm({ paths, run, onAudit }: Props) {
  const [typed, setTyped] = useState('/');
  const [error, setError] = useState<string>();

  function audit() {
    const path = chosenPath(paths, typed);
    setError(
      path === undefined ? 'Choose an address from the list: this one is not in the sitemap' : undefined,
    );
    if (path === undefined) return;
    setTyped(path);
    onAudit(path);
  }

  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          audit();
        }}
      >
        <div className="min-w-0 grow basis-72">
          <Field
            id="audit-page"
            name="page"
            label="Page"
            hint="Type a part of its address, such as tempe."
            error={error}
          >
            <TextInput
              list="audit-pages"
              className={`${CONTROL_STYLE} min-h-11`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          </Field>
          <datalist id="audit-pages">
            {matchingPaths(paths, typed).map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </div>
        <BusyButton
          type="submit"
          look="secondary"
          icon={SEARCH}
          isBusy={run.kind === 'running'}
          busyLabel="Auditing..."
        >
          Audit page
        </BusyButton>
      </form>
      <div role="status">{run.kind !== 'idle' && <Outcome run={run} />}</div>
    </div>
  );
}

function Outcome({ run }: { readonly run: Exclude<PageRun, { kind: 'idle' }> }) {
  switch (run.kind) {
    case 'running':
      return <p className="text-muted">Reading {run.path}…</p>;
    case 'offline':
      return (
        <Notice tone="no">
          {run.path} could not be read: there is no connection. Check it and try again.
        </Notice>
      );
    case 'done':
      return run.page.kind === 'unreadable' ? (
        <Notice tone="no">
          {run.page.path}: {run.page.reason}
        </Notice>
      ) : (
        <div className="grid gap-5">
          <Score score={run.page.audit.score} of={run.page.path} />
          <Findings findings={run.page.audit.findings} />
        </div>
      );
  }
}
