import type { Words } from '~/content/words/words.ts';

/** Words of the parts that every form consists of, by topic. */
export type FormTopics = Pick<Words, 'controls' | 'delivery'> & Partial<Pick<Words, 'appCheck'>>;

/** The words that a page passes to a form besides the form's own. Those of App Check only while it is on. */
export function formTopics({ appCheck, controls, delivery }: Words): FormTopics {
  return {
    ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
    controls,
    delivery,
  };
}
