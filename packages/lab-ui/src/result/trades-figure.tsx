import type { CandleSet } from '@stratomate/candles/candle-set'
import { type TradeColumns, tradeCount, unpackTrades } from '@stratomate/lab/report/trade-columns'
import { Button } from '@stratomate/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { chartAround } from './chart-around.ts'

type TradesFigureProps = { set: CandleSet; trades: TradeColumns }

const rowsOfPage = 10
const columns = ['Candle of the signal, UTC', 'Side', 'Stake', 'Result'] as const
const outcomes = { '1': 'Won', '0': 'Refunded', '-1': 'Lost' } as const

/** Every trade in pages, and the candles around the chosen one. */
export function TradesFigure({ set, trades }: TradesFigureProps) {
  const { t } = useSpeech()
  const { drawChart } = useLabPlace()
  const count = tradeCount(trades)
  const [row, setRow] = useState(0)
  const page = Math.floor(row / rowsOfPage)
  const pages = Math.ceil(count / rowsOfPage)
  const shown = unpackTrades(trades, { from: page * rowsOfPage, to: (page + 1) * rowsOfPage })
  const chart = useMemo(() => chartAround(set, trades, row), [set, trades, row])
  if (chart === null) return null
  return (
    <section aria-label={t('Trades')} className="min-w-0 rounded-lg border border-line bg-s1 p-5 lg:col-span-2">
      <h3 className="text-base leading-snug font-semibold">{t('Trades on the candles')}</h3>
      <p className="mt-1 max-w-prose text-sm text-text-2">
        {t('A trade begins at the opening after its signal. Triangle up: CALL, down: PUT; filled won, outlined lost.')}
      </p>
      <div className="relative mt-4 h-64">{drawChart(chart)}</div>
      <TradesTable set={set} trades={shown} first={page * rowsOfPage} chosen={row} onChoose={setRow} />
      <TradePages
        page={page}
        pages={pages}
        onTurn={(to) => setRow(Math.min(pages - 1, Math.max(0, to)) * rowsOfPage)}
      />
    </section>
  )
}

type TradesTableProps = {
  set: CandleSet
  trades: ReturnType<typeof unpackTrades>
  /** The row of the first of these trades among all, and the row that is chosen. */
  first: number
  chosen: number
  onChoose: (row: number) => void
}

function TradesTable({ set, trades, first, chosen, onChoose }: TradesTableProps) {
  const { t, moment, stake, result: money } = useSpeech()
  const table = t('{title}, table', { title: t('Trades') })
  return (
    // Tables scroll by themselves, so that the page never does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={table} className="mt-4 overflow-x-auto text-sm">
      <table className="w-full text-left tabular-nums">
        <thead className="text-xs text-text-3">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-1 py-1.5 font-medium first:pl-0 sm:px-2 sm:first:pl-2">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trades.map(({ index, side, result, stakeCents, profitCents }, place) => (
            <tr key={`${index} ${side} ${place}`} className="border-t border-line">
              <th scope="row" className="py-1 pr-1 font-normal whitespace-nowrap sm:px-2">
                <button
                  type="button"
                  aria-pressed={first + place === chosen}
                  className="min-h-6 cursor-pointer rounded-sm underline sm:px-1 underline-offset-3 aria-pressed:bg-s3 aria-pressed:font-medium"
                  onClick={() => onChoose(first + place)}
                >
                  {moment(set.columns.time[index] ?? 0)}
                </button>
              </th>
              <td className="px-1 py-1 sm:px-2">{side > 0 ? 'CALL' : 'PUT'}</td>
              <td className="px-1 py-1 sm:px-2">{stake(stakeCents)}</td>
              <td className="px-1 py-1 whitespace-nowrap sm:px-2">
                {t(outcomes[result])} {money(profitCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TradePages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { t, count } = useSpeech()
  const { chartCredit } = useLabPlace()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-text-2">
      <Button
        size="sm"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        {t('Earlier')}
      </Button>
      <span className="tabular-nums">
        {t('Page {page} of {pages}', { page: count(page + 1), pages: count(pages) })}
      </span>
      <Button
        size="sm"
        icon={<ChevronRight size={16} aria-hidden="true" />}
        disabled={page + 1 >= pages}
        onClick={() => onTurn(page + 1)}
      >
        {t('Later')}
      </Button>
      {chartCredit}
    </div>
  )
}
