import type { InvoiceView } from '@stratomate/contracts/billing/schemas'
import { navigations } from '@stratomate/contracts/routes'
import { Button } from '@stratomate/ui/button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { fillPath } from '#web/shared/api/fill-path.ts'
import { formatStake } from '@stratomate/std/format-number'
import { formatDate } from '#web/shared/format/format-time.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { InvoiceBadge } from '#web/shared/format/invoice-badge.tsx'
import { LoadFailure } from './load-failure.tsx'

/** Everything that was paid or is owed, newest first, a page at a time. */
export function InvoiceList() {
  const invoices = useInfiniteQuery({
    queryKey: queryKeys.invoices,
    queryFn: ({ pageParam }) => callApi('listInvoices', { query: pageParam === '' ? {} : { cursor: pageParam } }),
    // The empty cursor means the first page.
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (invoices.isPending) return <Skeleton className="h-40" />
  if (invoices.isError) {
    return <LoadFailure what="your invoices" error={invoices.error} onRetry={() => void invoices.refetch()} />
  }
  const items = invoices.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return <EmptyList title="Nothing was charged so far" />
  }
  return (
    <>
      <ul>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {invoices.hasNextPage ? (
        <Button className="mt-3" isBusy={invoices.isFetchingNextPage} onClick={() => void invoices.fetchNextPage()}>
          Show older ones
        </Button>
      ) : null}
    </>
  )
}

function InvoiceRow({ invoice }: { invoice: InvoiceView }) {
  const { id, kind, at, description, amountCents, currency, status, number } = invoice
  const paper = kind === 'invoice' ? 'Invoice' : 'Receipt'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t first:pt-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{description}</p>
        <p className="mt-0.5 text-sm text-text-2">
          {formatDate(at)}
          {number === null ? null : (
            <>
              <span className="max-sm:sr-only">{' · '}</span>
              <span className="font-mono text-xs break-all max-sm:block">{number}</span>
            </>
          )}
        </p>
      </div>
      <InvoiceBadge status={status} />
      <p className="font-medium tabular-nums sm:min-w-20 sm:text-right">
        {formatStake(amountCents, currency.toUpperCase())}
      </p>
      <a
        href={fillPath(navigations.invoicePage, { id }, {})}
        target="_blank"
        rel="noreferrer"
        aria-label={`${paper} of ${formatDate(at)}, opens in a new tab`}
        className="inline-flex min-h-11 items-center gap-1 text-sm underline underline-offset-3 hover:text-accent-text"
      >
        {paper}
        <ArrowUpRight size={16} aria-hidden="true" />
      </a>
    </li>
  )
}
