import * as z from 'zod/mini';

import { RENTAL_ISSUES } from '../places/rental-issue.ts';

/** Kinds of links on a team member's card. */
const TEAM_LINK_KINDS = ['mail', 'phone', 'linkedin'] as const;

/** A team member (specification §3, "Team member"). */
export const teamMemberSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  role: z.string().check(z.minLength(1)),
  bio: z.string().check(z.minLength(20)),
  /** Which of the drawn portraits in src/features/team. */
  portrait: z.enum(['teal', 'sand', 'plum']),
  links: z.array(
    z.strictObject({
      kind: z.enum(TEAM_LINK_KINDS),
      href: z.string().check(z.regex(/^(https:|mailto:|tel:)/)),
    }),
  ),
  /** Invented to show the page (design D11). */
  sample: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** A testimonial (specification §3, "Testimonial"). */
export const testimonialSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  location: z.string().check(z.regex(/^.+, [A-Z]{2}$/, 'City and state: Tucson, AZ')),
  text: z.string().check(z.minLength(40)),
  /** Whether we have the customer's consent and proof that they are one (16 CFR 465). */
  verified: z.boolean(),
  /** Invented to show the page; may not be published (design D11). */
  sample: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** A card of the "Recent Tenant Approvals" strip (specification §3). */
export const approvalSchema = z.strictObject({
  name: z.string().check(z.regex(/^\p{Lu}[\p{L}'’-]+ \p{Lu}\.$/u, 'First name and initial: Maria G.')),
  city: z.string().check(z.regex(/^.+, [A-Z]{2}$/, 'City and state: Tucson, AZ')),
  issue: z.enum(RENTAL_ISSUES),
  rating: z.int().check(z.gte(3), z.lte(5)),
  comment: z.string().check(z.minLength(10), z.maxLength(120)),
  sample: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;
