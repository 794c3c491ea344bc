import type { Filing } from '#domain/filing/filing-schema.ts';
import { isAboutHearing } from '#domain/filing/filing.ts';
import { format } from '#domain/shared/format.ts';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { useFilingWords } from './filing-words.ts';
import { dayInWords, type ReadyFiling, shownSteps } from './ready-filing.ts';

/** Cost, hearing, copy and attachments. What is not known says "ask the clerk". */
export function FilingFacts({ filing }: { readonly filing: Filing }) {
  const {
    filing: { FILING_COPY: COPY },
    language,
  } = useFilingWords();
  const facts = ['fee', 'hearing', 'service'] as const;
  return (
    <section
      aria-labelledby="filing-facts"
      className="filing-part grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <h3 id="filing-facts" className="text-2xl">
        {COPY.facts.heading}
      </h3>
      <dl className="filing-part grid gap-x-8 gap-y-2 md:grid-cols-3">
        {facts.map((fact) => (
          <div key={fact}>
            <dt className="text-muted">{COPY.facts[fact]}</dt>
            <dd className="font-semibold">{filing[fact]?.[language] ?? `${COPY.askClerk}.`}</dd>
          </div>
        ))}
      </dl>
      <TextList heading={COPY.warnings} lines={filing.warnings.map((each) => each[language])} />
      <TextList heading={COPY.attachments} lines={filing.attachments.map((each) => each[language])} />
    </section>
  );
}

/** The court's own form, above anything of ours: what an editor saw, and when. */
export function OfficialFormNote({
  ready: { form, data },
  filing,
}: {
  readonly ready: ReadyFiling;
  readonly filing: Filing;
}) {
  const {
    filing: { FILING_COPY },
    language,
  } = useFilingWords();
  const COPY = FILING_COPY.form;
  const { waiver } = data.filings;
  const named = ({ name, number }: { readonly name: string; readonly number: string | null }) =>
    number === null ? name : `${name}, ${number}`;
  return (
    <>
      {form !== undefined && (
        <div className="filing-part grid min-w-0 grid-cols-1 content-start gap-2 rounded-lg border border-line bg-surface text-sm">
          <p className="font-semibold">{filing.kind === 'official-form' ? COPY.heading : COPY.may}</p>
          <p>{format(COPY.seen, { name: named(form), day: dayInWords(form.seen, language) })}</p>
          {form.revision !== null && <p>{format(COPY.revision, { revision: form.revision })}</p>}
          {!form.read && <p>{COPY.unread}</p>}
          <p>{form.page === null ? COPY.counter : <NewTabLink href={form.page}>{COPY.page}</NewTabLink>}</p>
        </div>
      )}
      {waiver !== null && filing.kind !== 'held' && (
        <p className="text-sm">
          {format(COPY.waiver, { name: named(waiver), day: dayInWords(waiver.seen, language) })}
        </p>
      )}
    </>
  );
}

function TextList({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** From looking the case up to the order. */
export function FilingSteps({ ready }: { readonly ready: ReadyFiling }) {
  const words = useFilingWords();
  const { filing, language } = words;
  const COPY = filing.FILING_COPY.steps;
  const reminder = ready.data.filings.courtReminder?.[language];
  return (
    <section
      aria-labelledby="filing-steps"
      className="filing-part grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <h3 id="filing-steps" className="text-2xl">
        {COPY.heading}
      </h3>
      <ol className="grid gap-x-8 md:grid-cols-2 print:block">
        {shownSteps(ready, words).map(({ step, heading, texts }, index) => (
          <li key={step} className="relative border-t border-line py-4 ps-12">
            <span
              aria-hidden="true"
              className="absolute start-0 grid size-8 place-items-center rounded-full border-2 border-primary font-semibold text-primary"
            >
              {index + 1}
            </span>
            <strong>{heading}</strong>
            {texts.map((text) => (
              <p key={text} className="text-muted">
                {text}
              </p>
            ))}
            {isAboutHearing(step) && reminder !== undefined && (
              <>
                <p className="text-muted">
                  {`${reminder.sentence} `}
                  {reminder.url !== null && <NewTabLink href={reminder.url}>{reminder.name}</NewTabLink>}
                </p>
                <p className="text-sm text-muted">{reminder.caution}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
