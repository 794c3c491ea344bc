import type { DeliveryFailure, Mailing, MailingState } from '~/domain/notifications/channel-state.ts';
import type { OpeningHours } from '~/domain/shared/opening-hours.ts';

/** How a message fared. */
export type Delivery =
  | {
      readonly ok: true;
      /** Addresses that did not take it, while at least one did. */
      readonly refusedAddresses: number;
    }
  | { readonly ok: false; readonly failure: DeliveryFailure };

/** A mail in plain text. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets; another one for each try, because mail services drop what has an id that they know. */
  readonly messageId: string;
}

/** The mail server. Its methods never throw for what the server does. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Delivery>;
  /** Whether it takes a connection and our credentials; sends nothing. */
  readonly answers: () => Promise<boolean>;
}

/** Who is written to. */
interface MailSetUp {
  readonly mailer: Mailer;
  /** At least one. */
  readonly to: readonly string[];
  /** Who is told of what has waited too long; the same addresses where no other is set. */
  readonly escalateTo: readonly string[];
}

/** Another system of the operator's that is called. Its methods never throw for what that system does. */
export interface Webhook {
  /** @param id the same for every try of a message */
  readonly call: (id: string, body: string, at: Date) => Promise<Delivery>;
}

/** The state of sending. Every method throws `Unavailable` when the store does not answer. */
export interface MailingStates {
  readonly read: (mailing: Mailing) => Promise<MailingState>;
  /** Writes a state if the version before it is stored; of several calls at once for one version, one succeeds. */
  readonly advance: (mailing: Mailing, state: MailingState) => Promise<boolean>;
  /** Remembers that a sweep came to its end. */
  readonly recordSweep: (at: Date) => Promise<void>;
  /** When one last did: ISO 8601, UTC. */
  readonly sweptAt: () => Promise<string | null>;
}

/** What notifications need from outside, besides the records, clock and log. */
export interface NotificationServices {
  readonly states: MailingStates;
  /** `null` where nobody is to be written to. */
  readonly mail: MailSetUp | null;
  readonly webhook: Webhook | null;
  /** When the operator works. */
  readonly hours: OpeningHours;
  readonly brand: string;
  readonly dashboardUrl: string;
}
