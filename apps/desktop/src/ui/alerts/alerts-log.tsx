import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { WindowAlert, WindowPage } from '@stratomate/contracts/desktop-window/state'
import { tradeAccounts } from '@stratomate/domain/brokers/trade-accounts'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { CircleSlash, Copy, SlidersHorizontal } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ExportLinks } from '../shown/export-links.tsx'
import { EmptyList } from '../shown/empty-list.tsx'
import { formatClock, formatMoment, timeframeName } from '../shown/format.ts'
import { ChartMark, DirectionMark, LatencyMark } from '../shown/trade-marks.tsx'
import { useApp } from '../connection/use-app.ts'
import { type AlertFilter, filterRows, type LogRow, mergeAlerts, withChanges } from './alert-rows.ts'
import { AlertFilters } from './alert-filters.tsx'
import { alertText, decisionText } from './alert-text.ts'
import { ChangePanel } from './change-panel.tsx'
import { TracePanel } from './trace-panel.tsx'
import { VirtualList } from './virtual-list.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const rowPx = 48

/** Every signal with the decision about it, and every import of settings, newest first; a row opens its trace. */
export function AlertsLog() {
  const { say, state } = useApp()
  const { alerts, readOlder } = useAlerts()
  const { changes } = state
  const rows = useMemo(() => withChanges(alerts, changes), [alerts, changes])
  const accounts = useMemo(
    () => tradeAccounts(alerts.flatMap((alert) => (alert.kind === 'traded' ? [alert.trade] : []))),
    [alerts],
  )
  const [filter, setFilter] = useState<AlertFilter>({ chart: '', outcome: 'all' })
  const [openId, setOpenId] = useState<string | null>(null)
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter])
  const open = rows.find(({ id }) => id === openId) ?? null
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpenId(null)
    focusRow(list.current, openId)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(shown.map((row) => alertText(row, accounts)).join('\n'))
    say(shown.length === 1 ? t('1 row copied') : t('{count} rows copied', { count: shown.length }))
  }
  return (
    <div className={clsx('grid h-full', open !== null && 'log-columns')}>
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="flex flex-wrap items-center gap-3 px-4 py-2.5">
          <AlertFilters rows={rows} filter={filter} onChange={setFilter} />
          <span className="flex-1" />
          <Button size="sm" variant="quiet" icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <ExportLinks />
        </div>
        <div ref={list} className="min-h-0 flex-1 border-t border-line">
          {shown.length === 0 ? (
            <EmptyList title={rows.length === 0 ? t('No signals yet.') : t('No signal fits the filter.')} />
          ) : (
            <VirtualList
              label={t('Alerts, newest first')}
              items={shown}
              rowPx={rowPx}
              onEnd={readOlder}
              row={(row) => (
                <AlertRow
                  row={row}
                  accounts={accounts}
                  isOpen={row.id === openId}
                  isNarrow={open !== null}
                  onOpen={() => setOpenId(row.id === openId ? null : row.id)}
                />
              )}
            />
          )}
        </div>
      </div>
      {open === null ? null : open.kind === 'changed' ? (
        <ChangePanel change={open} onClose={close} />
      ) : (
        <TracePanel alert={open} onClose={close} />
      )}
    </div>
  )
}

/** Focuses the row that opened what is closed now, because the focused button is gone. */
function focusRow(list: HTMLElement | null, id: string | null): void {
  const rows = [...(list?.querySelectorAll('li') ?? [])]
  rows
    .find((row) => row.dataset['row'] === id)
    ?.querySelector('button')
    ?.focus({ preventScroll: true })
}

type AlertRowProps = {
  row: LogRow
  accounts: ReturnType<typeof tradeAccounts>
  isOpen: boolean
  isNarrow: boolean
  onOpen: () => void
}

function AlertRow({ row, accounts, isOpen, isNarrow, onOpen }: AlertRowProps) {
  const { atMs, symbol, timeframeS, kind } = row
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className={clsx(
        isNarrow ? 'alert-columns-narrow' : 'alert-columns',
        'focus-inside grid h-12 w-full cursor-pointer items-center gap-3 border-b border-line px-4 text-left text-sm hover:bg-s1',
        isOpen && 'bg-s2',
      )}
      onClick={onOpen}
    >
      <time dateTime={new Date(atMs).toISOString()} title={formatMoment(atMs)} className="text-text-2 tabular-nums">
        {formatClock(atMs)}
      </time>
      <span className="truncate" title={`${symbol} ${timeframeName(timeframeS)}`}>
        <ChartMark symbol={symbol} timeframeS={timeframeS} />
      </span>
      {row.kind === 'changed' ? (
        <span className="text-text-2">{t('Settings')}</span>
      ) : (
        <DirectionMark side={row.side} words="signal" />
      )}
      {isNarrow ? null : (
        <span className="hidden truncate text-text-2 xl:block">
          {row.kind === 'changed' ? '' : saidInLanguage(row.indicator)}
        </span>
      )}
      <span className="flex min-w-0 items-center gap-2">
        {kind === 'refused' ? <CircleSlash size={15} aria-hidden="true" className="flex-none text-text-3" /> : null}
        {kind === 'changed' ? (
          <SlidersHorizontal size={15} aria-hidden="true" className="flex-none text-text-3" />
        ) : null}
        <span className={clsx('truncate', kind === 'refused' && 'text-text-2')}>{decisionText(row, accounts)}</span>
      </span>
      {isNarrow || row.kind === 'changed' ? null : (
        <SentMark sentAtMs={row.kind === 'traded' ? row.trade.sentAtMs : null} emittedAtMs={row.emittedAtMs} />
      )}
    </button>
  )
}

function SentMark({ sentAtMs, emittedAtMs }: { sentAtMs: number | null; emittedAtMs: number | null }) {
  if (sentAtMs === null || emittedAtMs === null) return <span className="text-right text-text-3">{t('Not sent')}</span>
  return <LatencyMark ms={Math.max(0, sentAtMs - emittedAtMs)} />
}

/** All alerts that this window has loaded, with older pages when the reader scrolls to them. */
function useAlerts() {
  const { state, link } = useApp()
  const [merged, setMerged] = useState({ source: state.alerts, alerts: state.alerts })
  // The state contains only the newest; those it contained before stay in the list.
  if (merged.source !== state.alerts)
    setMerged({ source: state.alerts, alerts: mergeAlerts(merged.alerts, state.alerts) })
  const { alerts } = merged
  const reading = useRef<'idle' | 'reading' | 'ended'>('idle')
  const readOlder = async () => {
    const last = alerts.at(-1)
    if (reading.current !== 'idle' || last === undefined) return
    reading.current = 'reading'
    const page = await link.read<WindowPage<WindowAlert>>(windowPaths.alerts, `${last.atMs}:${last.id}`)
    reading.current = page !== null && page.nextCursor === null ? 'ended' : 'idle'
    if (page !== null) setMerged((known) => ({ ...known, alerts: mergeAlerts(known.alerts, page.items) }))
  }
  return { alerts, readOlder: () => void readOlder() }
}
