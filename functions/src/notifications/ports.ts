import type { DeliveryFailure, Mailing, MailingState } from '~/domain/notifications/channel-state.ts';
import type { OpeningHours } from '~/domain/shared/opening-hours.ts';

/** The result of sending a message. */
export type Delivery =
  | {
      readonly ok: true;
      /** How many addresses refused it, while at least one accepted it. */
      readonly refusedAddresses: number;
    }
  | { readonly ok: false; readonly failure: DeliveryFailure };

/** A plain-text mail. */
export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets. Different for each attempt, because mail services drop mails with an id that they know. */
  readonly messageId: string;
}

/** The mail server. Its methods never throw because of the server's behaviour. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Delivery>;
  /** Whether it accepts a connection and our credentials; sends nothing. */
  readonly answers: () => Promise<boolean>;
}

interface MailSetUp {
  readonly mailer: Mailer;
  /** At least one. */
  readonly to: readonly string[];
  /** Recipients of escalations; the same as `to` by default. */
  readonly escalateTo: readonly string[];
}

/** Another system of the operator. Its methods never throw because of that system's behaviour. */
export interface Webhook {
  /** @param id the same for every attempt to send the same body */
  readonly call: (id: string, body: string, at: Date) => Promise<Delivery>;
}

/** Storage of delivery states. Every method throws `Unavailable` when the store does not answer. */
export interface MailingStates {
  readonly read: (mailing: Mailing) => Promise<MailingState>;
  /**
   * Writes a state if the previous version is the stored one. Of concurrent calls for the same version, only one
   * succeeds.
   */
  readonly advance: (mailing: Mailing, state: MailingState) => Promise<boolean>;
  /** Stores the end of a sweep. */
  readonly recordSweep: (at: Date) => Promise<void>;
  /** End of the last sweep: ISO 8601, UTC. */
  readonly sweptAt: () => Promise<string | null>;
}

/** Dependencies of the notifications, besides the records, clock and log. */
export interface NotificationServices {
  readonly states: MailingStates;
  /** `null` if no mail is configured. */
  readonly mail: MailSetUp | null;
  readonly webhook: Webhook | null;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
  readonly brand: string;
  readonly dashboardUrl: string;
}
