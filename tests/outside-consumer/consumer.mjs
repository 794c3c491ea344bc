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

function plus(date, amount, unit) {
  if (unit === 'years') return plusMonths(date, amount * 12);
  if (unit === 'months') return plusMonths(date, amount);
  let left = amount;
  let day = date;
  while (left > 0) {
    day = nextDay(day);
    if (unit === 'days' || weekday(day) > 1) left -= 1;
  }
  return day;
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

function asksForPayment({ paidRequired }, { outcome }) {
  return paidRequired === true && ['lost', 'settlement'].includes(outcome);
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
  if (status !== 'no-judgment' && facts.settledAs !== 'dismissed') return { no: 'unpaid' };
  return withoutMoneyJudgment === null ? { open: 'money-judgment' } : true;
}

// --- Steps 2 and 3.

const NOTHING_TO_COUNT = { stipulation: 'agreement', automatic: 'nothing-to-count' };
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

function conflictOf(name, { filingDate, dates }, today) {
  const date = dates[name];
  if (date === undefined) return null;
  if (date.first > today) return 'in-the-future';
  if (date.last < filingDate) return 'before-filing';
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
  const checks = [
    ending(terms, facts),
    court(path, facts),
    period(terms, facts),
    ground(terms, facts),
    money(terms, facts),
  ];
  const closed = checks.find((check) => check.no !== undefined);
  if (closed !== undefined) return { kind: 'does-not-apply', why: closed.no };
  if (path.confidence === 'low') return { kind: 'not-computable', why: 'not-confirmed' };
  const unsure = checks.find((check) => check.open !== undefined);
  if (unsure !== undefined) return needs(unsure.open);
  if (path.clock === null) return { kind: 'not-computable', why: NOTHING_TO_COUNT[path.how] ?? 'judge' };
  if (facts.filingDate > today) return needs('filing', 'in-the-future');
  const paysFirst = asksForPayment(terms, facts);
  const paidConflict = paysFirst ? conflictOf('paid', facts, today) : null;
  return paidConflict === null ? counted(path, facts, today, paysFirst) : needs('paid', paidConflict);
}

function counted({ clock, effectiveFrom }, facts, today, paysFirst) {
  const { filingDate, dates, paymentStatus } = facts;
  const lawStarts = effectiveFrom?.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom;
  const openingDay = (start) => {
    const sum = plus(start, clock.amount, clock.unit);
    return laterOf(clock.bound === 'after' ? nextDay(sum) : sum, lawStarts);
  };
  const answerFor = (opens) => {
    if (opens > today) return { kind: 'opens-on', date: opens };
    const paid = dates.paid !== undefined && dates.paid.first === dates.paid.last ? dates.paid.last : null;
    if (paysFirst && paid === null) return { kind: 'open-now', since: null };
    const since = paysFirst ? laterOf(opens, paid) : opens;
    // The law may have begun on any day of such a year.
    return {
      kind: 'open-now',
      since: effectiveFrom?.length === 4 && since.startsWith(effectiveFrom) ? null : since,
    };
  };

  if (clock.from === 'filing') return answerFor(openingDay(filingDate));
  const name = START[clock.from];
  const start = dates[name];
  const conflict = conflictOf(name, facts, today);
  if (conflict !== null) return needs(name, conflict);
  const happened =
    name === 'ended' ||
    (name === 'paid' ? ['paid', 'no-judgment'].includes(paymentStatus) : start !== undefined);
  if (clock.amount === 0 && happened) {
    if (lawStarts !== null && lawStarts > today) return { kind: 'opens-on', date: lawStarts };
    if (start === undefined || start.first !== start.last) return { kind: 'open-now', since: null };
  } else if (start === undefined) {
    const bound = openingDay(filingDate);
    return needs(name, null, bound > today ? bound : null);
  }
  const days = [laterOf(start.first, filingDate), [start.last, today].sort()[0]];
  const [earliest, latest] = days.map(openingDay);
  if (earliest >= latest) return answerFor(latest);
  if (latest <= today) return { kind: 'open-now', since: null };
  return { kind: 'opens-on', date: latest, notBefore: earliest > today ? earliest : null };
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
