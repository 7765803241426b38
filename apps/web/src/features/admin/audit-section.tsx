import type { AuditView } from '@stratomate/contracts/admin/schemas'
import { callApi } from '#web/shared/api/call-api.ts'
import { AdminTable, type Column, TableClock } from './admin-table.tsx'
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
    <ul className="grid gap-0.5 text-xs wrap-anywhere text-text-2 max-md:flex max-md:flex-wrap max-md:gap-x-3">
      {facts.map(([name, value]) => (
        <li key={name}>
          <span className="text-text-3">{nameText(name)}:</span> <bdi className="wrap-anywhere">{String(value)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** `computerName` as words. */
function nameText(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
}

/** Who changed what, and with everything also who read what. */
export function AuditSection({ values, onChange }: SectionProps) {
  return (
    <AdminTable
      name="audit"
      label="Audit log"
      empty="Nothing has been changed so far"
      unmatchedHint={values['show'] === 'everything' ? undefined : 'What was only read is under “Everything”.'}
      instantOf={(row) => row.at}
      values={values}
      columns={auditColumns}
      keyOf={(row) => row.id}
      load={({ show, ...query }) =>
        callApi('listAudit', { query: { ...query, show: show === 'everything' ? show : 'changes' } })
      }
      filters={
        <>
          <FilterSelect
            name="show"
            label="Show"
            values={values}
            unchosen="Changes"
            choices={{ everything: 'Everything' }}
            onChange={onChange}
          />
          <FilterText isShort name="action" label="Action starts with" values={values} onChange={onChange} />
          <FilterText name="subject" label="Target" values={values} onChange={onChange} />
        </>
      }
    />
  )
}
