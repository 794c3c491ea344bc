import * as z from 'zod/mini';

import { teamMemberSchema, type TeamMember } from '~/domain/shared/people.ts';
import { readContent } from '../data/read.ts';
import team from './team.json';

/** The team, in the order in which cards stand. */
export const TEAM: readonly TeamMember[] = readContent(
  'src/content/team.json',
  z.array(teamMemberSchema),
  team,
);
