import type { BadgeTone } from '@stratomate/ui/badge'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { describeError } from '#web/shared/api/api-error.ts'
import { ExportButton } from './export-button.tsx'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { formatClock, formatDate, formatLogMoment, formatMoment } from '#web/shared/format/format-time.ts'
import { ToneBadge } from '#web/shared/format/status-badge.tsx'

/**
 * A column: its content, and its text for the file. A column without a text contains actions and is not in the file;
 * one without a cell is only in the file.
 */
export type Column<Row> = {
  head: string
  cell?: (row: Row) => ReactNode
  text?: (row: Row) => string
  /**
   * Where a phone shows it, on which a row is a few lines: `main` begins the first line, `mark` ends it, `text` has a line
   * of its own. Without a place it is one of the muted facts below.
   */
  place?: 'main' | 'mark' | 'text'
  /** Whether a phone writes the head before the cell, for a number that says nothing alone. */
  isNamed?: true
  /** Whether it takes the width that the others leave. */
  isWide?: true
}
export type RowsPage<Row> = { items: Row[]; nextCursor: string | null }

type AdminTableProps<Row, Page extends RowsPage<Row>> = {
  /** The name of the list in the cache and of the file. */
  name: string
  label: string
  values: Readonly<Record<string, string>>
  columns: readonly Column<Row>[]
  load: (query: Record<string, string>) => Promise<Page>
  keyOf: (row: Row) => string
  filters?: ReactNode
  /** What is said while there is nothing at all, and what would be here. */
  empty: string
  emptyHint?: string
  /** What is said while nothing fits the filters, where there is more to say. */
  unmatchedHint?: string | undefined
  /** Beside the export: what can be done to the list. */
  actions?: ReactNode
  /** Between the title and the filters. */
  lead?: ReactNode
  /** The instant of a row of a log: its rows stand below the day, and need only the time. */
  instantOf?: (row: Row) => string
  /** Shown above the list, from the first page's answer, which has more than rows. */
  summaryOf?: (first: Page) => ReactNode
}

/** A list of the console: pages by cursor, the filters of the address, and all of it as a CSV file. */
export function AdminTable<Row, Page extends RowsPage<Row> = RowsPage<Row>>(props: AdminTableProps<Row, Page>) {
  const { name, label, values, columns, load, keyOf, filters, actions, lead, instantOf, summaryOf } = props
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.admin, name, values],
    queryFn: ({ pageParam }) => load({ ...values, ...(pageParam === '' ? {} : { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const first = query.data?.pages[0]
  const isEmpty = first !== undefined && rows.length === 0
  return (
    <section aria-label={label} className="mt-6 min-w-0">
      <div className="mb-4 flex min-h-9 items-center justify-between gap-4">
        <h2 className="text-lg">{label}</h2>
        <div className="flex flex-wrap justify-end gap-3">
          {isEmpty ? null : (
            <ExportButton name={name} columns={columns} load={(cursor) => load({ ...values, ...cursor })} />
          )}
          {actions}
        </div>
      </div>
      {lead}
      {filters === undefined ? null : <div className="mb-4 flex flex-wrap items-end gap-4">{filters}</div>}
      {first === undefined ? null : summaryOf?.(first)}
      {query.isError ? (
        <Banner
          tone="error"
          title={`Could not load: ${label}`}
          action={
            <Button size="sm" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {describeError(query.error)}
        </Banner>
      ) : query.data === undefined ? (
        <Skeleton className="h-64" />
      ) : isEmpty ? (
        <NothingHere {...props} />
      ) : (
        <Rows days={daysOf(rows, instantOf)} columns={columns} keyOf={keyOf} label={label} />
      )}
      {query.hasNextPage ? (
        <Button className="mt-4" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </section>
  )
}

type NothingProps = Pick<
  AdminTableProps<unknown, RowsPage<unknown>>,
  'values' | 'empty' | 'emptyHint' | 'unmatchedHint'
>

function NothingHere({ values, empty, emptyHint, unmatchedHint }: NothingProps) {
  const isFiltered = Object.keys(values).length > 0
  return (
    <EmptyList title={isFiltered ? 'Nothing matches these filters' : empty}>
      {isFiltered ? unmatchedHint : emptyHint}
    </EmptyList>
  )
}

type RowsProps<Row> = {
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  label: string
  days: readonly Day<Row>[]
}

type Day<Row> = { day: string | null; rows: Row[] }

/** Rows by the day on which they happened, in their order; all of them as one where they are no log. */
function daysOf<Row>(rows: readonly Row[], instantOf: ((row: Row) => string) | undefined): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const day = instantOf === undefined ? null : formatDate(instantOf(row))
    const last = days.at(-1)
    if (last === undefined || last.day !== day) days.push({ day, rows: [row] })
    else last.rows.push(row)
  }
  return days
}

/**
 * A table that scrolls inside its own frame where it is too wide, also by keyboard; on a phone each row is a few
 * lines.
 */
function Rows<Row>({ days, columns, keyOf, label }: RowsProps<Row>) {
  const drawn = columns.flatMap(({ head, cell, text, place = 'fact', isNamed, isWide }) =>
    cell === undefined
      ? []
      : [{ head, cell, place: text === undefined ? ('action' as const) : place, isNamed, isWide }],
  )
  return (
    <section
      aria-label={`${label}, table`}
      // A part that scrolls must be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-s1"
    >
      <table className="row-lines w-full text-sm">
        <thead>
          <tr>
            {drawn.map(({ head, place }) => (
              <th
                key={head}
                scope="col"
                className="px-3 py-2.5 text-left first:pl-4 last:pr-4 text-xs font-medium whitespace-nowrap text-text-3"
              >
                {place === 'action' ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        {days.map(({ day, rows }) => (
          <tbody key={day ?? 'all'}>
            {day === null ? null : (
              <tr className="border-t border-line bg-s2">
                <th
                  scope="rowgroup"
                  colSpan={drawn.length}
                  className="px-4 py-1.5 text-left text-xs font-medium text-text-2 max-md:p-0"
                >
                  {day}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={keyOf(row)} className="border-t border-line align-baseline">
                {drawn.map(({ head, cell, place, isNamed, isWide }) => (
                  <td
                    key={head}
                    data-head={isNamed === true ? head : undefined}
                    data-place={place}
                    className={clsx(
                      'px-3 tabular-nums first:pl-4 last:pr-4',
                      place === 'action' ? 'py-1 text-right' : 'py-3 break-words',
                      isWide === true ? 'md:w-full' : place === 'action' ? undefined : 'max-w-80',
                    )}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** An instant in a cell, short and on one line; the whole of it is in the tooltip. */
export function TableMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap">
      {formatLogMoment(at)}
    </time>
  )
}

/** The time of a row that stands below its day. */
export function TableClock({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap text-text-3">
      {formatClock(at)}
    </time>
  )
}

/** Both ends of a long id on one line; the whole of it is in the tooltip and in the file. */
export function TableId({ id, length }: { id: string; length: number }) {
  const half = Math.floor(length / 2)
  return (
    <span title={id} className="font-mono text-xs whitespace-nowrap">
      <bdi>{id.length > length ? `${id.slice(0, half)}…${id.slice(-half)}` : id}</bdi>
    </span>
  )
}

/** The state of a row, marked where it is not as it should be, and below it what there is to say about it. */
export function TableState({ tone, label, note }: { tone: BadgeTone; label: string; note?: string | undefined }) {
  return (
    <>
      {tone === 'active' ? (
        <span className="text-text-2">{label}</span>
      ) : (
        <ToneBadge tone={tone} className="-my-1 align-middle">
          {label}
        </ToneBadge>
      )}
      {note === undefined ? null : <p className="mt-1.5 text-xs wrap-anywhere text-text-2">{note}</p>}
    </>
  )
}

/** What failed, once something did: `3 attempts. The mailbox is full`. */
export function attemptsNote(attempts: number, lastError: string | null): string | undefined {
  if (lastError === null) return attempts > 1 ? `${attempts} attempts` : undefined
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. ${lastError}`
}
