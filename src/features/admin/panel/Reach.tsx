import { callCost } from '#domain/office/call-cost.ts';
import { callTime } from '#domain/office/calling.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, languageOf } from '#domain/shared/language.ts';
import { callLink, mailLink } from '#features/admin/contact.ts';
import { useOffice } from '#features/admin/office.tsx';
import { timeThere } from '#features/admin/times.ts';
import { TERMS } from '#features/admin/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink, buttonStyle } from '#ui/Button.tsx';
import { ALERT, Icon, MAIL, PHONE } from '#ui/Icon.tsx';

import { CALL_COST_WORDS, CALL_TIME_WORDS, CallLink } from './CallLink.tsx';

/** The way to reach a person, a call for whoever may be called, with the time where they are and what they agreed to. */
export function Reach({ row }: { readonly row: RecordRow }) {
  const { now } = useOffice();
  const { phone, email, time_zones: zones, contact, language } = row;
  const mayCall = callLink(row) !== undefined;
  const objection = CALL_TIME_WORDS[callTime(zones, now)];
  const cost = CALL_COST_WORDS[callCost(phone)];
  const look = objection === undefined && cost === undefined ? 'primary' : 'outline';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CallLink row={row} className={buttonStyle({ look, size: 'small' })}>
        <Icon path={PHONE} className="size-5" />
        Call <bdi>{phone}</bdi>
      </CallLink>
      {!mayCall && email !== '' && (
        <ButtonLink href={mailLink(email)} size="small" icon={MAIL}>
          Email
        </ButtonLink>
      )}
      <div className="min-w-0 grow basis-52 text-xs">
        <p className={mayCall && objection !== undefined ? 'text-review' : undefined}>
          {zones.length === 0 ? (
            'Their time is not known: neither the state nor the number says where they are.'
          ) : (
            <>
              <strong className="font-semibold">{timeThere(zones, now)} there</strong>
              {!mayCall ? '' : objection === undefined ? ', fine until 8 PM' : `: ${objection}`}
            </>
          )}
        </p>
        <p className="wrap-anywhere text-muted">
          <strong className={contact === 'withdrawn' ? 'font-semibold text-no' : 'font-normal text-ink'}>
            {TERMS[contact]}
          </strong>
          {!mayCall && phone !== '' && (
            <>
              {' · '}
              <bdi>{phone}</bdi>
            </>
          )}
          {email !== '' && (
            <>
              {' · '}
              <a href={mailLink(email)} className="link">
                <bdi>{email}</bdi>
              </a>
            </>
          )}{' '}
          {language !== DEFAULT_LANGUAGE && (
            <Badge variant="info">Speaks {LANGUAGE_NAMES[languageOf(language)].english}</Badge>
          )}
        </p>
      </div>
      {mayCall && cost !== undefined && (
        <p className="flex w-full gap-2 font-semibold text-no">
          <Icon path={ALERT} className="mt-0.5 size-4" />
          {cost.says}
        </p>
      )}
      {row.is_helper && (
        <p className="w-full font-semibold">This is a helper’s contact: ask for the person whom they help.</p>
      )}
    </div>
  );
}
