import type { APIRoute, GetStaticPaths } from 'astro';

import { LANGUAGES } from '#config/languages.ts';
import { BUILD_DATE } from '#config/build.ts';
import { wordsIn } from '#content/words/words.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { NATIONAL_MAP, OUTLINES, PLACES } from '#data/places.ts';
import { lawOverview } from '#domain/law/presentation.ts';
import { jurisdictionsIn } from '#domain/places/jurisdiction.ts';
import { statePath } from '#domain/places/place-address.ts';
import { stateMap } from '#domain/places/place-maps.ts';
import { DOOR, drawPicture, nationalArt, stateArt } from '#features/social-pictures/draw.ts';
import { socialPicture } from '#layouts/page-head.ts';

interface Props {
  readonly heading: string;
  readonly subject: string;
  readonly art: string;
}

/** In each language one picture for each kind of page, and one for each state. */
export const getStaticPaths = (() =>
  LANGUAGES.flatMap((language) => {
    const { layout, pages, law, sealingLaws } = wordsIn(language);
    const words = layout.LAYOUT_COPY.picture;
    const pictureOf = (path: string, heading: string, art: string) => ({
      params: { name: socialPicture(path, language, words).name },
      props: { heading, subject: words.subject, art } satisfies Props,
    });
    const groups = new Map(
      Object.values(SEALING_LAWS).map((each) => {
        const { code, group } = lawOverview(each, [], BUILD_DATE, law.EVIDENCE_WORDS);
        return [code, group] as const;
      }),
    );
    const { heading, headingStroke } = pages.HOME_COPY.hero;
    const { hero } = sealingLaws.SEALING_LAWS_COPY;
    return [
      pictureOf('/', `${heading} ${headingStroke}`, DOOR),
      pictureOf('/eligibility-check/', pages.CHECK_PAGE_COPY.heading, DOOR),
      pictureOf('/sealing-laws/', `${hero.heading} ${hero.stroke}`, nationalArt(NATIONAL_MAP, groups)),
      ...jurisdictionsIn(language).map((state) => {
        const outline = OUTLINES[state.code];
        const { dots } = stateMap(outline, PLACES[state.code].majorCities);
        return pictureOf(statePath(state), state.name, stateArt(outline, dots));
      }),
    ];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { heading, subject, art } }) => {
  const png = await drawPicture({ heading, subject, art });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
