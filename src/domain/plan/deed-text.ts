import type { SearchCost } from '#domain/law/court-services.ts';
import type { HelpContact } from '#domain/law/legal-help.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import type { CourtQuestion, Deed, HelpReason } from './deed.ts';

/** A button: its label, which begins with the deed's verb, and a line below it. */
interface ButtonWords {
  readonly label: string;
  readonly note: string;
}

/** The words of all deeds. `{question}` is a sentence to read out; `{helper}` is who is called. */
export interface DeedWords {
  /** BCP 47 locale for formatting dates. */
  readonly locale: string;
  /** "What next?" Each begins with the verb of its button. */
  readonly next: {
    readonly 'fill-in': string;
    readonly calendar: Readonly<Record<'court' | 'ask', Template<'date'>>>;
    readonly 'ask-court': Readonly<Record<'phone' | 'search' | 'page', Template<'question'>>>;
    readonly 'ask-through-help': Template<'question'>;
    readonly 'call-help': Readonly<Record<HelpReason, Template<'helper'>>>;
    readonly rent: string;
  };
  /** In English, which the clerk speaks. `{act}` is the act that is asked about. */
  readonly questions: Readonly<Record<CourtQuestion, string>>;
  /** The same in the renter's language. */
  readonly meanings: Readonly<Record<CourtQuestion, string>>;
  /** What is read out. */
  readonly quoted: Template<'question' | 'meaning'>;
  readonly buttons: {
    readonly 'fill-in': ButtonWords;
    readonly 'ask-court': Readonly<Record<'phone' | 'search' | 'page', string>>;
    readonly 'call-help': Readonly<Record<'phone' | 'page', Template<'helper'>>>;
    readonly rent: ButtonWords;
  };
  /** Whom to call, after the verb. */
  readonly helpers: Readonly<Record<HelpContact['kind'], string>>;
  readonly cost: Readonly<Record<SearchCost, string>>;
}

/** A button, with the number that its label ends with, if it calls one. */
export interface DeedButton extends ButtonWords {
  readonly phone: string | null;
  /** `null` for pages of this site, whose addresses the caller knows. */
  readonly href: string | null;
  /** Whether it leads to another site. */
  readonly isElsewhere: boolean;
}

export interface DeedText {
  /** Answers "What next?" in one or two sentences. */
  readonly next: string;
  /** Its button; `null` for a calendar, which brings its own. */
  readonly button: DeedButton | null;
}

/**
 * A deed in words, with the address that its button opens.
 *
 * @param act the citation of an act that nobody has read; empty where there is none
 */
export function deedText(deed: Deed, act: string, words: DeedWords): DeedText {
  const { next, buttons } = words;
  const asked = (which: readonly CourtQuestion[]) => {
    const said = (each: DeedWords['questions']) =>
      which.map((question) => format<string>(each[question], { act })).join(' ');
    return format(words.quoted, { question: said(words.questions), meaning: said(words.meanings) });
  };
  switch (deed.kind) {
    case 'fill-in':
    case 'rent':
      return {
        next: next[deed.kind],
        button: { ...buttons[deed.kind], phone: null, href: null, isElsewhere: false },
      };
    case 'calendar': {
      const date = longDate(deed.date, words.locale);
      return { next: format(next.calendar[deed.waitsForCourt ? 'court' : 'ask'], { date }), button: null };
    }
    case 'ask-court': {
      const { door, asks } = deed;
      return {
        next: format(next['ask-court'][door.kind], { question: asked(asks) }),
        button: doorButton(door, words),
      };
    }
    case 'call-help': {
      const { contact, why, asks } = deed;
      const helper = words.helpers[contact.kind];
      return {
        next:
          asks.length === 0
            ? format(next['call-help'][why ?? 'look'], { helper })
            : format<string>(next['ask-through-help'], { helper, question: asked(asks) }),
        button: helpButton(contact, words),
      };
    }
  }
}

function doorButton(
  door: Extract<Deed, { kind: 'ask-court' }>['door'],
  { buttons, cost }: DeedWords,
): DeedButton {
  const label = buttons['ask-court'][door.kind];
  switch (door.kind) {
    case 'phone':
      return {
        label,
        phone: door.phone,
        note: door.court,
        href: telephoneLink(door.phone),
        isElsewhere: false,
      };
    case 'search': {
      const { name, url, cost: price } = door.search;
      return {
        label,
        note: price === null ? name : `${name}. ${cost[price]}`,
        phone: null,
        href: url,
        isElsewhere: true,
      };
    }
    case 'page':
      return { label, note: door.page.title, phone: null, href: door.page.url, isElsewhere: true };
  }
}

/** The button that calls a service, or opens its page where it has no number. */
export function helpButton(contact: HelpContact, words: DeedWords): DeedButton {
  const { phone, url, name, kind } = contact;
  const helper = words.helpers[kind];
  return phone === null
    ? {
        label: format(words.buttons['call-help'].page, { helper }),
        phone,
        note: name,
        href: url,
        isElsewhere: true,
      }
    : {
        label: format(words.buttons['call-help'].phone, { helper }),
        phone,
        note: name,
        href: telephoneLink(phone),
        isElsewhere: false,
      };
}
