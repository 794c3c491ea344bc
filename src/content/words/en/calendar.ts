import type { Unreadable } from '#domain/plan/calendar-code.ts';

/** Calendar entries that ask the law again: making one, and opening its link. `{…}` are placeholders. */
export const CALENDAR_COPY = {
  /** An entry. Other people may see the calendar, so its title is the same for every date and tells nothing. */
  entry: {
    title: 'A date from my notes',
    /** Two sentences, and the advice that never goes without a court date. */
    text: 'Look at this again: {link}  If the page opens empty, answer its short questions. Call before you pay anyone.',
    file: 'my-dates.ics',
  },
  /** Making entries. */
  add: {
    /** Where the day is the next step of an answer. */
    step: { label: 'Add {date} to my calendar', note: 'Its link asks the law again.' },
    /** After a no. */
    again: 'Look again in a year: add it to my calendar',
    open: 'Add to my calendar',
    dates: 'Dates: {dates}. On each, a link leads back here.',
    year: 'One is in twelve months, because laws change.',
    title: 'The title is “{title}”. It never says what this is about.',
    kept: 'The link holds your state (your county too where a local rule applies), how the case ended, what was paid and the dates. Not your name, and not why the landlord sued.',
    stateAlone: 'The link holds your state and nothing else of you.',
    leaveOut: 'Leave my answers out',
    save: 'Save the calendar file',
    saved:
      'We gave your browser a file. If nothing happened, open this page in Chrome or Safari. Calendars may leave out the alarm: look if it is there.',
    google: 'Add {date} to Google Calendar',
    googleKeeps: 'Google keeps what stands in its calendar, so this one leaves your answers out.',
    private: 'We send nothing and keep nothing. Who shares your calendar can open the link.',
  },
  /** Above the check that the link of an entry opens. */
  opened: {
    heading: 'From your calendar',
    from: 'This is from a calendar entry of {made}: use those answers, or start empty.',
    use: 'Use those answers',
    empty: 'Start empty',
    told: 'On {made} we told you this day: {day}.',
    compared: {
      same: 'The law still says so.',
      differs:
        'This is not what we told you. The law may have changed, or it asks something that the calendar does not keep.',
      asks: 'If that still holds depends on an answer that the calendar does not keep.',
      unchecked: 'We cannot say if that still holds.',
    },
    rest: 'The calendar does not keep who you are or why the landlord sued. Answer that below, and you get your plan and your papers.',
    unreadable: {
      'unknown-version': 'Another version of this site made this calendar entry, so we cannot read it.',
      'cut-off': 'The link of this calendar entry was cut off, so we cannot read it.',
      edited: 'The link of this calendar entry was changed, so we cannot read it.',
      'future-day': 'This calendar entry was made after today. Is the date of this device right?',
      'no-such-state': 'This calendar entry names a state that we do not know.',
    } satisfies Record<Unreadable, string>,
    answer: 'Answer the short questions below. Nothing was used or saved.',
  },
} as const;
