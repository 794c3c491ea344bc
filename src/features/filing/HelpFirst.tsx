import { telephoneLink } from '#domain/shared/telephone.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon, PHONE, STOP } from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { useFilingWords } from './filing-words.ts';
import type { ReadyFiling } from './ready-filing.ts';

interface HelpFirstProps {
  readonly ready: ReadyFiling;
  /** Set where the draft is shown only after this was read. */
  readonly onShow: (() => void) | undefined;
}

/** Free help, above anything that can be downloaded. */
export function HelpFirst({ ready, onShow }: HelpFirstProps) {
  const { filing: words, cautions, language } = useFilingWords();
  const COPY = words.FILING_COPY.help;
  const { filing, contact, kind, hasOldJudgment, data } = ready;
  const { selfHelp } = data.law.courts;
  const asksForPaper = kind !== 'letter' && kind !== 'nothing';
  const plain = filing?.draft?.signed === 'sworn' || filing?.form != null ? COPY.sworn : COPY.plain;
  return (
    <aside
      aria-labelledby="filing-help"
      className="grid gap-2 rounded-lg border-2 border-no-line bg-no-tint p-5"
    >
      <div className="flex items-center gap-4 text-no">
        <Icon path={STOP} className="size-9" />
        <h3 id="filing-help" className="text-xl">
          {COPY.heading}
        </h3>
      </div>
      <div className="grid gap-3">
        <p>{kind === 'held' ? words.FILING_COPY.held : (filing?.stop?.[language] ?? plain)}</p>
        {hasOldJudgment && <p className="font-semibold">{COPY.oldJudgment}</p>}
        {contact !== undefined && (
          <div>
            {contact.phone === null ? (
              <ButtonLink look="secondary" href={contact.url ?? ''}>
                {COPY.find}
              </ButtonLink>
            ) : (
              <ButtonLink look="secondary" icon={PHONE} href={telephoneLink(contact.phone)}>
                <span>
                  {COPY.call} <span className="inline-block">{contact.phone}</span>
                </span>
              </ButtonLink>
            )}
            <p className="mt-1 text-sm">{contact.name}</p>
          </div>
        )}
        {selfHelp !== null && (
          <p className="text-sm">
            {COPY.selfHelp}: <NewTabLink href={selfHelp.url}>{selfHelp.title}</NewTabLink>
          </p>
        )}
        {asksForPaper && (
          <details>
            <summary className="opens-here min-h-11 font-semibold">{COPY.cautions}</summary>
            <ul className="mt-2 grid list-disc gap-2 ps-5">
              {cautions.map((caution) => (
                <li key={caution}>{caution}</li>
              ))}
              <li>{COPY.address}</li>
            </ul>
          </details>
        )}
        {onShow !== undefined && (
          <div>
            <Button look="outline" onClick={onShow}>
              {COPY.show}
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}
