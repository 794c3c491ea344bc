/**
 * Prices and claims: every number of product §1 and §9 that pages show, each defined once. The terms in words are
 * in src/content/words (offer.ts).
 *
 * Prices and terms are the operator's own. Claims are statements that visitors have to believe: each stays `sample:
 * true` until the operator holds proof of it (departure D11; 16 CFR 465 and the FTC's endorsement guides), and `npm run
 * check:launch` lists the remaining ones.
 */

export const START_FEE = { shown: '$49.95' } as const;

export const CREDIT_REPORT_TRIAL = { shown: '$1', exact: '$1.00' } as const;

/** The deposit loan's slider, in dollars. */
export const DEPOSIT_LOAN = {
  minimum: 300,
  maximum: 5000,
  step: 100,
  initial: 2500,
} as const;

/** The partner's record sealing service, and what local attorneys are said to charge. */
export const SEALING_SERVICE = {
  shown: '$995',
  exact: '$995.00',
  attorneys: { from: '$1,500', to: '$3,000' },
} as const;

/** What competitors are said to charge before any approval. */
export const COMPETITOR_FEE = { shown: '$500 to $2,000', sample: true } as const;

/** A claim that needs proof before it is published. */
export interface Claim {
  /** The figure itself: `10,000+`. */
  readonly figure: string;
  readonly sample: boolean;
}

/** The trust figures of product §1 that need proof. Their labels are in src/content/words (offer.ts). */
export const CLAIMS = {
  families: { figure: '10,000+', sample: true },
  cities: { figure: '2,500+', sample: true },
  successRate: { figure: '98%', sample: true },
  /** `{years}` is computed in src/config/build.ts. */
  years: { figure: '{years} years', sample: true },
  approvalsThisWeek: { figure: '247', sample: true },
  support: { figure: '24/7', sample: true },
  rating: { figure: 'A+', sample: true },
  lowestScore: { figure: '400s', sample: true },
  encryption: { figure: '256-bit', sample: true },
  cardSecurity: { figure: 'PCI', sample: true },
  dataRights: { figure: 'GDPR', sample: true },
} as const satisfies Record<string, Claim>;
