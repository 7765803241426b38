import type { AdminAccount } from '@stratomate/contracts/admin'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { callApi } from '#web/shared/call-api.ts'
import { formatDate } from '#web/shared/format-time.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AdminTable, type Column } from './admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from './filter-fields.tsx'

const roles = { member: 'Member', moderator: 'Moderator', admin: 'Admin' } as const
const states = { suspended: 'Suspended', unverified: 'E-mail not verified' } as const

function columnsOf(open: (account: AdminAccount) => void): readonly Column<AdminAccount>[] {
  return [
    { head: 'E-mail', cell: (row) => <bdi>{row.email}</bdi>, text: (row) => row.email },
    { head: 'Name', cell: (row) => <bdi>{row.name}</bdi>, text: (row) => row.name },
    { head: 'Role', cell: (row) => roles[row.role], text: (row) => row.role },
    { head: 'State', cell: stateWords, text: stateWords },
    { head: 'Country', cell: (row) => row.country ?? 'N/A', text: (row) => row.country ?? '' },
    { head: 'Joined', cell: (row) => formatDate(row.createdAt), text: (row) => row.createdAt },
    {
      head: 'Change',
      cell: (row) => (
        <Button size="sm" aria-label={`Change ${row.email}`} onClick={() => open(row)}>
          Change
        </Button>
      ),
    },
  ]
}

/** People, and what an administrator may decide about their accounts. */
export function AccountsSection({
  values,
  onChange,
}: {
  values: Readonly<Record<string, string>>
  onChange: FilterChange
}) {
  const [chosen, setChosen] = useState<AdminAccount | null>(null)
  return (
    <>
      <AdminTable
        name="accounts"
        label="Accounts"
        values={values}
        columns={columnsOf(setChosen)}
        keyOf={(row) => row.id}
        load={(query) => callApi('listAccounts', { query })}
        filters={
          <>
            <FilterText name="search" label="E-mail, name or id" values={values} onChange={onChange} />
            <FilterSelect name="role" label="Role" values={values} choices={roles} onChange={onChange} />
            <FilterSelect name="state" label="State" values={values} choices={states} onChange={onChange} />
          </>
        }
      />
      {chosen === null ? null : <AccountDialog account={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function stateWords({ suspendedAt, emailVerified }: AdminAccount): string {
  if (suspendedAt !== null) return 'Suspended'
  return emailVerified ? 'In order' : 'E-mail not verified'
}
