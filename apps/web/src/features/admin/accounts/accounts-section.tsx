import type { AdminAccount } from '@stratomate/contracts/admin/schemas'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountView } from './account-view.tsx'
import { accountState, isUnremarkable, roleLabels } from './account-labels.ts'
import { adminPath } from '#web/features/admin/admin-filter.ts'
import { AdminTable, type Column, TableState } from '#web/features/admin/admin-table.tsx'
import { type FilterChange, FilterSelect, FilterText } from '#web/features/admin/filter-fields.tsx'

type Values = Readonly<Record<string, string>>

const states = { suspended: 'Suspended', unverified: 'Email not verified' } as const

function columnsOf(values: Values, open: (account: AdminAccount) => void): readonly Column<AdminAccount>[] {
  return [
    {
      head: 'Email',
      place: 'main',
      cell: (row) => (
        <div className="grid min-w-0 gap-0.5">
          <TextLink
            to={adminPath({ section: 'accounts', values: { ...values, account: row.id } })}
            className="justify-self-start wrap-anywhere"
          >
            <bdi>{row.email}</bdi>
          </TextLink>
          <bdi className="text-text-2">{row.name}</bdi>
        </div>
      ),
      text: (row) => row.email,
    },
    { head: 'Name', text: (row) => row.name },
    { head: 'Role', cell: (row) => <AccountRole role={row.role} />, text: (row) => row.role },
    {
      head: 'State',
      place: 'mark',
      cell: (row) => (isUnremarkable(row) ? null : <TableState tone="problem" label={accountState(row)} />),
      text: accountState,
    },
    { head: 'Country', cell: (row) => row.country, text: (row) => row.country ?? '' },
    {
      head: 'Joined',
      cell: (row) => <span className="whitespace-nowrap">{formatDate(row.createdAt)}</span>,
      text: (row) => row.createdAt,
    },
    {
      head: 'Change',
      cell: (row) => (
        <Button
          size="sm"
          variant="quiet"
          className="-mr-3.5"
          aria-label={`Change ${row.email}`}
          onClick={() => open(row)}
        >
          Change
        </Button>
      ),
    },
  ]
}

/** Most are members: the others are what somebody looks for. */
function AccountRole({ role }: Pick<AdminAccount, 'role'>) {
  return role === 'member' ? (
    <span className="text-text-3">{roleLabels[role]}</span>
  ) : (
    <span className="font-medium text-text">{roleLabels[role]}</span>
  )
}

/** People, and what an administrator may decide about their accounts. */
export function AccountsSection({ values, onChange }: { values: Values; onChange: FilterChange }) {
  const [chosen, setChosen] = useState<AdminAccount | null>(null)
  const { account: openId, ...filters } = values
  if (openId !== undefined)
    return <AccountView id={openId} listPath={adminPath({ section: 'accounts', values: filters })} />
  return (
    <>
      <AdminTable
        name="accounts"
        label="Accounts"
        empty="There is no account so far"
        values={filters}
        columns={columnsOf(filters, setChosen)}
        keyOf={(row) => row.id}
        load={(query) => callApi('listAccounts', { query })}
        filters={
          <>
            <FilterText name="search" label="Email, name or id" values={values} onChange={onChange} />
            <FilterSelect name="role" label="Role" values={values} choices={roleLabels} onChange={onChange} />
            <FilterSelect name="state" label="State" values={values} choices={states} onChange={onChange} />
          </>
        }
      />
      {chosen === null ? null : <AccountDialog account={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
