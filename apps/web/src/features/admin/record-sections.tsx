import type { AdminMail, AuditView, VisitsRow } from '@stratomate/contracts/admin/schemas'
import type { ProviderEventsPage, ProviderEventView, RefusedEvents } from '@stratomate/contracts/admin/billing'
import { minuteMs } from '@stratomate/std/time'
import { Banner } from '@stratomate/ui/banner'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatLogMoment, formatMoment } from '#web/shared/format/format-time.ts'
import { ActionButton } from './action-button.tsx'
import { AdminTable, attemptsNote, type Column, TableClock, TableId, TableState } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const detailText = ({ detail }: AuditView) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; ')

const auditColumns: readonly Column<AuditView>[] = [
  { head: 'When', cell: (row) => <TableClock at={row.at} />, text: (row) => row.at },
  { head: 'Who', cell: (row) => <bdi>{row.actor ?? 'the service'}</bdi>, text: (row) => row.actor ?? '' },
  { head: 'What', place: 'main', cell: (row) => <AuditAction row={row} />, text: (row) => row.action },
  { head: 'To what', text: (row) => row.subjectId },
  { head: 'Detail', place: 'text', cell: (row) => <AuditDetail row={row} />, text: detailText },
]

/** What was done, and to what. */
function AuditAction({ row: { action, subjectId } }: { row: AuditView }) {
  return (
    <div className="min-w-0">
      <p className="font-medium">{action}</p>
      <p className="mt-0.5 font-mono text-xs break-all text-text-3">
        <bdi>{subjectId}</bdi>
      </p>
    </div>
  )
}

function AuditDetail({ row: { detail } }: { row: AuditView }) {
  const facts = Object.entries(detail)
  if (facts.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-xs break-all text-text-2 max-md:flex max-md:flex-wrap max-md:gap-x-3">
      {facts.map(([name, value]) => (
        <li key={name}>
          <span className="text-text-3">{name}:</span> <bdi>{String(value)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Who did what. */
export function AuditSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="audit"
      label="Audit log"
      empty="Nothing has been changed so far"
      instantOf={(row) => row.at}
      values={values}
      columns={auditColumns}
      keyOf={(row) => row.id}
      load={(query) => callApi('listAudit', { query })}
      filters={
        <>
          <FilterText name="action" label="Action starts with" values={values} onChange={onChange} />
          <FilterText name="subject" label="Target" values={values} onChange={onChange} />
        </>
      }
    />
  )
}

const mailStates = { queued: 'Queued', sent: 'Sent', failed: 'Failed', unwanted: 'Unwanted' } as const
const mailTones = { queued: 'pending', sent: 'active', failed: 'problem', unwanted: 'cancelled' } as const
const mailColumns: readonly Column<AdminMail>[] = [
  { head: 'Written', cell: (row) => <TableClock at={row.createdAt} />, text: (row) => row.createdAt },
  { head: 'To', cell: (row) => <bdi>{row.to}</bdi>, text: (row) => row.to },
  { head: 'Subject', place: 'main', cell: (row) => <bdi>{row.subject}</bdi>, text: (row) => row.subject },
  {
    head: 'State',
    place: 'mark',
    cell: ({ state, attempts, lastError }) => (
      <TableState tone={mailTones[state]} label={mailStates[state]} note={attemptsNote(attempts, lastError)} />
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
          <FilterText name="to" label="To" values={values} onChange={onChange} />
        </>
      }
    />
  )
}

/** The threshold of pages for which nobody has set another one (DECISIONS). */
const thresholdDefault = 250

/** A page with its part of the visits of the one that is visited most. */
type RankedVisits = VisitsRow & { share: number }

const visitColumns: readonly Column<RankedVisits>[] = [
  { head: 'Page', place: 'main', cell: (row) => row.path, text: (row) => row.path },
  {
    head: 'Visits',
    place: 'mark',
    isNamed: true,
    cell: (row) => row.count.toLocaleString('en-US'),
    text: (row) => String(row.count),
  },
  {
    head: 'Beside the most visited',
    place: 'text',
    cell: ({ share }) => <MeterBar className="md:min-w-48" parts={[{ key: 'visits', share, tone: 'signal' }]} />,
    text: ({ share }) => share.toFixed(3),
  },
  {
    head: 'Shown from',
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
  const most = sorted[0]?.count ?? 0
  return sorted.map((row) => ({ ...row, share: most === 0 ? 0 : row.count / most }))
}

const eventStates = { waiting: 'Waiting', failing: 'Failing', handled: 'Handled' } as const
const eventTones = { waiting: 'pending', failing: 'problem', handled: 'active' } as const
const eventColumns: readonly Column<ProviderEventView>[] = [
  { head: 'Received', cell: (row) => <TableClock at={row.receivedAt} />, text: (row) => row.receivedAt },
  { head: 'Event', place: 'main', cell: (row) => <EventType type={row.type} />, text: (row) => row.type },
  {
    head: 'Customer',
    cell: ({ customerId }) => (customerId === null ? null : <TableId id={customerId} length={9} />),
    text: (row) => row.customerId ?? '',
  },
  {
    head: 'State',
    place: 'mark',
    cell: (row) => <EventState event={row} />,
    text: (row) => eventStates[eventState(row)],
  },
  { head: 'Handled', text: (row) => row.handledAt ?? '' },
  { head: 'Attempts', text: (row) => String(row.attempts) },
  { head: 'Last error', text: (row) => row.lastError ?? '' },
  {
    head: 'Replay',
    cell: (event) => (
      <ActionButton
        label="Replay"
        name={`Replay ${event.id}`}
        isQuiet={eventState(event) === 'handled'}
        done="Event replayed"
        work={() => callApi('replayProviderEvent', { params: { id: event.id } })}
      />
    ),
  },
]

/** `customer.subscription.updated` as words; the provider's own name is in the tooltip and in the file. */
function EventType({ type }: { type: string }) {
  return (
    <span title={type} className="inline-block font-medium first-letter:uppercase">
      {type.replaceAll(/[._]/gu, ' ')}
    </span>
  )
}

function eventState({ handledAt, attempts }: ProviderEventView): keyof typeof eventStates {
  if (handledAt !== null) return 'handled'
  return attempts === 0 ? 'waiting' : 'failing'
}

/** What became of an event, with the moment where that was long after its arrival. */
function EventState({ event }: { event: ProviderEventView }) {
  const { receivedAt, handledAt, attempts, lastError } = event
  const state = eventState(event)
  const isLate = handledAt !== null && Date.parse(handledAt) - Date.parse(receivedAt) > minuteMs
  const notes = [isLate ? formatLogMoment(handledAt) : undefined, attemptsNote(attempts, lastError)]
  const said = notes.filter((note) => note !== undefined).join('. ')
  return <TableState tone={eventTones[state]} label={eventStates[state]} note={said === '' ? undefined : said} />
}

/** Calls with a refused signature: they lose nothing, but the provider's events do not arrive. */
function RefusedEventsBanner({ refused: { clock, secret, lastAt } }: { refused: RefusedEvents }) {
  if (clock + secret === 0 || lastAt === null) return null
  const causes = [
    clock > 0 ? `${clock} for the time in the signature: check the clock of this server.` : '',
    secret > 0 ? `${secret} for the secret: compare STRIPE_WEBHOOK_SECRET with the provider’s endpoint.` : '',
  ]
  return (
    <Banner tone="warning" title="Payment events were refused in the last hour" className="mb-4">
      {causes.filter((cause) => cause !== '').join(' ')} The last at {formatMoment(lastAt)}. Meanwhile plans are checked
      with the provider every few minutes.
    </Banner>
  )
}

/** The payment provider's events, below a warning when calls were refused. */
export function EventsSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="events"
      label="Payment events"
      empty="No payment event has come so far"
      instantOf={(row) => row.receivedAt}
      values={values}
      columns={eventColumns}
      keyOf={(row) => row.id}
      load={(query) => callApi('listProviderEvents', { query })}
      summaryOf={({ refused }: ProviderEventsPage) => <RefusedEventsBanner refused={refused} />}
      filters={
        <>
          <FilterSelect name="state" label="State" values={values} choices={eventStates} onChange={onChange} />
          <FilterText name="about" label="Customer, payment or event" values={values} onChange={onChange} />
        </>
      }
    />
  )
}
