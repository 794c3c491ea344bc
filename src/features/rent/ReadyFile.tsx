import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { format } from '#domain/shared/format.ts';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { WordsProvider } from '#features/language/words-context.tsx';
import { Lines, PrintButton } from '#features/renters-plan/controls.tsx';
import { Checkbox, CONTROL_STYLE, Field, Textarea, TextInput } from '#ui/controls.tsx';

import '#features/renters-plan/renters-plan.css';

type FileWords = Words['rent']['RENT_COPY']['file'];

interface ReadyFileProps {
  readonly language: Language;
  readonly words: Pick<Words, 'controls' | 'delivery'>;
  readonly copy: FileWords;
  /** What is printed is in English, which landlords read. */
  readonly english: FileWords;
}

const PAPERS = ['ending', 'income', 'rent'] as const;
const PEOPLE = ['first', 'second'] as const;

interface Entries {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly papers: Readonly<Partial<Record<(typeof PAPERS)[number], boolean>>>;
  readonly people: Readonly<
    Record<(typeof PEOPLE)[number], { readonly who: string; readonly phone: string }>
  >;
}

/** What a renter brings to a landlord: filled in and printed on the device, kept and sent nowhere. */
export function ReadyFile({ language, words, copy, english }: ReadyFileProps) {
  return (
    <WordsProvider language={language} words={words}>
      <IslandFallback>
        <File language={language} copy={copy} english={english} />
      </IslandFallback>
    </WordsProvider>
  );
}

function File({ language, copy, english }: Omit<ReadyFileProps, 'words'>) {
  const [entries, setEntries] = useState<Entries>({
    name: '',
    phone: '',
    note: english.note.text,
    papers: {},
    people: { first: { who: '', phone: '' }, second: { who: '', phone: '' } },
  });
  const [isPrinting, setPrinting] = useState(false);
  const change = (changes: Partial<Entries>) => {
    setEntries({ ...entries, ...changes });
  };
  const changePerson = (which: (typeof PEOPLE)[number], changes: Partial<Entries['people']['first']>) => {
    change({ people: { ...entries.people, [which]: { ...entries.people[which], ...changes } } });
  };
  const ready = [
    !/\[[^\]]*\]/u.test(entries.note) && entries.note.trim() !== '',
    ...PAPERS.map((paper) => entries.papers[paper] === true),
    PEOPLE.every((which) => entries.people[which].who.trim() !== ''),
  ].filter(Boolean).length;

  useEffect(() => {
    const back = () => {
      setPrinting(false);
    };
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('afterprint', back);
    };
  }, []);

  return (
    <div className="grid gap-5">
      <p role="status" className="display text-xl">
        {format(copy.ready, { count: ready })}
      </p>
      <p className="text-sm text-muted">{copy.stays}</p>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Field id="file-name" name="file-name" label={copy.name} optional>
          <TextInput
            autoComplete="name"
            value={entries.name}
            onChange={({ currentTarget }) => {
              change({ name: currentTarget.value });
            }}
          />
        </Field>
        <Field id="file-phone" name="file-phone" label={copy.phone} optional>
          <TextInput
            type="tel"
            autoComplete="tel"
            value={entries.phone}
            onChange={({ currentTarget }) => {
              change({ phone: currentTarget.value });
            }}
          />
        </Field>
      </div>
      <div>
        <Field id="file-note" name="file-note" label={copy.note.label} hint={copy.note.hint}>
          <Textarea
            required={false}
            className={`${CONTROL_STYLE} plan-letter`}
            lang={DEFAULT_LANGUAGE}
            translate="no"
            rows={9}
            value={entries.note}
            onChange={({ currentTarget }) => {
              change({ note: currentTarget.value });
            }}
          />
        </Field>
        {language !== DEFAULT_LANGUAGE && (
          <p className="mt-2 text-sm whitespace-pre-line text-muted">{copy.note.text}</p>
        )}
      </div>
      {PAPERS.map((paper) => (
        <Checkbox
          key={paper}
          id={`file-${paper}`}
          name={`file-${paper}`}
          checked={entries.papers[paper] === true}
          onChange={({ currentTarget }) => {
            change({ papers: { ...entries.papers, [paper]: currentTarget.checked } });
          }}
        >
          <strong>{copy.papers[paper].label}.</strong> {copy.papers[paper].hint}
        </Checkbox>
      ))}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{copy.people.label}</legend>
        {PEOPLE.map((which) => (
          <div key={which} className="grid items-end gap-3 sm:grid-cols-[2fr_1fr]">
            <Field id={`file-${which}`} name={`file-${which}`} label={copy.people.who} optional="unmarked">
              <TextInput
                value={entries.people[which].who}
                onChange={({ currentTarget }) => {
                  changePerson(which, { who: currentTarget.value });
                }}
              />
            </Field>
            <Field
              id={`file-${which}-phone`}
              name={`file-${which}-phone`}
              label={copy.people.phone}
              optional="unmarked"
            >
              <TextInput
                type="tel"
                value={entries.people[which].phone}
                onChange={({ currentTarget }) => {
                  changePerson(which, { phone: currentTarget.value });
                }}
              />
            </Field>
          </div>
        ))}
      </fieldset>
      <p className="no-print">
        <PrintButton
          onPrint={() => {
            // The sheet must be there before the browser captures it.
            flushSync(() => {
              setPrinting(true);
            });
            window.print();
          }}
        >
          {copy.print}
        </PrintButton>
      </p>
      {isPrinting && <Sheet entries={entries} english={english} />}
    </div>
  );
}

/** Printed instead of the page: a cover with what is in the file, then the note. */
function Sheet({ entries, english }: { entries: Entries; english: FileWords }) {
  useEffect(() => {
    document.documentElement.dataset.planSheet = '';
    return () => {
      delete document.documentElement.dataset.planSheet;
    };
  }, []);
  const { sheet, papers } = english;
  const people = PEOPLE.map((which) => entries.people[which]).filter(({ who }) => who.trim() !== '');
  const who = [entries.name, entries.phone].filter(Boolean).join(', ');
  return createPortal(
    <div className="plan-sheet" lang={DEFAULT_LANGUAGE}>
      <p className="plan-sheet-title">{sheet.title}</p>
      <p>{who}</p>
      <div className="plan-sheet-parts">
        <div>
          <p className="plan-sheet-heading">{sheet.contents}</p>
          <Lines
            lines={[
              sheet.note,
              ...PAPERS.filter((paper) => entries.papers[paper] === true).map(
                (paper) => `${papers[paper].label}: ${papers[paper].hint}`,
              ),
            ]}
          />
        </div>
        {people.length > 0 && (
          <div>
            <p className="plan-sheet-heading">{sheet.people}</p>
            <Lines lines={people.map((person) => [person.who, person.phone].filter(Boolean).join(', '))} />
          </div>
        )}
      </div>
      <p className="plan-sheet-letter">{[entries.note, who].join('\n\n')}</p>
    </div>,
    document.body,
  );
}
