import type { AdminAccount } from '@stratomate/contracts/admin/schemas'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { licenceProductName, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { InvoiceBadge } from '#web/shared/format/invoice-badge.tsx'
import { StatusBadge } from '#web/shared/format/status-badge.tsx'
import { updatesLabel } from '#web/shared/format/subscription-labels.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatStake } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { LoadProblem } from '#web/features/admin/load-problem.tsx'
import {
  extensionNote,
  invoiceActions,
  licenceActions,
  type PurchaseAction,
  subscriptionActions,
  type SubscriptionRow,
} from './purchase-actions.ts'
import { PurchaseDialog } from './purchase-dialog.tsx'

/** Subscriptions, licenses and invoices of an account, each with what can be done about it. */
export function AccountPurchasesList({ account }: { account: AdminAccount }) {
  const [action, setAction] = useState<PurchaseAction | null>(null)
  const query = useQuery({
    queryKey: [...queryKeys.admin, 'purchases', account.id],
    // Renewals and other administrators may change it meanwhile.
    refetchOnMount: 'always',
    queryFn: () => callApi('readAccountPurchases', { params: { id: account.id } }),
  })
  if (query.isError) {
    return <LoadProblem what="the purchases" error={query.error} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) return <Skeleton className="mt-6 h-64" />
  const { subscriptions, licences, invoices } = query.data
  return (
    <>
      <PurchaseGroup title="Subscriptions" empty="No subscription so far">
        {subscriptions.map((row) => (
          <PurchaseRow
            key={row.id}
            name={subscriptionPlans[row.tier].name}
            mark={<StatusBadge status={row.status} />}
            facts={subscriptionFacts(row)}
            reference={row.providerId}
            note={extensionNote(row)}
            actions={subscriptionActions(row)}
            onChoose={setAction}
          />
        ))}
      </PurchaseGroup>
      <PurchaseGroup title="Licenses" empty="No license so far">
        {licences.map((row) => (
          <PurchaseRow
            key={row.id}
            name={licenceProductName(row.plan)}
            mark={<InvoiceBadge status={row.state} />}
            facts={`${formatStake(row.amountCents, 'USD')} · Paid ${formatDate(row.paidAt)} · Updates until: ${updatesLabel(row.updatesUntil)}`}
            reference={row.paymentId ?? row.id}
            actions={licenceActions(row)}
            onChoose={setAction}
          />
        ))}
      </PurchaseGroup>
      <PurchaseGroup title="Invoices and receipts" empty="Nothing was charged so far">
        {invoices.map((row) => (
          <PurchaseRow
            key={row.id}
            name={row.description}
            mark={<InvoiceBadge status={row.status} />}
            facts={`${formatStake(row.amountCents, row.currency.toUpperCase())} · ${formatDate(row.at)}`}
            reference={row.number ?? row.id}
            note={row.kind === 'receipt' ? 'Refund it with its license' : undefined}
            actions={invoiceActions(row)}
            onChoose={setAction}
          />
        ))}
      </PurchaseGroup>
      {action === null ? null : (
        <PurchaseDialog action={action} email={account.email} onClose={() => setAction(null)} />
      )}
    </>
  )
}

function PurchaseGroup({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-4 border-line py-8 not-first:border-t lg:grid-cols-4"
    >
      <h3 id={id} className="text-md leading-snug">
        {title}
      </h3>
      <div className="min-w-0 lg:col-span-3">
        {children.length === 0 ? <p className="text-text-2">{empty}</p> : <ul>{children}</ul>}
      </div>
    </section>
  )
}

type PurchaseRowProps = {
  name: string
  mark: ReactNode
  facts: string
  /** Its name at the payment provider, or on paper. */
  reference: string
  note?: string | undefined
  actions: readonly PurchaseAction[]
  onChoose: (action: PurchaseAction) => void
}

const isEnd = (action: PurchaseAction | undefined) => action?.tone === 'danger'

/** A purchase with its actions; those that take something away stand apart at the end. */
function PurchaseRow({ name, mark, facts, reference, note, actions, onChoose }: PurchaseRowProps) {
  const sorted = [...actions.filter((action) => !isEnd(action)), ...actions.filter(isEnd)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="font-medium">{name}</p>
          {mark}
        </div>
        <p className="mt-1 text-sm text-text-2 tabular-nums">
          <Facts text={facts} />
        </p>
        <p className="mt-0.5 text-xs text-text-3">
          <span className="font-mono break-all">{reference}</span>
          {note === undefined ? null : ` · ${note}`}
        </p>
      </div>
      {actions.length === 0 ? null : (
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {sorted.map((action, place) => (
            <Button
              key={action.label}
              size="sm"
              variant={isEnd(action) ? 'danger' : 'secondary'}
              className={isEnd(action) && !isEnd(sorted[place - 1]) ? 'not-first:ml-auto sm:not-first:ml-4' : undefined}
              aria-label={`${action.label}: ${name}, ${reference}`}
              onClick={() => onChoose(action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** A line of facts, which breaks between two of them and not within a date. */
function Facts({ text }: { text: string }) {
  return text.split(' · ').map((fact, place, { length }) => (
    <Fragment key={fact}>
      <span className="whitespace-nowrap">{place < length - 1 ? `${fact} ·` : fact}</span>{' '}
    </Fragment>
  ))
}

function subscriptionFacts(subscription: SubscriptionRow): string {
  const { status, startedAt, trialEndsAt, endsAt, cancelsAt } = subscription
  const begun = `Since ${formatDate(startedAt)}`
  if (cancelsAt !== null && status !== 'cancelled') return `${begun} · Ends on ${formatDate(cancelsAt)}`
  if (status === 'trial') return `${begun} · Trial until ${formatDate(trialEndsAt)}`
  if (endsAt === null) return begun
  return `${begun} · ${hasEnded(subscription) ? 'Ended on' : 'Renews on'} ${formatDate(endsAt)}`
}
