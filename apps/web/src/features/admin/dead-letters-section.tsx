import type { DeadLetter, DeadLetterKind } from '@stratomate/contracts/admin/dead-letters'
import { callApi } from '#web/shared/api/call-api.ts'
import { ActionButton } from './action-button.tsx'
import { AdminTable, type Column, TableMoment, TableState } from './admin-table.tsx'
import { type FilterChange, FilterSelect } from './filter-fields.tsx'

type DeadLettersProps = { values: Readonly<Record<string, string>>; onChange: FilterChange }

const kindLabels = {
  mail: 'Email',
  telegram: 'Telegram',
  webhook: 'Webhook',
  payment_event: 'Payment event',
  job: 'Job',
} as const satisfies Record<DeadLetterKind, string>

const stateOf = ({ isRetried }: DeadLetter) => (isRetried ? 'Still being tried' : 'Given up')

const columns: readonly Column<DeadLetter>[] = [
  { head: 'Waits since', cell: (row) => <TableMoment at={row.since} />, text: (row) => row.since },
  { head: 'Kind', cell: (row) => kindLabels[row.kind], text: (row) => row.kind },
  { head: 'About', place: 'main', cell: (row) => <bdi>{row.about}</bdi>, text: (row) => row.about },
  {
    head: 'State',
    place: 'mark',
    cell: (row) => <TableState tone={row.isRetried ? 'pending' : 'problem'} label={stateOf(row)} />,
    text: stateOf,
  },
  { head: 'Attempts', isNamed: true, cell: (row) => row.attempts, text: (row) => String(row.attempts) },
  {
    head: 'Reason',
    cell: (row) => <bdi>{row.reason ?? 'No answer'}</bdi>,
    text: (row) => row.reason ?? '',
  },
  {
    head: 'Retry',
    cell: ({ kind, id, about }) => (
      <ActionButton
        label="Try again"
        name={`Try again: ${about}, ${id}`}
        done="It is tried again"
        work={() => callApi('retryDeadLetter', { body: { kind, id } })}
      />
    ),
  },
]

/** What could not be sent or done, with the reason, and a button that tries it again. */
export function DeadLettersSection({ values, onChange }: DeadLettersProps) {
  return (
    <AdminTable
      name="failures"
      label="Failed work"
      empty="Nothing has failed"
      emptyHint="Emails, messages, webhooks, payment events and jobs that could not be done are listed here, each with its reason."
      values={values}
      columns={columns}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      load={async ({ kind }) => ({
        items: (await callApi('listDeadLetters', { query: { kind: isKind(kind) ? kind : undefined } })).items,
        nextCursor: null,
      })}
      filters={<FilterSelect name="kind" label="Kind" values={values} choices={kindLabels} onChange={onChange} />}
    />
  )
}

/** Whether the address names a kind; an unknown one shows all. */
function isKind(kind: string | undefined): kind is DeadLetterKind {
  return kind !== undefined && Object.hasOwn(kindLabels, kind)
}
