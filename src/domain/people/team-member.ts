import * as z from 'zod/mini';

/** Where a team member can be reached; a card shows only what there is. */
export const TEAM_LINK_KINDS = ['mail', 'phone', 'linkedin'] as const;

/** Somebody on the team (specification §3, "Team member"). */
export const teamMemberSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  role: z.string().check(z.minLength(1)),
  bio: z.string().check(z.minLength(20)),
  /** A drawn picture: which one of the portraits in src/features/team. */
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
/** Somebody on the team. */
export type TeamMember = z.infer<typeof teamMemberSchema>;
