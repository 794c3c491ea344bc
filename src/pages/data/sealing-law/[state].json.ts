import type { APIRoute, GetStaticPaths } from 'astro';

import { BUILD_DATE } from '~/config/build.ts';
import { COUNTIES } from '~/data/places.ts';
import { COURTS } from '~/data/courts.ts';
import { LEGAL_HELP } from '~/data/help.ts';
import { LAW_PANEL_WORDS } from '~/content/words/en/law.ts';
import { SEALING_LAWS_COPY } from '~/content/words/en/sealing-laws.ts';
import * as SITUATIONS_IN_WORDS from '~/content/words/en/situations.ts';
import { planWords } from '~/domain/plan/situations.ts';
import { readContent } from '~/data/read.ts';
import { PENDING_BILLS, sealingLaw } from '~/data/laws.ts';
import { courtsOf } from '~/domain/law/court-directory.ts';
import { billsOf } from '~/domain/law/pending-bill.ts';
import { shownRemedy } from '~/domain/law/remedy.ts';
import { sealingLawFile, sealingLawFileSchema } from '~/domain/law/state-file-schema.ts';
import { sealingLawFilePath } from '~/domain/law/state-file.ts';
import { legalHelpOf } from '~/domain/law/legal-help.ts';
import { jurisdiction } from '~/domain/places/jurisdiction.ts';
import { format } from '~/domain/shared/format.ts';
import { stateRoutes, type StateRouteProps } from '~/features/places/state-routes.ts';

/** One public data file for each of the 51 jurisdictions: `/data/sealing-law/<slug>.json`. */
export const getStaticPaths = stateRoutes satisfies GetStaticPaths;

/** The file that the eligibility check fetches when a state is chosen. A file of another shape stops the build. */
export const GET: APIRoute<StateRouteProps> = ({ props: { code } }) => {
  const law = sealingLaw(code);
  const file = sealingLawFile(
    law,
    billsOf(PENDING_BILLS, code).map(({ number, session }) =>
      format(SEALING_LAWS_COPY.bills.title, { bill: number, session }),
    ),
    courtsOf(COURTS, code),
    legalHelpOf(LEGAL_HELP, code),
    COUNTIES[code],
    planWords(law.remedies.map(shownRemedy), SITUATIONS_IN_WORDS),
    LAW_PANEL_WORDS,
    BUILD_DATE,
  );
  return Response.json(readContent(sealingLawFilePath(jurisdiction(code).slug), sealingLawFileSchema, file));
};
