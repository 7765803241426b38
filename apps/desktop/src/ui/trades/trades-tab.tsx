import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { WindowAlert, WindowPage, WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { tradeAccounts } from '@stratomate/domain/brokers/trade-accounts'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { useState } from 'react'
import { TracePanel } from '../alerts/trace-panel.tsx'
import { EmptyList } from '../shown/empty-list.tsx'
import { ExportLinks } from '../shown/export-links.tsx'
import { useApp } from '../connection/use-app.ts'
import { DayTotals } from './day-totals.tsx'
import { TradeTable } from './trade-table.tsx'
import { t } from '../language/t.ts'
import { TextWithMarks } from '../language/text-with-marks.ts'

/** Open trades, closed trades, and what the day came to. */
export function TradesTab() {
  const { state } = useApp()
  const { openTrades, closedTrades } = state
  const { older, readOlder, isEnded } = useOlderTrades(closedTrades)
  const closed = [...closedTrades, ...older]
  const [openId, setOpenId] = useState<string | null>(null)
  const open = [...openTrades, ...closed].find(({ id }) => id === openId) ?? null
  const record = { openId: open === null ? null : openId, onOpen: (id: string) => setOpenId(id === openId ? null : id) }
  return (
    <div className={clsx('grid h-full', open !== null && 'log-columns')}>
      <TradeLists openTrades={openTrades} closed={closed} record={record} readOlder={isEnded ? null : readOlder} />
      {open === null ? null : <TracePanel alert={tradedAlert(open)} onClose={() => setOpenId(null)} />}
    </div>
  )
}

/** A trade as its row of the Alerts Log. */
function tradedAlert(trade: WindowTrade): WindowAlert {
  const { id, atMs, symbol, timeframeS, indicator, side, candleTimeS, emittedAtMs, receivedAtMs, isUnconfirmed } = trade
  const times = { candleTimeS, emittedAtMs, receivedAtMs, isUnconfirmed }
  return { kind: 'traded', id, atMs, symbol, timeframeS, indicator, side, ...times, trade }
}

type TradeListsProps = {
  openTrades: readonly WindowTrade[]
  closed: readonly WindowTrade[]
  record: { openId: string | null; onOpen: (id: string) => void }
  /** Null when there are no older ones. */
  readOlder: (() => void) | null
}

function TradeLists({ openTrades, closed, record, readOlder }: TradeListsProps) {
  const accounts = tradeAccounts([...openTrades, ...closed])
  return (
    // A scrolling part without a control in sight can still be scrolled by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="focus-inside h-full min-w-0 overflow-y-auto" tabIndex={0} aria-label={t('Trades')}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
        <DayTotals />
        <ExportLinks />
      </div>
      <section aria-labelledby="open-trades">
        <h2 id="open-trades" className="border-t border-line px-4 pt-4 pb-1.5 text-sm font-semibold">
          <TextWithMarks
            text="Open <count>{count}</count>"
            slots={{ count: openTrades.length }}
            marks={{ count: (words) => <span className="font-normal text-text-3 tabular-nums">{words}</span> }}
          />
        </h2>
        {openTrades.length === 0 ? (
          <p className="px-4 pb-4 text-sm text-text-3">{t('No open trades.')}</p>
        ) : (
          <TradeTable label={t('Open trades')} trades={openTrades} accounts={accounts} {...record} />
        )}
      </section>
      <section aria-labelledby="closed-trades">
        <h2 id="closed-trades" className="border-t border-line px-4 pt-4 pb-1.5 text-sm font-semibold">
          {t('Closed')}
        </h2>
        {closed.length === 0 ? (
          <EmptyList title={t('No closed trades today.')} />
        ) : (
          <TradeTable label={t('Closed trades')} trades={closed} accounts={accounts} {...record} />
        )}
        {readOlder === null ? null : (
          <div className="px-4 py-3">
            <Button size="sm" onClick={readOlder}>
              {t('Show older trades')}
            </Button>
          </div>
        )}
      </section>
      <p className="px-4 py-3 text-xs text-text-3">{t('Past results do not predict future results.')}</p>
    </section>
  )
}

/** Trades before those that the state brings, page by page. */
function useOlderTrades(shown: readonly WindowTrade[]) {
  const { link } = useApp()
  const [pages, setPages] = useState<{ rows: WindowTrade[]; cursor: string | null; isEnded: boolean }>({
    rows: [],
    cursor: null,
    isEnded: false,
  })
  const readOlder = async () => {
    const last = shown.at(-1)
    const cursor = pages.cursor ?? (last === undefined ? null : `${last.intendedAtMs}:${last.id}`)
    const page = await link.read<WindowPage<WindowTrade>>(windowPaths.trades, cursor)
    if (page === null) return
    setPages(({ rows }) => ({
      rows: [...rows, ...page.items],
      cursor: page.nextCursor,
      isEnded: page.nextCursor === null,
    }))
  }
  const known = new Set(shown.map(({ id }) => id))
  return {
    older: pages.rows.filter(({ id }) => !known.has(id)),
    readOlder: () => void readOlder(),
    isEnded: pages.isEnded,
  }
}
