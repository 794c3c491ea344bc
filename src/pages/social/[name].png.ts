import type { APIRoute, GetStaticPaths } from 'astro';

import { LANGUAGES } from '#config/languages.ts';
import { BUILD_DATE } from '#config/build.ts';
import { wordsIn } from '#content/words/words.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { NATIONAL_MAP, OUTLINES, PLACES } from '#data/places.ts';
import { lawOverview } from '#domain/law/presentation.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { statePath } from '#domain/places/place-address.ts';
import { stateMap } from '#domain/places/place-maps.ts';
import { DOOR, drawPicture, nationalArt, stateArt } from '#features/social-pictures/draw.ts';
import { socialPictureName } from '#layouts/page-head.ts';

interface Props {
  readonly heading: string;
  readonly art: string;
}

/** One picture for each kind of page and language, and one for each state, whose name is the same in both. */
export const getStaticPaths = (() => [
  ...LANGUAGES.flatMap((language) => {
    const { pages, law, sealingLaws } = wordsIn(language);
    const groups = new Map(
      Object.values(SEALING_LAWS).map((each) => {
        const { code, group } = lawOverview(each, [], BUILD_DATE, law.EVIDENCE_WORDS);
        return [code, group] as const;
      }),
    );
    const { heading, headingStroke } = pages.HOME_COPY.hero;
    const { hero } = sealingLaws.SEALING_LAWS_COPY;
    return [
      picture(socialPictureName('/', language), `${heading} ${headingStroke}`, DOOR),
      picture(socialPictureName('/eligibility-check/', language), pages.CHECK_PAGE_COPY.heading, DOOR),
      picture(
        socialPictureName('/sealing-laws/', language),
        `${hero.heading} ${hero.stroke}`,
        nationalArt(NATIONAL_MAP, groups),
      ),
    ];
  }),
  ...JURISDICTIONS.map((state) =>
    picture(
      socialPictureName(statePath(state), 'en'),
      state.name,
      stateArt(OUTLINES[state.code], stateMap(OUTLINES[state.code], PLACES[state.code].majorCities).dots),
    ),
  ),
]) satisfies GetStaticPaths;

function picture(name: string, heading: string, art: string) {
  return { params: { name }, props: { heading, art } };
}

export const GET: APIRoute<Props> = async ({ props: { heading, art } }) =>
  new Response(new Uint8Array(await drawPicture(heading, art)), { headers: { 'content-type': 'image/png' } });
