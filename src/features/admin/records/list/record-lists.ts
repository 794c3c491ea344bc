import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';

import type { RecordPlace } from '#browser/admin-api.ts';
import type { SubmissionCounts } from '#domain/check/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { AnyRecord } from '#domain/records/queue.ts';
import { dayIn, localDate } from '#domain/shared/plain-date.ts';
import { listQuery, type Selection, summaryQuery } from '#features/admin/data/queries.ts';
import { DOCUMENT, type IconPath, MAIL, PHONE } from '#ui/Icon.tsx';

/** Texts of a list. */
export interface ListWords {
  readonly title: string;
  readonly loading: string;
  /** Shown in place of a list that could not be loaded. */
  readonly missing: string;
  /** Shown when filters and search find no record. */
  readonly noneMatch: string;
  /** Shown in place of an empty list. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
}

/** Texts of each list. Those of submissions are from specification §2 and §8; the others follow their pattern. */
export const LIST_WORDS: Readonly<Record<RecordKind, ListWords>> = {
  submissions: {
    title: 'Submissions',
    loading: 'Loading the submissions…',
    missing: 'The submissions could not be loaded. Try again in a moment.',
    noneMatch: 'No submissions match',
    empty: {
      icon: DOCUMENT,
      heading: 'No submissions yet',
      note: 'Submissions appear here once users complete the eligibility check.',
    },
  },
  leads: {
    title: 'Leads',
    loading: 'Loading the leads…',
    missing: 'The leads could not be loaded. Try again in a moment.',
    noneMatch: 'No leads match',
    empty: {
      icon: PHONE,
      heading: 'No leads yet',
      note: 'Leads appear here once somebody leaves an email address and a phone number on the home page.',
    },
  },
  messages: {
    title: 'Messages',
    loading: 'Loading the messages…',
    missing: 'The messages could not be loaded. Try again in a moment.',
    noneMatch: 'No messages match',
    empty: {
      icon: MAIL,
      heading: 'No messages yet',
      note: 'Messages appear here once somebody sends the contact form.',
    },
  },
};

/** What is shown of a list. */
export interface ListState {
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Newest first; `undefined` until the first page has loaded. */
  readonly records: readonly AnyRecord[] | undefined;
  /** Whether `records` still belong to the previous filters. */
  readonly isOutdated: boolean;
  /** `undefined` until loaded, and for lists without counts. */
  readonly counts: SubmissionCounts | undefined;
  /** Total number of matching records; `null` if unknown. */
  readonly matching: number | null;
  readonly hasMore: boolean;
  /** What failed to load last. Earlier data is kept. */
  readonly failed: 'everything' | 'more' | undefined;
  /** Time of the last update: ISO 8601; `undefined` until loaded. */
  readonly updatedAt: string | undefined;
  readonly loadMore: () => void;
}

/** Loads a list with filters, and the counts above it. */
export function useList(list: RecordKind, selection: Selection, isReady: boolean): ListState {
  const found = useInfiniteQuery({ ...listQuery(list, selection), enabled: isReady });
  const summary = useQuery({ ...summaryQuery, enabled: isReady && list === 'submissions' });
  const { data, fetchNextPage } = found;
  const records = useMemo(() => {
    const byId = new Map(data?.pages.flatMap((page) => page.records).map((record) => [record.id, record]));
    return data && [...byId.values()];
  }, [data]);
  return {
    ...progressOf(found),
    records,
    isOutdated: found.isPlaceholderData,
    counts: list === 'submissions' ? summary.data?.counts : undefined,
    matching: data?.pages[0]?.matching ?? null,
    hasMore: found.hasNextPage,
    updatedAt: data && new Date(found.dataUpdatedAt).toISOString(),
    loadMore: () => void fetchNextPage(),
  };
}

/** What a list that is loaded page by page is doing. */
export function progressOf({
  isFetching,
  isFetchingNextPage,
  isError,
  isFetchNextPageError,
}: Pick<
  UseInfiniteQueryResult,
  'isFetching' | 'isFetchingNextPage' | 'isError' | 'isFetchNextPageError'
>): Pick<ListState, 'waitingFor' | 'failed'> {
  return {
    waitingFor: isFetchingNextPage ? 'more' : isFetching ? 'everything' : undefined,
    failed: isFetchNextPageError ? 'more' : isError ? 'everything' : undefined,
  };
}

/** A record to delete. */
export interface RemovableRecord {
  readonly place: RecordPlace;
  /** The person's name, or their email address if there is none. */
  readonly whose: string;
}

/** What the components of a record need. */
export interface RecordListValue {
  readonly collection: RecordKind;
  /** Asks for confirmation and deletes the record. */
  readonly onRemove: (record: RemovableRecord) => void;
}

export const RecordListContext = createContext<RecordListValue | undefined>(undefined);

/** The operator's time zone (IANA), which determines when calls are due. The reader's own by default. */
export const OperatorZone = createContext<string | undefined>(undefined);

/** Returns a function for the operator's date at an instant. */
export function useOperatorsDay(): (at: Date) => string {
  const zone = use(OperatorZone);
  return (at) => (zone === undefined ? localDate(at) : dayIn(at, zone));
}

/** The context of a record's list. Throws outside of a list, which is a programming error. */
export function useRecordList(): RecordListValue {
  const list = use(RecordListContext);
  if (list === undefined) throw new Error('useRecordList must be called inside a RecordListContext.');
  return list;
}
