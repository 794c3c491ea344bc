import type { APIRoute, GetStaticPaths } from 'astro';

import { NAME_SHARDS } from '#data/name-shards.ts';
import type { NamedRow } from '#domain/places/place-search.ts';

interface Props {
  readonly rows: readonly NamedRow[];
}

/** ZIP codes by three digits, and towns and counties by two letters, which a search fetches. */
export const getStaticPaths = (() =>
  [...NAME_SHARDS].map(([key, rows]) => ({ params: { key }, props: { rows } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { rows } }) => Response.json(rows);
