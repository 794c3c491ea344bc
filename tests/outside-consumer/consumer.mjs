/*
 * A stand-in for an external program: computes every answer of the published test vectors from the published data set,
 * using only the published rules (/data/rules.md). It must not import anything from this project.
 *
 *     node consumer.mjs sealing-laws.json vectors.json
 *
 * Prints the first answers that differ and exits with 1, or prints how many were the same.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

// --- Days. Counted from a fixed day, so that sums are sums of whole numbers.

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year) {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function lengthOf(year, month) {
  return month === 2 && isLeap(year) ? 29 : MONTH_LENGTHS[month - 1];
}

function parts(date) {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function written(year, month, day) {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function nextDay(date) {
  const [year, month, day] = parts(date);
  if (day < lengthOf(year, month)) return written(year, month, day + 1);
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}

/** Zeller's congruence: 0 is Saturday, 1 is Sunday. */
function weekday(date) {
  let [year, month, day] = parts(date);
  if (month < 3) {
    month += 12;
    year -= 1;
  }
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const sum =
    day + Math.floor((13 * (month + 1)) / 5) + rest + Math.floor(rest / 4) + Math.floor(century / 4);
  return (sum + 5 * century) % 7;
}

function plusMonths(date, count) {
  const [year, month, day] = parts(date);
  const months = year * 12 + (month - 1) + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  if (day <= lengthOf(toYear, toMonth)) return written(toYear, toMonth, day);
  return toMonth < 12 ? written(toYear, toMonth + 1, 1) : written(toYear + 1, 1, 1);
}

function plus(date, amount, unit, state) {
  if (unit === 'years') return plusMonths(date, amount * 12);
  if (unit === 'months') return plusMonths(date, amount);
  let left = amount;
  let day = date;
  while (left > 0) {
    day = nextDay(day);
    if (unit === 'days' || !isClosed(day, state)) left -= 1;
  }
  return day;
}

const [MONDAY, THURSDAY, FRIDAY] = [2, 5, 6];

/** The day of a month that is its nth such weekday; a negative number counts from the end. */
function nth(year, month, wanted, count) {
  const days = Array.from({ length: lengthOf(year, month) }, (_, index) => index + 1);
  return days
    .filter((day) => weekday(written(year, month, day)) === wanted)
    .at(count > 0 ? count - 1 : count);
}

/** The federal holidays of a year, as month and day. */
function holidays(year) {
  return [
    ...[
      [1, 1],
      [1, nth(year, 1, MONDAY, 3)],
      [2, nth(year, 2, MONDAY, 3)],
      [5, nth(year, 5, MONDAY, -1)],
    ],
    ...(year >= 2021 ? [[6, 19]] : []),
    ...[
      [7, 4],
      [9, nth(year, 9, MONDAY, 1)],
      [10, nth(year, 10, MONDAY, 2)],
      [11, 11],
    ],
    ...[
      [11, nth(year, 11, THURSDAY, 4)],
      [12, 25],
    ],
  ];
}

const closedDays = new Map();

/** All closed weekdays of a year: its holidays, and the days on which those of a weekend are kept. */
function closedIn(year, state) {
  const key = `${year} ${state === 'NV'}`;
  if (closedDays.has(key)) return closedDays.get(key);
  const closed = new Set();
  for (const each of [year - 1, year, year + 1])
    for (const [month, day] of holidays(each)) {
      const date = written(each, month, day);
      closed.add(date);
      if (weekday(date) === 1) closed.add(nextDay(date));
      if (weekday(date) === 0) closed.add(dayBefore(date));
    }
  if (state === 'NV') {
    closed.add(written(year, 10, nth(year, 10, FRIDAY, -1)));
    closed.add(nextDay(written(year, 11, nth(year, 11, THURSDAY, 4))));
  }
  closedDays.set(key, closed);
  return closed;
}

function dayBefore(date) {
  const [year, month, day] = parts(date);
  if (day > 1) return written(year, month, day - 1);
  return month > 1 ? written(year, month - 1, lengthOf(year, month - 1)) : written(year - 1, 12, 31);
}

function isClosed(date, state) {
  return weekday(date) < 2 || closedIn(parts(date)[0], state).has(date);
}

function laterOf(one, other) {
  return other !== null && other > one ? other : one;
}

// --- Step 1: does the path take the case? A check is true, { no } or { open }.

const GROUNDS = {
  'Non-payment of rent': ['nonpayment'],
  'Lease violation': ['fault'],
  'Property damage': ['fault', 'property-damage'],
  'Illegal activity': ['fault'],
  'No cause/No fault': ['no-fault'],
  'Owner move-in': ['no-fault'],
  'Renovation/Demolition': ['no-fault'],
  Other: [],
};
const PERHAPS_FORECLOSURE = ['No cause/No fault', 'Owner move-in', 'Renovation/Demolition', 'Other'];

function ending({ outcomes, settledAs }, facts) {
  const has = (outcome) => outcomes.includes(outcome);
  if (facts.outcome !== 'settlement') return has(facts.outcome) || { no: 'outcome' };
  if (settledAs !== undefined) {
    if (settledAs.length === 0) return { no: 'outcome' };
    if (facts.settledAs === undefined) return { open: 'settlement' };
    return settledAs.includes(facts.settledAs) || { no: 'outcome' };
  }
  if (has('settlement')) return true;
  const counts =
    (facts.settledAs === 'dismissed' && has('dismissed')) || (facts.settledAs === 'judgment' && has('lost'));
  return counts ? { open: 'settlement-covered' } : { no: 'outcome' };
}

function sameText(county) {
  return county
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(',')[0]
    .replace(/['’‘`]/g, '')
    .replace(/[.\s\p{Dash_Punctuation}]+/gu, ' ')
    .trim()
    .replace(/^(city and county|city and borough|county|parish|borough) of /, '')
    .replace(/^city of (.*)$/, '$1 city')
    .replace(/(.) (county|co|parish|city and borough|borough|census area|municipality)$/, '$1')
    .split(' ')
    .map((word) => ({ st: 'saint', ste: 'sainte' })[word] ?? word)
    .join('');
}

function court(path, facts) {
  if (path.localCounty === null) return true;
  if (facts.county === '') return { open: 'court' };
  return sameText(facts.county) === sameText(path.localCounty) || { no: 'another-court' };
}

function period({ period: limits }, { filingDate, dates: { ended } }) {
  if (limits === null) return true;
  const { of, onOrAfter, before } = limits;
  const isTooOld = (date) => onOrAfter !== null && date < onOrAfter;
  const isTooYoung = (date) => before !== null && date >= before;
  if (of === 'filing') return isTooOld(filingDate) || isTooYoung(filingDate) ? { no: 'filed' } : true;
  if (of === 'claim') return isTooOld(filingDate) ? { no: 'filed' } : { open: 'claim' };
  if (isTooYoung(filingDate)) return { no: 'filed' };
  if (of === 'order') return { open: 'order' };
  if (before === null && !isTooOld(filingDate)) return true;
  if (ended === undefined) return { open: 'end' };
  if (isTooOld(ended.last) || isTooYoung(ended.first)) return { no: 'ended' };
  return !isTooOld(ended.first) && !isTooYoung(ended.last) ? true : { open: 'end' };
}

function ground({ reasons }, { reason }) {
  if (reasons === null || GROUNDS[reason].some((each) => reasons.includes(each))) return true;
  if (reasons.includes('foreclosure') && PERHAPS_FORECLOSURE.includes(reason)) return { open: 'foreclosure' };
  return reason === 'Other' ? { open: 'grounds' } : { no: 'grounds' };
}

function asksForPayment({ paidRequired, orExpired }, { outcome }) {
  return (paidRequired === true || orExpired !== undefined) && ['lost', 'settlement'].includes(outcome);
}

function mayOwe({ outcome, settledAs, paymentStatus }) {
  const isUnpaid = ['partial', 'not-paid'].includes(paymentStatus);
  return isUnpaid && (outcome === 'lost' || (outcome === 'settlement' && settledAs !== 'dismissed'));
}

function money(terms, facts) {
  const { withoutMoneyJudgment, onlyUnpaid } = terms;
  const status = facts.paymentStatus;
  if (withoutMoneyJudgment === 'only' && status !== 'no-judgment')
    return { no: 'only-without-money-judgment' };
  if (withoutMoneyJudgment === 'excluded' && status === 'no-judgment')
    return { no: 'only-with-money-judgment' };
  if (onlyUnpaid === true && status === 'paid') return { no: 'paid' };
  if (!asksForPayment(terms, facts) || status === 'paid') return true;
  if (terms.orExpired !== undefined && mayOwe(facts)) return true;
  if (status !== 'no-judgment' && facts.settledAs !== 'dismissed') return { no: 'unpaid' };
  return withoutMoneyJudgment === null ? { open: 'money-judgment' } : true;
}

function speed({ judgmentAfterDays }, { filingDate, dates: { ended } }) {
  if (judgmentAfterDays === undefined) return true;
  if (ended === undefined) return { open: 'end' };
  const last = plus(filingDate, judgmentAfterDays, 'days');
  if (ended.last <= last) return { no: 'judgment-too-soon' };
  return ended.first > last || { open: 'end' };
}

function answered({ answers = [] }, facts) {
  const results = answers.map(({ question, answer, unknown }) => {
    const given = facts.answers?.[question];
    if (given === answer) return true;
    if (given !== undefined || unknown === 'excluded') return { no: 'answer' };
    return unknown === 'fits' || { open: question };
  });
  return results.find(({ no }) => no) ?? results.find(({ open }) => open) ?? true;
}

// --- Steps 2 and 3.

const WITHOUT_CLOCK = { stipulation: 'agreement', petition: 'judge', 'court-discretion': 'judge' };
const START = {
  dismissal: 'ended',
  judgment: 'ended',
  satisfaction: 'paid',
  'settlement-completed': 'settlement-kept',
  'tenant-affidavit': 'answer-filed',
};

function needs(fact, conflict = null, notBefore = null) {
  return { kind: 'needs-a-fact', fact, conflict, notBefore };
}

function conflictOf(name, { filingDate, dates, paymentStatus }, today) {
  const date = dates[name];
  if (date === undefined) return null;
  if (date.first > today) return 'in-the-future';
  if (name === 'last-request') return null;
  if (date.last < filingDate) return 'before-filing';
  if (name === 'paid' && ['partial', 'not-paid'].includes(paymentStatus)) return 'not-paid';
  const follows = name === 'paid' || name === 'settlement-kept';
  return follows && dates.ended !== undefined && date.last < dates.ended.first ? 'before-the-end' : null;
}

function answer(path, facts, today, checkedOn = path.checked.on) {
  const own = asChecked(path, facts, today);
  const staysClosed = own.kind === 'does-not-apply' && own.why !== 'unpaid';
  if (staysClosed || own.why === 'not-confirmed' || plus(checkedOn, 180, 'days') >= today) return own;
  return { kind: 'not-computable', why: 'check-too-old' };
}

function asChecked(path, facts, today) {
  const terms = path.appliesTo;
  const endConflict = conflictOf('ended', facts, today);
  const { ended, ...otherDates } = facts.dates;
  const sound = endConflict === null ? facts : { ...facts, dates: otherDates };
  const checks = [
    ending(terms, sound),
    court(path, sound),
    period(terms, sound),
    ground(terms, sound),
    money(terms, sound),
    speed(terms, sound),
    answered(terms, sound),
  ];
  const closed = checks.find((check) => check.no !== undefined);
  if (closed !== undefined) return { kind: 'does-not-apply', why: closed.no };
  if (path.confidence === 'low') return { kind: 'not-computable', why: 'not-confirmed' };
  const unsure = checks.find((check) => check.open !== undefined);
  if (unsure !== undefined) return needs(unsure.open, unsure.open === 'end' ? endConflict : null);
  if (path.clock === null)
    return { kind: 'not-computable', why: WITHOUT_CLOCK[path.how] ?? 'nothing-to-count' };
  if (facts.filingDate > today) return needs('filing', 'in-the-future');
  const paysFirst = asksForPayment(terms, facts) && facts.debt === undefined;
  const paidConflict = paysFirst ? conflictOf('paid', facts, today) : null;
  if (paidConflict !== null) return needs('paid', paidConflict);
  const floors = [];
  for (const floor of [
    expiry(terms, facts, today, ended, endConflict),
    kept(terms, facts, today),
    request(terms, facts, today),
  ])
    if (typeof floor === 'string') floors.push(floor);
    else if (floor !== null) return floor;
  return counted(path, facts, today, paysFirst && !mayOwe(facts), floors);
}

const byToday = (date, today) => (date < today ? date : today);

/** A day before which the path does not open, an answer, or null. */
function expiry({ orExpired }, facts, today, ended, endConflict) {
  if (orExpired === undefined || !mayOwe(facts)) return null;
  if (endConflict !== null) return needs('end', endConflict);
  const { filingDate, debt } = facts;
  const after = (start) => plus(start, orExpired.years, 'years');
  const expires = after(ended === undefined ? filingDate : byToday(ended.last, today));
  if (debt === 'expired' && expires > today) return needs('debt', 'too-young-to-expire');
  if (debt !== undefined) return null;
  if (expires > today) {
    const first = after(laterOf(filingDate, ended?.first ?? null));
    return { kind: 'does-not-apply', why: 'unpaid', expires: first > today ? first : expires };
  }
  if (ended === undefined) return needs('end');
  const isExtended = facts.answers?.extended;
  if (isExtended === undefined) return needs('extended');
  if (!isExtended) return expires;
  const later = plus(expires, orExpired.extension, 'years');
  return later > today ? { kind: 'does-not-apply', why: 'unpaid', expires: later } : later;
}

function kept({ termsKept }, facts, today) {
  if (termsKept !== true) return null;
  const conflict = conflictOf('settlement-kept', facts, today);
  const date = facts.dates['settlement-kept'];
  return date === undefined || conflict !== null
    ? needs('settlement-kept', conflict)
    : byToday(date.last, today);
}

function request({ onceInYears }, facts, today) {
  if (onceInYears === undefined) return null;
  const conflict = conflictOf('last-request', facts, today);
  if (conflict !== null) return needs('last-request', conflict);
  const date = facts.dates['last-request'];
  return date === undefined ? null : plus(byToday(date.last, today), onceInYears, 'years');
}

function counted({ clock, effectiveFrom }, facts, today, paysFirst, floors) {
  const { filingDate, dates, paymentStatus, state, outcome } = facts;
  const appeal = clock.appeal?.outcomes?.includes(outcome) === false ? undefined : clock.appeal;
  const lawStarts = effectiveFrom?.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom;
  const openingDay = (start, time = appeal ?? null) => {
    let from = start;
    if (time !== null) {
      from = plus(start, time.amount, time.unit, state);
      while (isClosed(from, state)) from = nextDay(from);
    }
    const sum = plus(from, clock.amount, clock.unit, state);
    const isAfter = clock.bound === 'after' || (time !== null && clock.amount === 0);
    return [lawStarts, ...floors].reduce(laterOf, isAfter ? nextDay(sum) : sum);
  };
  const withoutAppeal = (start) => openingDay(start, null);
  const answerFor = (opens, start) => {
    if (clock.run === 'yearly') {
      const date = plus(opens, 1, 'years');
      if (date > today) return { kind: 'opens-on', date, notBefore: opens > today ? opens : null };
    } else if (opens > today) {
      const isOnlyAppeal = appeal !== undefined && withoutAppeal(start) <= today;
      return { kind: 'opens-on', date: opens, ...(isOnlyAppeal && { appeal: true }) };
    }
    const paid = dates.paid !== undefined && dates.paid.first === dates.paid.last ? dates.paid.last : null;
    if (paysFirst && paid === null) return { kind: 'open-now', since: null };
    const since = paysFirst ? laterOf(opens, paid) : opens;
    // The law may have begun on any day of such a year.
    return {
      kind: 'open-now',
      since: effectiveFrom?.length === 4 && since.startsWith(effectiveFrom) ? null : since,
    };
  };

  if (clock.from === 'filing') return answerFor(openingDay(filingDate), filingDate);
  const name = START[clock.from];
  const start = dates[name];
  const conflict = conflictOf(name, facts, today);
  if (conflict !== null) return needs(name, conflict);
  const happened =
    name === 'ended' ||
    (name === 'paid' ? ['paid', 'no-judgment'].includes(paymentStatus) : start !== undefined);
  if (clock.amount === 0 && appeal === undefined && happened) {
    if (lawStarts !== null && lawStarts > today) return { kind: 'opens-on', date: lawStarts };
    if (start === undefined || start.first !== start.last) return { kind: 'open-now', since: null };
  } else if (start === undefined) {
    const bound = openingDay(filingDate);
    const late = plus(filingDate, 2, 'years');
    const isLikely = name === 'ended' && answerFor(openingDay(late), late).kind === 'open-now';
    return { ...needs(name, null, bound > today ? bound : null), ...(isLikely && { likely: true }) };
  }
  const days = [laterOf(start.first, filingDate), [start.last, today].sort()[0]];
  const [earliest, latest] = days.map((date) => openingDay(date));
  const own = answerFor(latest, days[1]);
  if (earliest >= latest) return own;
  if (own.kind === 'open-now') return { kind: 'open-now', since: null };
  return { ...own, notBefore: earliest > today ? earliest : null };
}

function reporting(facts, today) {
  const { filingDate, outcome, settledAs, dates } = facts;
  if (filingDate > today) return { kind: 'check-filing-date' };
  const until = (date, from, mayBeLater) => ({
    kind: date < today ? 'has-ended' : 'ends-after',
    date,
    from,
    mayBeLater,
  });
  const sevenYears = plus(filingDate, 7, 'years');
  const isSettled = outcome === 'settlement';
  if (outcome !== 'lost' && !(isSettled && settledAs === 'judgment'))
    return until(sevenYears, 'filing', isSettled && settledAs === undefined);
  const conflict = conflictOf('ended', facts, today);
  if (dates.ended === undefined || conflict !== null)
    return { kind: 'needs-judgment-date', conflict, notBefore: sevenYears > today ? sevenYears : null };
  return until(plus([dates.ended.last, today].sort()[0], 7, 'years'), 'judgment', false);
}

// --- All vectors.

const [laws, file] = process.argv.slice(2).map((name) => JSON.parse(readFileSync(name, 'utf8')));
if (laws.version !== file.version) {
  console.error(
    `The vectors belong to version ${file.version} of the data set, and this is ${laws.version}.`,
  );
  process.exit(1);
}
const differences = file.vectors.flatMap(
  ({ id, today, checkedOn, case: facts, paths, reporting: expectedReporting }) => {
    const { remedies } = laws.laws.find(({ abbreviation }) => abbreviation === facts.state);
    const mine = remedies.map((path) => ({ id: path.id, ...answer(path, facts, today, checkedOn) }));
    const pairs = mine.map((each, index) => [each, paths[index]]);
    pairs.push([reporting(facts, today), expectedReporting], [mine.length, paths.length]);
    return pairs
      .filter(([own, theirs]) => !isDeepStrictEqual(own, theirs))
      .map(
        ([own, theirs]) => `${id}\n  expected ${JSON.stringify(theirs)}\n  but got  ${JSON.stringify(own)}`,
      );
  },
);
console.log(differences.slice(0, 10).join('\n'));
console.log(`${file.vectors.length} vectors, ${differences.length} answers that differ`);
process.exit(differences.length === 0 ? 0 : 1);
