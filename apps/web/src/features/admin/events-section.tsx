import type { ProviderEventsPage, ProviderEventView, RefusedEvents } from '@stratomate/contracts/admin/billing'
import { minuteMs } from '@stratomate/std/time'
import { Banner } from '@stratomate/ui/banner'
import { clsx } from 'clsx'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatLogMoment, formatMoment } from '#web/shared/format/format-time.ts'
import { ActionButton } from './action-button.tsx'
import { AdminTable, attemptsNote, type Column, TableClock, TableId, TableState } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

type SectionProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const eventStates = { waiting: 'Waiting', failing: 'Failing', handled: 'Handled' } as const
const eventTones = { waiting: 'pending', failing: 'problem', handled: 'active' } as const
const eventColumns: readonly Column<ProviderEventView>[] = [
  { head: 'Received', cell: (row) => <TableClock at={row.receivedAt} />, text: (row) => row.receivedAt },
  { head: 'Event', place: 'main', isWide: true, cell: (row) => <EventType type={row.type} />, text: (row) => row.type },
  { head: 'Customer or payment', cell: (row) => <EventSubject event={row} />, text: (row) => row.customerId ?? '' },
  { head: 'Payment', text: (row) => row.paymentId ?? '' },
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
    cell: (event) =>
      eventState(event) === 'handled' ? null : (
        <ActionButton
          label="Replay"
          name={`Replay ${event.id}`}
          done="Event replayed"
          work={() => callApi('replayProviderEvent', { params: { id: event.id } })}
        />
      ),
  },
]

/** The provider’s names of what did not go well. */
const failureNames = /failed|dispute|uncollectible/u

/** `customer.subscription.updated` as words; the provider's own name is in the tooltip and in the file. */
function EventType({ type }: { type: string }) {
  return (
    <span
      title={type}
      className={clsx('inline-block font-medium first-letter:uppercase', failureNames.test(type) && 'text-danger')}
    >
      {type.replaceAll(/[._]/gu, ' ')}
    </span>
  )
}

/** Whom an event is about: the customer or, where it names none, the payment. */
function EventSubject({ event: { customerId, paymentId } }: { event: ProviderEventView }) {
  const id = customerId ?? paymentId
  return id === null ? null : <TableId id={id} length={32} />
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
