import { clsx } from 'clsx'
import { FlaskConical, Maximize2, Minimize2 } from 'lucide-react'
import { memo, useMemo } from 'react'
import { CandleTable } from '#web/features/trading/charts/candle-table.tsx'
import type { ChartDrag } from '#web/features/trading/charts/chart-drawing.ts'
import type { ChartSize } from './chart-layout.ts'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { LatestTradeLine } from '#web/features/trading/charts/latest-trade-line.tsx'
import { ChartView } from '#web/features/trading/charts/chart-view.tsx'
import { FavoriteButton } from '#web/features/trading/favorites/favorite-button.tsx'
import { simulatedDeviceId } from '#web/features/trading/simulation/simulated-device.ts'
import { indicatorName, isKnownIndicator } from '@stratomate/indicators/catalogue/indicator-name'
import { labPath } from '@stratomate/lab-ui/question/lab-path'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useChart, useChartRefusals, useChartTrades } from '#web/features/trading/live/use-account-data.ts'

export type ChartLook = 'chart' | 'table'

type ChartTileProps = {
  id: string
  size: ChartSize
  look: ChartLook
  drag: ChartDrag
  isEnlarged: boolean
  /** The height of the drawing, and the columns that the tile spans. */
  plotClassName: string
  className: string
  onActive: (id: string) => void
  onEnlarge: (id: string) => void
}

/** One chart. It reads only its own live data, so a candle of one chart renders this tile and nothing else. */
export const ChartTile = memo(function ChartTile(props: ChartTileProps) {
  const { id, size, look, drag, isEnlarged, plotClassName, className, onActive, onEnlarge } = props
  const chart = useChart(id)
  const trades = useChartTrades(chart)
  const refusals = useChartRefusals(chart)
  const signals = useMemo(() => ({ trades, refusals }), [trades, refusals])
  if (chart === undefined) return null
  return (
    <li className={clsx('relative flex min-w-0 flex-col bg-s1 px-2 pt-1.5 pb-2 md:px-3', className)}>
      <div className="flex items-center">
        {chart.deviceId === simulatedDeviceId ? null : <FavoriteButton chart={chart} onActive={onActive} />}
        <h3 className="min-w-0 flex-1 text-sm leading-normal font-normal tracking-normal">
          <button
            type="button"
            data-chart={id}
            className="group flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-sm px-1.5 text-left md:min-h-9"
            onFocus={() => onActive(id)}
            onClick={() => onEnlarge(id)}
          >
            <ChartName {...chart} />
            <span className="min-w-0 flex-1 truncate text-right text-text-3" title={indicatorName(chart.indicatorId)}>
              {indicatorName(chart.indicatorId)}
            </span>
            <span className="sr-only">{isEnlarged ? 'Show all charts' : 'Enlarge'}</span>
            <EnlargeIcon isEnlarged={isEnlarged} />
          </button>
        </h3>
      </div>
      <div className="mt-1 flex min-h-6 items-center justify-between gap-3 px-2 text-xs text-text-3">
        <LatestTradeLine trades={trades} />
        <div className="flex flex-none items-center gap-4">
          {size === 'large' && isKnownIndicator(chart.indicatorId) ? (
            <TextLink to={labPath({ indicatorId: chart.indicatorId })} className="text-text-2">
              Test this rule
            </TextLink>
          ) : null}
          {chart.simulated ? <SimulatedMark size={size} /> : null}
        </div>
      </div>
      <div className={clsx('mt-1 flex-1', plotClassName)}>
        {look === 'table' ? (
          <CandleTable chart={chart} signals={signals} size={size} />
        ) : (
          <ChartView chart={chart} signals={signals} size={size} drag={drag} />
        )}
      </div>
    </li>
  )
})

/** Where there is little room, the account's icon instead of its word. */
function SimulatedMark({ size }: { size: ChartSize }) {
  if (size !== 'small') return <span className="truncate">Simulated</span>
  return (
    <span title="Simulated" className="flex-none">
      <FlaskConical size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">Simulated</span>
    </span>
  )
}

function EnlargeIcon({ isEnlarged }: { isEnlarged: boolean }) {
  const Icon = isEnlarged ? Minimize2 : Maximize2
  return (
    <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3 group-hover:text-text" />
  )
}
