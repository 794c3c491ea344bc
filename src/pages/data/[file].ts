import type { APIRoute, GetStaticPaths } from 'astro';

import { LAW_DATASET_FILE } from '#data/law-publications.ts';
import { ALIASES, PLACE_SIZES } from '#data/postal.ts';
import { SITE_PLACES } from '#data/site-places.ts';
import { lawTable } from '#domain/law/dataset.ts';
import { placeIndexFile } from '#domain/places/place-index.ts';

interface Props {
  readonly respond: () => Response;
}

const file = (name: string, respond: Props['respond']) => ({ params: { file: name }, props: { respond } });

/** The site's data: the law of all states as JSON and CSV, and the index of places. */
export const getStaticPaths = (() => [
  file('sealing-laws.json', () => Response.json(LAW_DATASET_FILE)),
  file(
    'sealing-laws.csv',
    () =>
      new Response(lawTable(LAW_DATASET_FILE.laws), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      }),
  ),
  // The city search and the list of locations fetch it on first use.
  file('places.json', () => Response.json(placeIndexFile(SITE_PLACES, PLACE_SIZES, ALIASES))),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { respond } }) => respond();
