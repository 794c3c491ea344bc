import { REMINDER_MAIL_WORDS as ENGLISH } from '../../../src/content/words/en/reminder-mail.ts';
import { FINDING_WORDS as ENGLISH_FINDING } from '../../../src/content/words/en/law.ts';
import { REMINDER_MAIL_WORDS as SPANISH } from '../../../src/content/words/es/reminder-mail.ts';
import { FINDING_WORDS as SPANISH_FINDING } from '../../../src/content/words/es/law.ts';
import { localPath } from '../../../src/config/languages.ts';
import { API_PATHS } from '../../../src/domain/api/paths.ts';
import { LAW_PATHS } from '../../../src/config/law-pages.ts';
import { MENU_PATHS, REMINDER_PATH } from '../../../src/config/pages.ts';
import type { HelpContact } from '../../../src/domain/law/legal-help.ts';
import { jurisdiction, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { Finding } from '../../../src/domain/plan/finding.ts';
import { type FindingText, findingText } from '../../../src/domain/plan/finding-text.ts';
import { reminderMail, type ReminderMail } from '../../../src/domain/reminders/mail.ts';
import { stateOf, type StoredReminder } from '../../../src/domain/reminders/reminder.ts';
import { format } from '../../../src/domain/shared/format.ts';
import type { Language } from '../../../src/domain/shared/language.ts';
import { utcDate } from '../../../src/domain/shared/plain-date.ts';

import type { Mail } from '../notifications/mailer.ts';
import { laterToken } from './tokens.ts';

const WORDS = { en: ENGLISH, es: SPANISH } as const;
const FINDING_WORDS = { en: ENGLISH_FINDING, es: SPANISH_FINDING } as const;

/** What the mails need from outside, and where they come from. */
export interface LetterPorts {
  readonly brand: string;
  /** Scheme and host of the site that the mails link to. */
  readonly origin: string;
  /** The sender's address; empty while nobody can ask for reminders. */
  readonly sender: string;
  /** Secret that signs the links in mails. */
  readonly linkKey: string;
  readonly helpToCall: (state: JurisdictionCode, county: string) => Promise<HelpContact | undefined>;
}

/** The finding in the language of a reminder. */
export function findingIn(language: Language, finding: Finding, state: JurisdictionCode): FindingText {
  return findingText(finding, jurisdiction(state).name, FINDING_WORDS[language]);
}

/** The mail of a reminder, ready to be sent. */
export async function letter(
  { brand, origin, sender, linkKey, helpToCall }: LetterPorts,
  { id, reminder }: { readonly id: string; readonly reminder: StoredReminder },
  mail: ReminderMail,
): Promise<Mail> {
  const { language, subject, confirmed_at } = reminder;
  const state = stateOf(subject);
  const { name, slug } = jurisdiction(state);
  const words = WORDS[language];
  const url = (path: string) => `${origin}${localPath(path, language)}`;
  const link = reminder.token ?? laterToken(id, linkKey);
  const paper = 'paper' in mail ? mail.paper : null;
  const call = await helpToCall(state, subject.kind === 'change' ? '' : subject.facts.county);
  const rendered = reminderMail(
    mail,
    {
      brand,
      state: name,
      call,
      links: {
        reminder: `${url(REMINDER_PATH)}#${link}`,
        plan: url(LAW_PATHS.plan(slug)),
        paper: paper === null ? null : url(LAW_PATHS.filing(paper.remedyId)),
        check: url(MENU_PATHS.check),
        changes: url(LAW_PATHS.changes),
      },
      confirmedOn: confirmed_at === null ? null : utcDate(new Date(confirmed_at)),
    },
    words,
  );
  return {
    ...rendered,
    to: [reminder.email],
    from: { name: format(words.sender, { brand }), address: sender },
    unsubscribe: `${origin}${endPath(link)}`,
  };
}

/** Where a mail client ends a reminder by one press (RFC 8058). */
function endPath(token: string): string {
  return API_PATHS.endReminder.replace(':token', token);
}
