import type { AdminAccount } from '@stratomate/contracts/admin/schemas'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatDate } from '#web/shared/format/format-time.ts'
import { StatusBadge, ToneBadge } from '#web/shared/format/status-badge.tsx'
import { statusLabel, subscriptionName } from '#web/shared/format/subscription-labels.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountView } from './account-view.tsx'
import { accountState, isUnremarkable, roleLabels } from './account-labels.ts'
import { adminPath } from '#web/features/admin/admin-filter.ts'
import { AdminTable, type Column } from '#web/features/admin/admin-table.tsx'
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
          {isUnremarkable(row) ? null : (
            <ToneBadge tone="problem" className="mt-1 justify-self-start">
              {accountState(row)}
            </ToneBadge>
          )}
        </div>
      ),
      text: (row) => row.email,
    },
    { head: 'Name', text: (row) => row.name },
    { head: 'Role', cell: (row) => <AccountRole role={row.role} />, text: (row) => row.role },
    { head: 'State', text: accountState },
    { head: 'Plan', place: 'mark', cell: (row) => <AccountPlan plan={row.plan} />, text: planText },
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

function planText({ plan }: Pick<AdminAccount, 'plan'>): string {
  return plan === null ? 'No plan' : `${subscriptionName(plan)}, ${statusLabel(plan.status)}`
}

/** What an account has, with a badge for all that is not simply running. */
function AccountPlan({ plan }: Pick<AdminAccount, 'plan'>) {
  if (plan === null) return <span className="text-text-3">No plan</span>
  const { status } = plan
  return (
    <span className="flex items-center gap-x-2.5 gap-y-1 max-md:flex-col max-md:items-end md:flex-wrap">
      <span className="whitespace-nowrap">{subscriptionName(plan)}</span>
      {status === 'active' ? null : <StatusBadge status={status} />}
    </span>
  )
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
