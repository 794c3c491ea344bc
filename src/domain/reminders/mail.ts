import { type HelpContact, isFreeHelp } from '#domain/law/legal-help.ts';
import type { FindingText } from '#domain/plan/finding-text.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { xmlText } from '#domain/shared/xml-text.ts';

import type { ReminderSubject } from './reminder.ts';

/** What a mail links to, to be filled in: what is filed for a remedy, or a letter that asks the clerk about it. */
export interface MailPaper {
  readonly kind: 'papers' | 'letter';
  readonly remedyId: string;
}

/** What a mail says. */
export type ReminderMail =
  | { readonly kind: 'confirm'; readonly about: ReminderSubject['kind']; readonly day: PlainDate | null }
  | {
      readonly kind: 'open';
      readonly day: PlainDate;
      readonly text: FindingText;
      readonly law: string;
      readonly paper: MailPaper | null;
    }
  | { readonly kind: 'moved'; readonly day: PlainDate; readonly before: PlainDate; readonly law: string }
  | { readonly kind: 'gone'; readonly day: PlainDate }
  | { readonly kind: 'unchecked'; readonly day: PlainDate; readonly lastCheck: PlainDate }
  | { readonly kind: 'change'; readonly titles: readonly string[] }
  | { readonly kind: 'answer'; readonly text: FindingText; readonly paper: MailPaper | null };

/** What every mail needs besides. URLs are absolute. */
export interface ReminderMailFacts {
  readonly brand: string;
  /** `'Minnesota'` */
  readonly state: string;
  readonly call: HelpContact | undefined;
  readonly links: {
    /** Where to confirm or to end it. */
    readonly reminder: string;
    /** The plan of the state: every remedy, the letters, and whom to call. */
    readonly plan: string;
    /** Where its paper is filled in; `null` for a mail without one. */
    readonly paper: string | null;
    readonly check: string;
    readonly changes: string;
  };
  /** The day of the confirmation; `null` before. */
  readonly confirmedOn: PlainDate | null;
}

/** The words of the mails. `{brand}`, `{state}`, `{date}`, `{before}`, `{law}` and `{confirmed}` are placeholders. */
export interface ReminderMailWords {
  /** BCP 47 tag for dates: `'en-US'`. */
  readonly locale: string;
  readonly sender: string;
  readonly subject: Readonly<Record<ReminderMail['kind'], string>>;
  readonly heading: Readonly<Record<Exclude<ReminderMail['kind'], 'open' | 'answer'>, string>>;
  readonly opening: Readonly<Record<Exclude<ReminderMail['kind'], 'confirm'>, string>>;
  readonly asked: Readonly<Record<ReminderSubject['kind'], string>>;
  readonly confirm: string;
  readonly notYou: string;
  readonly moved: string;
  readonly movedWaits: string;
  readonly law: string;
  readonly gone: string;
  readonly unchecked: string;
  readonly changed: string;
  /** What the finding answers. */
  readonly question: string;
  readonly next: string;
  readonly callFree: string;
  readonly call: string;
  readonly paper: Readonly<Record<MailPaper['kind'], string>>;
  readonly plan: string;
  readonly check: string;
  readonly changes: string;
  readonly why: string;
  readonly end: string;
  readonly once: string;
  readonly notLawyers: string;
}

/** A mail, as plain text and as HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Part =
  | { readonly as: 'heading' | 'text' | 'strong' | 'small'; readonly text: string }
  /** A label in bold, and a text. */
  | {
      readonly as: 'labelled';
      readonly label: string;
      readonly text: string;
      readonly url?: string | undefined;
      /** Dialled by a tap; a text shows the number already. */
      readonly phone?: string | undefined;
    }
  | { readonly as: 'button' | 'link' | 'small-link'; readonly text: string; readonly url: string };

/** Renders a mail. */
export function reminderMail(
  mail: ReminderMail,
  facts: ReminderMailFacts,
  words: ReminderMailWords,
): RenderedMail {
  const values = {
    brand: facts.brand,
    state: facts.state,
    date: 'day' in mail && mail.day !== null ? longDate(mail.day, words.locale) : '',
    before: 'before' in mail ? longDate(mail.before, words.locale) : '',
    checked: 'lastCheck' in mail ? longDate(mail.lastCheck, words.locale) : '',
    law: 'law' in mail ? mail.law : '',
    confirmed: facts.confirmedOn === null ? '' : longDate(facts.confirmedOn, words.locale),
  };
  const fill = (text: string) => format(text, values);
  const parts = [...partsOf(mail, facts, words), ...endParts(mail, facts, words)].map((part) => ({
    ...part,
    text: fill(part.text),
  }));
  const subject = fill(words.subject[mail.kind]);
  return { subject, text: asText(parts), html: asHtml(parts, subject, words.locale) };
}

function partsOf(
  mail: ReminderMail,
  { call, links }: ReminderMailFacts,
  words: ReminderMailWords,
): readonly Part[] {
  const callPart: Part[] =
    call === undefined
      ? []
      : [
          {
            as: 'labelled',
            label: isFreeHelp(call) ? words.callFree : words.call,
            text: [call.phone, call.name].filter((part) => part !== null).join(', '),
            ...(call.phone === null ? { url: call.url ?? undefined } : { phone: call.phone }),
          },
        ];
  const plan: Part = { as: 'link', text: words.plan, url: links.plan };
  const check: Part = { as: 'button', text: words.check, url: links.check };
  switch (mail.kind) {
    case 'confirm':
      return [
        { as: 'heading', text: words.heading.confirm },
        { as: 'text', text: words.asked[mail.about] },
        { as: 'button', text: words.confirm, url: links.reminder },
        { as: 'text', text: words.notYou },
      ];
    case 'open':
      return [
        { as: 'text', text: words.opening.open },
        { as: 'strong', text: words.question },
        { as: 'heading', text: mail.text.can },
        { as: 'text', text: mail.text.sentence },
        { as: 'labelled', label: words.next, text: mail.text.next },
        ...paperPart(mail.paper, links.paper, words),
        ...callPart,
        plan,
        { as: 'small', text: words.law },
      ];
    case 'moved':
      return [
        { as: 'text', text: words.opening.moved },
        { as: 'heading', text: words.heading.moved },
        { as: 'text', text: words.moved },
        { as: 'text', text: words.movedWaits },
        ...callPart,
        plan,
        { as: 'small', text: words.law },
      ];
    case 'gone':
      return [
        { as: 'text', text: words.opening.gone },
        { as: 'heading', text: words.heading.gone },
        { as: 'text', text: words.gone },
        check,
        ...callPart,
        { as: 'link', text: words.changes, url: links.changes },
      ];
    case 'unchecked':
      return [
        { as: 'text', text: words.opening.unchecked },
        { as: 'heading', text: words.heading.unchecked },
        { as: 'text', text: words.unchecked },
        ...callPart,
        plan,
      ];
    case 'change':
      return [
        { as: 'text', text: words.opening.change },
        { as: 'heading', text: words.heading.change },
        ...mail.titles.map((title) => ({ as: 'text', text: `– ${title}` }) as const),
        { as: 'text', text: words.changed },
        check,
        { as: 'link', text: words.changes, url: links.changes },
        ...callPart,
      ];
    case 'answer':
      return [
        { as: 'text', text: words.opening.answer },
        { as: 'strong', text: words.question },
        { as: 'heading', text: mail.text.can },
        { as: 'text', text: mail.text.sentence },
        { as: 'text', text: mail.text.when },
        { as: 'labelled', label: words.next, text: mail.text.next },
        ...paperPart(mail.paper, links.paper, words),
        ...callPart,
        plan,
      ];
  }
}

function paperPart(paper: MailPaper | null, url: string | null, words: ReminderMailWords): readonly Part[] {
  return paper === null || url === null ? [] : [{ as: 'button', text: words.paper[paper.kind], url }];
}

/** Who writes, why, and how to end it. */
function endParts(
  mail: ReminderMail,
  { links }: ReminderMailFacts,
  words: ReminderMailWords,
): readonly Part[] {
  const notLawyers: Part = { as: 'small', text: words.notLawyers };
  // Its one link leads to where it can be ended, too.
  if (mail.kind === 'confirm') return [notLawyers];
  return [
    { as: 'small', text: mail.kind === 'answer' ? words.once : words.why },
    { as: 'small-link', text: words.end, url: links.reminder },
    notLawyers,
  ];
}

function asText(parts: readonly Part[]): string {
  const lines = parts.map((part) => {
    switch (part.as) {
      case 'heading':
      case 'text':
      case 'strong':
      case 'small':
        return part.text;
      case 'labelled':
        return [`${part.label} ${part.text}`, ...(part.url === undefined ? [] : [part.url])].join('\n');
      case 'button':
      case 'link':
      case 'small-link':
        return `${part.text}:\n${part.url}`;
    }
  });
  return `${lines.join('\n\n')}\n`;
}

/** Old mail clients know neither style sheets nor most of CSS: every element carries its own few rules. */
const STYLE = {
  body: 'margin:0;padding:16px;background:#ffffff;color:#1a2e2a;font:16px/1.5 Arial,Helvetica,sans-serif',
  block: 'max-width:560px;margin:0 auto',
  heading: 'margin:16px 0 8px;font-size:22px;line-height:1.25',
  text: 'margin:0 0 14px',
  small: 'margin:0 0 8px;font-size:14px;color:#4d5f5a',
  button:
    'display:inline-block;padding:12px 24px;border-radius:24px;background:#f4b63f;color:#1a2e2a;font-weight:bold;text-decoration:none',
  link: 'color:#0b5d4b',
} as const;

function asHtml(parts: readonly Part[], title: string, locale: string): string {
  const blocks = parts.map((part) => {
    const text = xmlText(part.text);
    switch (part.as) {
      case 'heading':
        return `<h1 style="${STYLE.heading}">${text}</h1>`;
      case 'text':
        return `<p style="${STYLE.text}">${text}</p>`;
      case 'strong':
        return `<p style="${STYLE.text}"><strong>${text}</strong></p>`;
      case 'small':
        return `<p style="${STYLE.small}">${text}</p>`;
      case 'labelled': {
        const href = part.phone === undefined ? part.url : telephoneLink(part.phone);
        const shown =
          href === undefined ? text : `<a href="${xmlText(href)}" style="${STYLE.link}">${text}</a>`;
        return `<p style="${STYLE.text}"><strong>${xmlText(part.label)}</strong> ${shown}</p>`;
      }
      case 'button':
      case 'link':
        return `<p style="${STYLE.text}"><a href="${xmlText(part.url)}" style="${STYLE[part.as]}">${text}</a></p>`;
      case 'small-link':
        return `<p style="${STYLE.small}"><a href="${xmlText(part.url)}" style="${STYLE.link}">${text}</a></p>`;
    }
  });
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${xmlText(title)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.block}">`,
    ...blocks,
    '</div></body></html>',
    '',
  ].join('\n');
}
