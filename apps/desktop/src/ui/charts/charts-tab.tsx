import { brand } from '@stratomate/brand'
import type { WindowSource } from '@stratomate/contracts/desktop-window/sources'
import type { WindowChart } from '@stratomate/contracts/desktop-window/state'
import { useState } from 'react'
import { EmptyList } from '../shown/empty-list.tsx'
import { useApp } from '../connection/use-app.ts'
import { ChartMark } from '../shown/trade-marks.tsx'
import { ChartCells } from './chart-cells.tsx'
import { RulesView } from './rules/rules-view.tsx'
import { SourceCell } from './source-cell.tsx'
import { SourceView } from './source/source-view.tsx'
import { t } from '../language/t.ts'

/** What is shown instead of the list: the source of a chart, or its rules. */
type Opened = { source: string; rules?: never } | { rules: string; source?: never }

const headLook = 'h-9 px-2.5 text-left text-xs font-medium text-text-3 first:pl-4 last:pr-4'

/** Every chart that a terminal has opened; favorites first, with their traded values. */
export function ChartsTab() {
  const { state } = useApp()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { charts, sources } = state
  const source = sources.find(({ chartId }) => chartId === opened?.source)
  if (source !== undefined) return <SourceView key={source.chartId} source={source} onClose={close} />
  const ruled = charts.find(({ key, standing }) => key === opened?.rules && standing !== 'not_favorite')
  if (ruled !== undefined) return <RulesView key={ruled.key} chart={ruled} onClose={close} />
  const unread = sources.filter(({ key }) => key === null)
  if (charts.length === 0 && unread.length === 0) {
    return (
      <EmptyList title={t('No charts found. Open a chart in MetaTrader 5.')}>
        <p>
          {t('Attach the {app} expert advisor to a chart that bears an indicator. It appears here within a second.', {
            app: brand.name,
          })}
        </p>
      </EmptyList>
    )
  }
  return (
    // A scrolling part without a control in sight can still be scrolled by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="focus-inside h-full overflow-y-auto" tabIndex={0} aria-label={t('Charts')}>
      <table className="w-full">
        <caption className="sr-only">{slotText(state.slots)}</caption>
        <thead className="sticky top-0 z-10 bg-bg">
          <tr>
            <th scope="col" className={headLook}>
              {t('Favorite')}
            </th>
            {[
              t('Chart'),
              t('Indicator'),
              t('Direction'),
              t('Amount'),
              t('Expires after'),
              t('Payout'),
              t('Last signal'),
            ].map((name) => (
              <th key={name} scope="col" className={headLook}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {charts.map((chart) => (
            <tr key={rowKey(chart)} className="border-t border-line hover:bg-s1">
              <ChartCells
                chart={chart}
                onSource={(chartId) => setOpened({ source: chartId })}
                onRules={() => setOpened({ rules: chart.key })}
              />
            </tr>
          ))}
          {unread.map((one) => (
            <tr key={one.chartId} className="border-t border-line hover:bg-s1">
              <UnreadCells source={one} onOpen={() => setOpened({ source: one.chartId })} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-3 text-xs text-text-3">{slotText(state.slots)}</p>
    </section>
  )
}

/** A chart that reads no indicator yet: the reason, instead of the traded values. */
function UnreadCells({ source, onOpen }: { source: WindowSource; onOpen: () => void }) {
  const { symbol, timeframeS } = source
  return (
    <>
      <td className="h-13 px-2.5 first:pl-4 text-text-3">–</td>
      <td className="min-w-28 px-2.5 py-1.5">
        <ChartMark symbol={symbol} timeframeS={timeframeS} />
      </td>
      <td colSpan={6} className="px-2.5 py-1.5 text-sm text-text-2 last:pr-4">
        <SourceCell source={source} onOpen={onOpen} />
      </td>
    </>
  )
}

/** An amount being typed belongs to one chart, so a row is never reused for another. */
function rowKey({ key }: WindowChart): string {
  return key
}

function slotText({ used, allowed }: { used: number; allowed: number }): string {
  if (allowed === -1)
    return used === 1
      ? t('1 favorite. Your plan trades any number of charts.')
      : t('{count} favorites. Your plan trades any number of charts.', { count: used })
  if (allowed === 0) return t('There is no plan on this account, so no chart can be traded.')
  const free = Math.max(0, allowed - used)
  return allowed === 1
    ? t('{used} of 1 chart of your plan in use, {free} free.', { used, free })
    : t('{used} of {allowed} charts of your plan in use, {free} free.', { used, allowed, free })
}
