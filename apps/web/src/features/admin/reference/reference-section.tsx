import type { ReferenceSetView } from '@stratomate/contracts/reference/schemas'
import { utcText } from '@stratomate/lab-ui/text/percent-text'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { timeframeName } from '@stratomate/domain/trading/trade-names'
import { AdminTable, type Column, TableMoment } from '../admin-table.tsx'

/** The readers of candle files are only loaded with this section. */
const ImportForm = lazy(async () => ({ default: (await import('./reference-import.tsx')).ReferenceImport }))

const columns: readonly Column<ReferenceSetView>[] = [
  { head: 'Symbol', place: 'main', cell: (row) => row.symbol, text: (row) => row.symbol },
  {
    head: 'Timeframe',
    place: 'mark',
    cell: (row) => timeframeName(row.timeframeS),
    text: (row) => timeframeName(row.timeframeS),
  },
  { head: 'Source', cell: (row) => <bdi>{row.source}</bdi>, text: (row) => row.source },
  {
    head: 'Candles',
    isNamed: true,
    cell: (row) => row.candles.toLocaleString('en-US'),
    text: (row) => String(row.candles),
  },
  { head: 'From (UTC)', isNamed: true, cell: (row) => <CandleMoment at={row.from} />, text: (row) => row.from },
  { head: 'To (UTC)', isNamed: true, cell: (row) => <CandleMoment at={row.to} />, text: (row) => row.to },
  {
    head: 'Fingerprint',
    cell: (row) => (
      <span title={row.fingerprint} className="font-mono text-xs">
        {row.fingerprint.slice(0, 12)}
      </span>
    ),
    text: (row) => row.fingerprint,
  },
  { head: 'Changed', isNamed: true, cell: (row) => <TableMoment at={row.changedAt} />, text: (row) => row.changedAt },
]

/** The service's own candles, and the form to add newer ones. */
export function ReferenceSection() {
  return (
    <AdminTable
      name="reference-candles"
      label="Reference candles"
      empty="No candles have been imported so far"
      emptyHint="Choose a file above to add the first set."
      values={{}}
      columns={columns}
      keyOf={({ symbol, timeframeS, source }) => `${symbol} ${timeframeS} ${source}`}
      load={async () => ({ items: (await callApi('listReferenceSets', {})).items, nextCursor: null })}
      lead={<ImportCard />}
    />
  )
}

function ImportCard() {
  return (
    <Card as="section" aria-labelledby="reference-import" className="mb-6 p-5">
      <CardTitle id="reference-import">Import candles</CardTitle>
      <p className="mt-1 mb-5 max-w-prose text-sm text-text-2">
        Proofs are compared with these candles, and published rules are run on those that are newer. Only what is newer
        than a set is added, and nothing is changed or taken away.
      </p>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <ImportForm />
      </Suspense>
    </Card>
  )
}

/** Candles begin at a minute of UTC; a longer text would push the last column off the screen. */
function CandleMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular-nums md:whitespace-nowrap">
      {utcText(Date.parse(at) / 1_000)}
    </time>
  )
}
