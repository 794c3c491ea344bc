import type { APIRoute, GetStaticPaths } from 'astro';

import { COUNTIES } from '~/content/counties.ts';
import { COURTS } from '~/content/courts.ts';
import { LEGAL_HELP } from '~/content/legal-help.ts';
import { sealingLaw } from '~/content/sealing-law.ts';
import { courtsOf } from '~/domain/courts/court-directory.ts';
import { sealingLawFile } from '~/domain/law/state-file.ts';
import { legalHelpOf } from '~/domain/legal-help/legal-help.ts';
import { JURISDICTIONS, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

/** One public data file for each of the 51 jurisdictions: `/data/sealing-law/<slug>.json`. */
export const getStaticPaths = (() =>
  JURISDICTIONS.map(({ slug, code }) => ({
    params: { state: slug },
    props: { code },
  }))) satisfies GetStaticPaths;

/** The file that the eligibility check fetches when a state is chosen. */
export const GET: APIRoute<{ code: JurisdictionCode }> = ({ props: { code } }) => {
  return Response.json(
    sealingLawFile(sealingLaw(code), courtsOf(COURTS, code), legalHelpOf(LEGAL_HELP, code), COUNTIES[code]),
  );
};
