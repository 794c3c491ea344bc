import { useState } from 'react';

import replyTemplates from '#content/reply-templates.json';
import { isJurisdictionCode, type Jurisdiction, jurisdiction } from '#domain/places/jurisdiction.ts';
import { type ReplyTemplate, replyTemplatesSchema, writeLetter } from '#domain/office/reply-template.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { type Language, LANGUAGE_NAMES, languageOf, LANGUAGES, localPath } from '#config/languages.ts';
import { mailLink, displayName } from '#features/admin/contact.ts';
import { useOffice } from '#features/admin/office.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CHEVRON_DOWN, Icon, MAIL } from '#ui/Icon.tsx';

const TEMPLATES = replyTemplatesSchema.parse(replyTemplates);

interface RepliesProps {
  readonly row: RecordRow;
  /** Called with a note for the contact log when a letter is used. */
  readonly onUse: (note: string) => void;
}

/** Letters for frequent questions; those about a state only for people whose state is known. */
export function Replies({ row, onUse }: RepliesProps) {
  const state = row.state !== null && isJurisdictionCode(row.state) ? jurisdiction(row.state) : undefined;
  return (
    <section className="grid gap-1">
      <h3 className="text-base">Reply with</h3>
      <div className="divide-y divide-line border-y border-line">
        {TEMPLATES.filter(({ page }) => page !== 'state' || state !== undefined).map((template) => (
          <details key={template.id} name="reply">
            <summary className="flex min-h-10 items-center justify-between gap-3">
              {template.title}
              <Icon path={CHEVRON_DOWN} className="size-4 in-open:rotate-180" />
            </summary>
            <Preview template={template} row={row} state={state} onUse={onUse} />
          </details>
        ))}
      </div>
    </section>
  );
}

interface PreviewProps extends RepliesProps {
  readonly template: ReplyTemplate;
  readonly state: Jurisdiction | undefined;
}

/** The letter as the person will read it, in their language at first. */
function Preview({ template, row, state, onUse }: PreviewProps) {
  const { siteName, origin, phone, startFee } = useOffice();
  const [language, setLanguage] = useState<Language>(languageOf(row.language));
  const path = template.page === 'state' ? `/state/${state?.slug ?? ''}/` : template.page;
  const letter = writeLetter(template, language, {
    name: displayName(row),
    site: siteName,
    phone,
    startFee,
    state: state?.name ?? '',
    link: path === null ? '' : `${origin}${localPath(path, language)}`,
  });
  const use = () => {
    onUse(`Sent “${template.title}” by email.`);
  };
  return (
    <div className="grid gap-3 pb-4">
      <div role="group" aria-label="Language of the letter" className="flex gap-3">
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            onClick={() => {
              setLanguage(each);
            }}
            className="min-h-8 cursor-pointer underline-offset-4 aria-pressed:font-semibold aria-pressed:underline"
          >
            {LANGUAGE_NAMES[each].english}
          </button>
        ))}
      </div>
      <div lang={language} className="rounded-sm border border-line bg-sunken p-3">
        <p className="font-semibold">{letter.subject}</p>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{letter.body}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={mailLink(row.email, letter)}
          look="secondary"
          size="small"
          icon={MAIL}
          onClick={use}
        >
          Open in mail
        </ButtonLink>
        <Button
          look="outline"
          size="small"
          onClick={() => {
            void navigator.clipboard.writeText(letter.body).then(use);
          }}
        >
          Copy
        </Button>
      </div>
      <p className="text-xs text-muted">Then save: the contact log says that you wrote.</p>
    </div>
  );
}
