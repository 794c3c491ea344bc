/**
 * Prices, terms and claims: every number of specification §1 and §9 that a page may print, each written once.
 *
 * Prices and terms are the operator's own. Claims are what others would have to believe: each stays `sample: true`
 * until the operator holds proof of it (design D11; 16 CFR 465 and the FTC's endorsement guides), and
 * `npm run check:launch` lists those that still are.
 */

/** What starting a case costs, and for whom. */
export const START_FEE = { dollars: 49.95, shown: '$49.95', adults: 2, adultsShown: 'two adults' } as const;

/** The label of every button that starts an application. */
export const START_LABEL = `Start for ${START_FEE.shown}`;

/** The fee that is charged only once an approval is there. */
export const SUCCESS_FEE = {
  short: 'a fee based on the result, charged only after you are approved',
} as const;

/** The credit report trial. */
export const CREDIT_REPORT_TRIAL = { dollars: 1, shown: '$1', exact: '$1.00' } as const;

/** The deposit loan's slider: dollars. */
export const DEPOSIT_LOAN = {
  minimum: 300,
  maximum: 5000,
  step: 100,
  initial: 2500,
  minimumShown: '$300',
  maximumShown: '$5,000',
} as const;

/** The partner's record sealing service, and what local attorneys are said to charge. */
export const SEALING_SERVICE = {
  dollars: 995,
  shown: '$995',
  exact: '$995.00',
  courtCosts: 'Court costs are extra and go to the court.',
  attorneysShown: '$1,500 to $3,000',
} as const;

/** What competitors are said to charge before any approval. */
export const COMPETITOR_FEE = { shown: '$500 to $2,000', sample: true } as const;

/** How long things take. */
export const TIMING = {
  approval: '7–21 days',
  approvalSpoken: '7 to 21 days',
  moveIn: '7–14 days',
  moveInSpoken: '7 to 14 days',
  emailReply: '24 hours',
} as const;

/** How far around a listed city the service reaches, and how many of its neighbours a page names. */
export const SERVICE_AREA = { radiusMiles: 50, nearbyAreas: 10 } as const;

/** A figure that needs proof before it is published. */
export interface Claim {
  /** The figure itself: `10,000+`. */
  readonly figure: string;
  /** The label below the figure. */
  readonly label: string;
  readonly sample: boolean;
}

/** The trust figures of specification §1. */
export const CLAIMS = {
  families: { figure: '10,000+', label: 'families helped', sample: true },
  cities: { figure: '2,500+', label: 'cities and towns', sample: true },
  successRate: { figure: '98%', label: 'success: our partner’s figure for cases it accepts', sample: true },
  /** `{years}` is counted by src/config/build.ts. */
  years: { figure: '{years} years', label: 'in business, since 2017', sample: true },
  approvalsThisWeek: { figure: '247', label: 'approvals this week', sample: true },
  support: { figure: '24/7', label: 'support for urgent approvals', sample: true },
  rating: { figure: 'A+', label: 'BBB rating', sample: true },
  lowestScore: { figure: '400s', label: 'credit scores we work with', sample: true },
  coverage: { figure: '50', label: 'states served', sample: true },
  encryption: { figure: '256-bit', label: 'SSL encryption', sample: true },
  cardSecurity: { figure: 'PCI', label: 'compliant payments', sample: true },
  dataRights: { figure: 'GDPR', label: 'compliant data handling', sample: true },
} as const satisfies Record<string, Claim>;

/**
 * The one refund wording (design D6), which reconciles the guarantee with the terms. FAQ, testimonials, badges and
 * terms quote it.
 */
export const REFUND = {
  badge: '100% money-back guarantee',
  short: `If we cannot get you approved, you get your ${START_FEE.shown} back.`,
  full:
    `The ${START_FEE.shown} start fee is not refundable once we have begun to work on your case, except under our ` +
    `money-back guarantee: if we finish our work and cannot get you approved by any landlord, we return 100% of it. ` +
    `If you change your mind before we begin, you get it back as well.`,
} as const;
