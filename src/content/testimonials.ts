import * as z from 'zod/mini';

import {
  approvalSchema,
  testimonialSchema,
  type Approval,
  type Testimonial,
} from '~/domain/shared/people.ts';
import approvals from './approvals.json';
import { readContent } from '../data/read.ts';
import testimonials from './testimonials.json';

/** What customers said, in the order of /testimonials; the home page shows the first three. */
export const TESTIMONIALS: readonly Testimonial[] = readContent(
  'src/content/testimonials.json',
  z.array(testimonialSchema),
  testimonials,
);

/** The cards of the strip "Recent Tenant Approvals". */
export const APPROVALS: readonly Approval[] = readContent(
  'src/content/approvals.json',
  z.array(approvalSchema),
  approvals,
);
