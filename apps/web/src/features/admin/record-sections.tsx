import type { AdminMail, VisitsRow } from '@stratomate/contracts/admin/schemas'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { callApi } from '#web/shared/api/call-api.ts'
import { ActionButton } from './action-button.tsx'
import { AdminTable, attemptsNote, type Column, TableClock, TableState } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const mailStates = { queued: 'Queued', sent: 'Sent', failed: 'Failed', unwanted: 'Unwanted' } as const
const mailTones = { queued: 'pending', sent: 'active', failed: 'problem', unwanted: 'cancelled' } as const
const mailColumns: readonly Column<AdminMail>[] = [
  { head: 'Written', cell: (row) => <TableClock at={row.createdAt} />, text: (row) => row.createdAt },
  { head: 'To', cell: (row) => <bdi>{row.to}</bdi>, text: (row) => row.to },
  { head: 'Subject', place: 'main', isWide: true, cell: (row) => <bdi>{row.subject}</bdi>, text: (row) => row.subject },
  {
    head: 'State',
    place: 'mark',
    // A mail that has only just been written is as it should be; one that was tried in vain is marked.
    cell: ({ state, attempts, lastError }) => (
      <TableState
        tone={state === 'queued' && attempts === 0 ? 'active' : mailTones[state]}
        label={mailStates[state]}
        note={attemptsNote(attempts, lastError)}
      />
    ),
    text: (row) => row.state,
  },
  { head: 'Attempts', text: (row) => String(row.attempts) },
  { head: 'Last error', text: (row) => row.lastError ?? '' },
]

/** Sent mails without their texts, which may contain codes. */
export function MailsSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="mails"
      label="Emails"
      empty="No email has been written so far"
      instantOf={(row) => row.createdAt}
      values={values}
      columns={mailColumns}
      keyOf={(row) => row.id}
      load={(query) => callApi('listMails', { query })}
      filters={
        <>
          <FilterSelect name="state" label="State" values={values} choices={mailStates} onChange={onChange} />
          <FilterText isShort name="to" label="To" values={values} onChange={onChange} />
        </>
      }
    />
  )
}

/** The threshold of pages for which nobody has set another one (DECISIONS). */
const thresholdDefault = 250

/** A page with its part of all visits. */
type RankedVisits = VisitsRow & { share: number }

const visitColumns: readonly Column<RankedVisits>[] = [
  {
    head: 'Page',
    place: 'main',
    cell: (row) => <span className="md:whitespace-nowrap">{row.path}</span>,
    text: (row) => row.path,
  },
  {
    head: 'Visits',
    place: 'mark',
    isNamed: true,
    cell: (row) => row.count.toLocaleString('en-US'),
    text: (row) => String(row.count),
  },
  {
    head: 'Share of all visits',
    place: 'text',
    isWide: true,
    cell: ({ share }) => (
      <div className="flex items-center gap-3">
        <span className="w-9 flex-none text-text-2 md:text-right">{Math.round(share * 100)}%</span>
        <MeterBar className="min-w-0 flex-1 md:min-w-48" parts={[{ key: 'visits', share, tone: 'signal' }]} />
      </div>
    ),
    text: ({ share }) => share.toFixed(3),
  },
  {
    head: 'Count shown from',
    isNamed: true,
    cell: (row) => row.displayThreshold,
    text: (row) => String(row.displayThreshold),
  },
  {
    head: 'Reset',
    cell: ({ path, displayThreshold }) =>
      displayThreshold === thresholdDefault ? (
        <span className="inline-block py-2 text-text-3">Default</span>
      ) : (
        <ActionButton
          label={`Reset to ${thresholdDefault}`}
          name={`Reset ${path} to ${thresholdDefault}`}
          done="Threshold reset"
          work={() => callApi('resetVisitThreshold', { body: { path } })}
        />
      ),
  },
]

/** How often pages were visited, and from which count on they show it. */
export function VisitsSection() {
  return (
    <AdminTable
      name="visits"
      label="Visits"
      empty="No page has been visited so far"
      lead={
        <p className="-mt-2 mb-4 max-w-prose text-sm text-text-2">
          All visits so far. Readers see a page’s count once it is high enough.
        </p>
      }
      values={{}}
      columns={visitColumns}
      keyOf={(row) => row.path}
      load={async () => ({ items: ranked((await callApi('listPageVisits', {})).items), nextCursor: null })}
    />
  )
}

/** The most visited first. */
function ranked(rows: readonly VisitsRow[]): RankedVisits[] {
  const sorted = rows.toSorted((one, other) => other.count - one.count)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  return sorted.map((row) => ({ ...row, share: total === 0 ? 0 : row.count / total }))
}
