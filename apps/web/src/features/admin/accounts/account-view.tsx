import type { AdminAccount } from '@stratomate/contracts/admin/schemas'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { formatDate } from '#web/shared/format/format-time.ts'
import { ToneBadge } from '#web/shared/format/status-badge.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountPurchasesList } from './account-purchases.tsx'
import { accountState, isUnremarkable, roleLabels } from './account-labels.ts'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'

/** One account with everything that it has bought. `listPath` is the list from which it was opened. */
export function AccountView({ id, listPath }: { id: string; listPath: string }) {
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'account', id],
    refetchOnMount: 'always',
    // Searching for something that is not an id would find names, which is not wanted here.
    queryFn: async () => {
      const { items } = await callApi('listAccounts', { query: { search: id } })
      return items.find((account) => account.id === id) ?? null
    },
  })
  return (
    <div className="mt-6 min-w-0">
      <LinkButton
        to={listPath}
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
      >
        All accounts
      </LinkButton>
      {query.isError ? (
        <LoadProblem what="the account" error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="mt-4 h-64" />
      ) : query.data === null ? (
        <div className="mt-4">
          <EmptyList title="There is no account of this id">It may have been deleted by its owner.</EmptyList>
        </div>
      ) : (
        <>
          <AccountHead account={query.data} />
          <AccountPurchasesList account={query.data} />
        </>
      )}
    </div>
  )
}

function AccountHead({ account }: { account: AdminAccount }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <header className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pb-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-lg break-all">
            <bdi>{account.email}</bdi>
          </h2>
          {isUnremarkable(account) ? null : <ToneBadge tone="problem">{accountState(account)}</ToneBadge>}
        </div>
        <p className="mt-1.5 text-sm text-text-2">
          <bdi>{account.name}</bdi> · {roleLabels[account.role]} · {account.country ?? 'Country not known'} · Joined{' '}
          {formatDate(account.createdAt)}
        </p>
        <p className="mt-1 font-mono text-xs break-all text-text-3">{account.id}</p>
      </div>
      <Button onClick={() => setChanging(true)}>Change account</Button>
      {isChanging ? <AccountDialog account={account} onClose={() => setChanging(false)} /> : null}
    </header>
  )
}
