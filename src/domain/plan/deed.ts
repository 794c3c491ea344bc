import { type CourtDoor, courtDoors } from '#domain/law/court-doors.ts';
import { sealsRecord } from '#domain/law/evidence.ts';
import { type HelpContact, inCallOrder, legalHelpInState } from '#domain/law/legal-help.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact } from './date-rules.ts';
import { type Finding, ifs, isFree, isOwnCourtFirst } from './finding.ts';
import { keysOf, type NextKey } from './finding-keys.ts';
import type { PlanCase } from './remedy-fit.ts';
import type { SealingLawFile } from './state-file.ts';
import { isToCome } from './what-if.ts';

/** What the file of a case at the court answers; everything else somebody has to remember, or legal aid has to judge. */
const ON_THE_DOCKET = [
  'filing',
  'ended',
  'settlement',
  'money-judgment',
  'grounds',
  'court',
  'trial',
  'all-defendants',
  'nonsuit',
  'extended',
  'answer-filed',
] as const satisfies readonly MissingFact[];

/** What the clerk is asked. */
export type CourtQuestion =
  'sealed' | 'online' | 'how-to-ask' | 'which-form' | 'new-law' | 'same-law' | (typeof ON_THE_DOCKET)[number];

/** What free help is called for. */
const HELP_REASONS = ['look', 'pay', 'pay-or-wait', 'old-debt', 'agree'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];

/**
 * What a renter does first about a finding, with the target that its button opens:
 *
 * - `fill-in`: fill in what is filed for a remedy
 * - `calendar`: put the day that the answer names into a calendar
 * - `ask-court`: ask the clerk, through the first door that the court has
 * - `call-help`: call free help; `asks` is what they can ask the court, where it has no door, else empty
 * - `rent`: see how to rent with the case on the record
 */
export type Deed =
  | { readonly kind: 'fill-in'; readonly remedy: ShownRemedy }
  | { readonly kind: 'calendar'; readonly date: PlainDate; readonly waitsForCourt: boolean }
  | { readonly kind: 'ask-court'; readonly asks: readonly CourtQuestion[]; readonly door: CourtDoor }
  | {
      readonly kind: 'call-help';
      readonly contact: HelpContact;
      readonly why: HelpReason | null;
      readonly asks: readonly CourtQuestion[];
    }
  | { readonly kind: 'rent' };

/** What a state's file has for deeds. */
export type DeedSources = Pick<SealingLawFile, 'papers' | 'courts' | 'searches' | 'legalHelp'>;

type Plain = 'rent' | 'wait' | 'find-out' | CourtQuestion | HelpReason;

/** What each next step comes to, where no paper can be filled in. */
const DEEDS: Readonly<Record<NextKey, Plain>> = {
  'ask-clerk': 'sealed',
  'wait-for-court': 'wait',
  file: 'which-form',
  'wait-to-file': 'wait',
  agree: 'agree',
  'look-it-up': 'online',
  'name-the-law': 'rent',
  'ask-the-court': 'how-to-ask',
  'find-out': 'find-out',
  pay: 'pay',
  'pay-or-wait': 'pay-or-wait',
  'may-have-expired': 'old-debt',
  'new-law': 'new-law',
  'old-check': 'same-law',
  'legal-aid': 'look',
};

/**
 * The first deed of a finding. A paper comes before everything that is not a question about a law or a debt. After a no,
 * the renter needs a home.
 */
export function deedOf(found: Finding, file: DeedSources, facts: Pick<PlanCase, 'state' | 'county'>): Deed {
  const [contact] = inCallOrder(legalHelpInState(file.legalHelp, facts.county));
  if (contact === undefined) throw new RangeError(`No help is known in ${facts.state}.`);
  const help = (why: HelpReason): Deed => ({ kind: 'call-help', contact, why, asks: [] });
  const ask = (...asks: CourtQuestion[]): Deed => {
    const [door] = courtDoors(file, facts.county);
    return door === undefined
      ? { kind: 'call-help', contact, why: null, asks }
      : { kind: 'ask-court', asks, door };
  };

  const { next } = keysOf(found);
  const paper = paperOf(found, file);
  if (paper !== null && next !== 'new-law') return { kind: 'fill-in', remedy: paper };
  if (found.kind === 'no-remedy' && found.closedBy !== 'unpaid' && found.closedBy !== 'debt-ended')
    return { kind: 'rent' };
  if (found.kind === 'no-law') return { kind: 'rent' };
  const findOut = (): Deed => {
    const decidedBy = found.decidedBy.map((fact) => (fact === 'end' ? 'ended' : fact));
    if (decidedBy.length === 0) return ask('filing', 'ended');
    const asks = ON_THE_DOCKET.filter((fact) => decidedBy.includes(fact));
    return asks.length === 0 ? help('look') : ask(...asks);
  };
  const plain = DEEDS[next];
  if (plain === 'rent') return { kind: 'rent' };
  if (plain === 'find-out') return findOut();
  if (plain === 'wait') {
    const when = found.basis?.when;
    // A bound is no day to write down: what would make it one is found out first.
    return when?.kind === 'opens-on'
      ? { kind: 'calendar', date: when.date, waitsForCourt: next === 'wait-for-court' }
      : findOut();
  }
  return isHelpReason(plain) ? help(plain) : ask(plain);
}

function isHelpReason(plain: CourtQuestion | HelpReason): plain is HelpReason {
  return HELP_REASONS.some((reason) => reason === plain);
}

/**
 * The remedy whose paper the renter can fill in today: that of the renter's own court, where it has a rule before the
 * state's; the finding's own; or another one that is open, where the court acts later by itself.
 */
function paperOf(found: Finding, { papers }: DeedSources): ShownRemedy | null {
  const { basis, unreadAct, closedBy, local } = found;
  // What nobody has read is asked about first; so is a debt before anybody pays it.
  if (unreadAct !== null || closedBy === 'unpaid' || closedBy === 'debt-ended' || basis === null) return null;
  if (local !== null && isOwnCourtFirst(found) && papers.includes(local.remedy.id)) return local.remedy;
  const open = ifs(found, 'act').filter(
    ({ way, first }) => papers.includes(way.remedy.id) && first === 'now' && way.when.kind !== 'needs-a-fact',
  );
  const own = open.find(({ way }) => way.remedy.id === basis.remedy.id);
  const isLater = isFree(found) && isToCome(basis.when);
  const sooner = isLater ? open.find(({ by, way }) => by === 'ask' && sealsRecord(way.remedy)) : undefined;
  return (own ?? sooner)?.way.remedy ?? null;
}
