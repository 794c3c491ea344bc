import { useStore } from '@nanostores/react';
import { computed, type WritableAtom } from 'nanostores';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import type { PhoneLine } from '#config/site.ts';

import { saysCounty } from '#domain/places/county-name.ts';
import { circumstancesIn, type PrivateCircumstance } from '#domain/check/circumstances.ts';
import { jurisdiction, type Jurisdiction } from '#domain/places/jurisdiction.ts';
import { checkPath } from '#domain/places/place-address.ts';
import { localFragment } from '#domain/places/local-fragment.ts';
import { format } from '#domain/shared/format.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PHONE, REFRESH } from '#ui/Icon.tsx';
import {
  type Assessment,
  type CallPrompt,
  type ListAnswer,
  type ResultBanner,
  resultBanner,
  type SealingRule,
} from '#domain/check/list-answer.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import type { Agreement } from '#domain/plan/finding-text.ts';
import { useLanguage, useWords, WordsProvider } from '#features/language/words-context.tsx';
import { OpeningStatusLine } from '#features/opening-hours/OpeningStatusLine.tsx';
import { PLAN_ID, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { Banner, type BannerTone } from '#ui/Banner.tsx';

import type { CheckOffer } from './check-page.ts';
import type { PromotionKind } from './LawDetails.tsx';
import type { LawState, SaveState } from './store.ts';
import { Verdict } from './Verdict.tsx';

const useCopy = () => useWords('check').ELIGIBILITY_CHECK_COPY;

/** Telephone link in a banner. */
function Prompt({ prompt: { call, more }, phone }: { prompt: CallPrompt; phone: PhoneLine }) {
  return (
    <p className="font-semibold">
      <a className="underline" href={phone.href}>
        {call}: <span className="whitespace-nowrap">{phone.shown}</span>
      </a>
      . {more}
    </p>
  );
}

interface PartnerCardProps {
  /** Names no price until the finding is known. */
  readonly kind: PromotionKind | undefined;
  /** Whether the partner's rate of success may be shown. */
  readonly isCovered: boolean;
  readonly offer: CheckOffer;
}

/**
 * The partner's card: the promotional card and the help card of product §2 in one. It is deep green only where a paper
 * is to be filed and a price may be named; elsewhere it is no louder than the renter's own plan.
 */
function PartnerCard({ kind = 'alternatives', isCovered, offer }: PartnerCardProps) {
  const { promotion, partner: COPY } = useCopy();
  const { OPENING_WORDS } = useWords('openingHours');
  const words = promotion[kind];
  const isPriced = kind === 'sealing';
  const { successRate } = offer;
  return (
    <aside aria-label={words.heading} className="partner" data-priced={isPriced ? '' : undefined}>
      <h3 className="result-heading">{words.heading}</h3>
      <p className="result-small mt-2 max-w-[34em]">
        {format(words.body, { fee: offer.sealingFee, ...offer.attorneys })}
      </p>
      {words.lines.map((line) => (
        <p key={line} className="mt-2 text-sm">
          {line}
        </p>
      ))}
      <ul className="partner-points">
        {COPY.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {isCovered && (
          <li>
            {format(COPY.success, { successRate: successRate.figure })}
            {successRate.sample && <strong> · {COPY.sample}</strong>}
          </li>
        )}
      </ul>
      <p className="mt-3">
        <ButtonLink
          look={isPriced ? 'bright' : 'outline'}
          size="small"
          href={offer.partnerPhone.href}
          icon={PHONE}
        >
          <span>
            {COPY.call} <span className="whitespace-nowrap">{offer.partnerPhone.shown}</span>
          </span>
        </ButtonLink>
      </p>
      <p className="mt-2 text-xs">
        <OpeningStatusLine hours={offer.partnerHours} words={OPENING_WORDS} />
      </p>
    </aside>
  );
}

/** Green, yellow and red banner of the specification. */
const TONES: Readonly<Record<ListAnswer, BannerTone>> = {
  eligible: 'good',
  maybe: 'review',
  'not-eligible': 'no',
};

interface ResultViewProps {
  readonly form: EligibilityForm;
  readonly assessment: Assessment;
  /** False after a reload, because the browser then restores the scroll position. */
  readonly takesFocus: boolean;
  readonly rule: SealingRule | undefined;
  readonly law: LawState;
  readonly offer: CheckOffer;
  readonly save: SaveState;
  readonly $notes: WritableAtom<PlanNotes>;
  readonly onRetryLaw: () => void;
  readonly onRetrySave: () => void;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
}

/** Subscribes to one part of the plan's notes: letters change with every key and do not affect the finding. */
function useNote<Part extends keyof PlanNotes>($notes: WritableAtom<PlanNotes>, part: Part): PlanNotes[Part] {
  return useStore(useMemo(() => computed($notes, (notes) => notes[part]), [$notes, part]));
}

/**
 * The result: the verdict by the law, the banner by the list, the partner's card, then the renter's plan with everything
 * else folded (product §2, departure D12). The verdict's heading takes the focus, so that screen readers start there.
 */
export function ResultView(props: ResultViewProps) {
  const { form, assessment, takesFocus, rule, law, offer, $notes } = props;
  const { result: ACTIONS, doors: DOORS } = useCopy();
  const { RESULT_BANNERS } = useWords('check');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // Focusing alone would scroll the heading to the middle of the window.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [takesFocus]);

  const state = jurisdiction(form.state, language);
  const ready = law.status === 'ready' && law.state.code === state.code ? law.law : undefined;
  const hasFailed = law.status === 'failed';
  // Render the answer first and the rest a moment later. React does not defer from `undefined`.
  const isAnswerDrawn = useDeferredValue(true, false);
  const shown = useDeferredValue(ready, null);
  // Until then the height of a restored result is reserved (tab-memory.ts), and nothing is drawn that would move.
  const isWhole = takesFocus || shown != null || hasFailed;
  const dates = useNote($notes, 'dates');
  const settlement = useNote($notes, 'settlement');
  const answers = useNote($notes, 'answers');
  const debt = useNote($notes, 'debt');
  const about = useNote($notes, 'about');
  const found = useMemo(
    () =>
      ready?.drawFinding(
        ready.file,
        form,
        {
          dates,
          about,
          ...(settlement && { settlement }),
          ...(answers && { answers }),
          ...(debt && { debt }),
        },
        ready.words,
        language,
      ),
    [ready, form, dates, settlement, answers, debt, about, language],
  );
  // Until the state's counties are loaded, only a text that says it is a county. A city is none.
  const county = found?.county ?? (saysCounty(form.county) ? form.county : '');
  const banner = resultBanner(
    {
      ...assessment,
      stateName: state.name,
      county,
      rule,
      eligibilityDetails: found?.panel.explanation ?? null,
    },
    RESULT_BANNERS,
  );

  const said = circumstancesIn(form);
  const leads = LEADS.filter((lead) => said.some((each) => each === lead));
  const others: { readonly path: string; readonly label: string }[] = [
    ...(form.outcome === 'lost' && !leads.includes('never-served') ? (['never-served'] as const) : []),
    ...(about ?? []),
  ].map((lead) => ({ path: pathOf(lead, state, county), label: DOORS.leads[lead] }));
  if (others.length === 0) others.push({ path: LAW_PATHS.allDoors, label: DOORS.otherwise });
  return (
    <div className="result">
      {leads.map((lead) => (
        <ButtonLink key={lead} look="outline" wide href={localPath(pathOf(lead, state, county), language)}>
          {DOORS.leads[lead]}
        </ButtonLink>
      ))}
      <Verdict
        form={form}
        state={state}
        county={county}
        verdict={
          found === undefined ? { status: hasFailed ? 'failed' : 'loading' } : { status: 'found', ...found }
        }
        questions={
          ready === undefined || found === undefined || found.asks.length === 0 ? null : (
            <WordsProvider language={language} words={ready.words}>
              <ready.Questions
                place="answer"
                facts={found.asks}
                form={form}
                today={found.today}
                $notes={$notes}
              />
            </WordsProvider>
          )
        }
        calendar={
          ready !== undefined &&
          found?.isForCalendar === true && (
            <WordsProvider language={language} words={ready.words}>
              <ready.AddToCalendar
                {...found.calendar}
                to={checkPath({ state: form.state })}
                day={found.deed.kind === 'calendar' ? found.deed.date : undefined}
              />
            </WordsProvider>
          )
        }
        headingRef={heading}
        isRestored={!takesFocus}
        specialist={offer.partnerPhone}
        save={props.save}
        onRetryLaw={props.onRetryLaw}
        onRetrySave={props.onRetrySave}
        onBack={props.onBack}
        onShow={showPlan}
      />
      {isWhole && (
        <ul className="no-print -my-2.5 text-sm">
          {others.map(({ path, label }) => (
            <li key={path}>
              <a className="link" href={localPath(path, language)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAnswerDrawn && isWhole && (
        <ListAnswer
          tone={found?.text.agreement === 'same-way' ? found.text.tone : TONES[assessment.listAnswer]}
          banner={banner}
          agreement={found?.text.agreement ?? 'opposite'}
          why={found?.text.list}
          hasFailed={hasFailed}
          phone={offer.partnerPhone}
        />
      )}
      {/* What is offered depends on the law; another card for a moment would contradict it and move the page. */}
      {isAnswerDrawn && isWhole && (found !== undefined || hasFailed) && (
        <PartnerCard kind={found?.promotion} isCovered={found?.isCovered === true} offer={offer} />
      )}
      {shown != null && found !== undefined ? (
        <WordsProvider language={language} words={shown.words}>
          <shown.View
            file={shown.file}
            form={form}
            listAnswer={assessment.listAnswer}
            answer={banner.heading}
            found={found}
            $notes={$notes}
          />
        </WordsProvider>
      ) : (
        !hasFailed && <div aria-hidden="true" className="result-waiting" />
      )}
      {isWhole && (
        <p className="no-print">
          <Button look="outline" size="small" wide icon={REFRESH} onClick={props.onStartOver}>
            {ACTIONS.another}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The doors that come before the answer of the form where the renter says so. */
const LEADS = ['not-mine', 'no-court', 'never-served'] as const;

/** Where it is said what helps then. */
function pathOf(lead: (typeof LEADS)[number] | PrivateCircumstance, { slug }: Jurisdiction, county: string) {
  switch (lead) {
    case 'never-served':
      return `${LAW_PATHS.helpToday(slug)}${localFragment({ county, kind: 'unserved' })}`;
    case 'not-mine':
    case 'no-court':
      return LAW_PATHS.doors[lead];
    case 'violence':
    case 'disability':
      return `${LAW_PATHS.doors['housing-authority']}#${lead === 'violence' ? lead : 'accommodation'}`;
    case 'child':
      return `${LAW_PATHS.plan(slug)}#help`;
  }
}

function showPlan() {
  const plan = document.getElementById(PLAN_ID);
  plan?.scrollIntoView();
  plan?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}

interface ListAnswerProps {
  readonly tone: BannerTone;
  readonly banner: ResultBanner;
  readonly agreement: Agreement;
  /** Why the two differ, or what the law adds; `undefined` while the law is not known. */
  readonly why: string | undefined;
  readonly hasFailed: boolean;
  readonly phone: PhoneLine;
}

/**
 * The banner of product §2, which follows the list of product §9: whole where the law says the same or helps on terms of
 * its own, and quoted where the law says something else or is not known, because a coloured banner would deny
 * the answer above it.
 */
function ListAnswer({ tone, banner, agreement, why, hasFailed, phone }: ListAnswerProps) {
  const { list: LIST } = useCopy();
  if (agreement !== 'opposite')
    return (
      <div className="result-list">
        <Banner tone={tone} heading={banner.heading}>
          <p>{banner.body}</p>
          {banner.prompt !== null && <Prompt prompt={banner.prompt} phone={phone} />}
        </Banner>
        {why !== '' && <p className="mt-2 text-sm text-muted">{why}</p>}
      </div>
    );
  return (
    <div className="result-list" data-banner="quoted">
      <h2>{LIST.overline}</h2>
      <blockquote>
        <p>{banner.heading}</p>
        <p>{banner.body}</p>
      </blockquote>
      <p className="text-muted">{why ?? (hasFailed ? LIST.failed : LIST.loading)}</p>
    </div>
  );
}
