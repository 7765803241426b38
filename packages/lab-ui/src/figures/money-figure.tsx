import type { CurvePoint } from '@stratomate/lab/report/money-curve'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { DataTable, FigureFrame } from './figure-frame.tsx'
import { PlotFrame } from './plot-frame.tsx'
import { linePoints, scaleOf, ticksOf } from './scale-of.ts'

type MoneyFigureProps = {
  curve: readonly CurvePoint[]
  netCents: number
  drawdownCents: number
  lossRunLongest: number
  currency?: string
  isSaidAbove?: boolean
  className?: string | undefined
}

const [width, height, underHeight] = [600, 180, 60]
const tableRows = 40

/** The money after each trade, and how far it is below its highest point. */
export function MoneyFigure(props: MoneyFigureProps) {
  const { curve, netCents, drawdownCents, lossRunLongest, currency = 'USD', isSaidAbove = false, className } = props
  const words = useSpeech()
  const { t, count } = words
  const result = (cents: number) => words.result(cents, currency)
  const stake = (cents: number) => words.stake(cents, currency)
  const trades = curve.at(-1)?.trade ?? 0
  const nets = curve.map((point) => point.netCents)
  const [low, high] = [Math.min(0, ...nets), Math.max(0, ...nets)]
  const x = scaleOf([0, trades], [0, width])
  const y = scaleOf([low, high], [height - 4, 4])
  const under = scaleOf([0, Math.max(1, drawdownCents)], [2, underHeight - 2])
  const start = { trade: 0, netCents: 0, underCents: 0 }
  const points = [start, ...curve]
  const line = linePoints(points.map((point) => [x(point.trade), y(point.netCents)]))
  const depth = linePoints(points.map((point) => [x(point.trade), under(point.underCents)]))
  const every = Math.ceil(curve.length / tableRows)
  const rows = curve.filter((_, place) => (curve.length - 1 - place) % every === 0)
  return (
    <FigureFrame
      title={t('Money and falls')}
      className={className}
      isSaidAbove={isSaidAbove}
      summary={t('Trades: {count}, together {result}. Deepest fall: {fall}. Losses in a row at most: {run}.', {
        count: count(trades),
        result: result(netCents),
        fall: stake(drawdownCents),
        run: count(lossRunLongest),
      })}
      table={
        <DataTable
          head={[t('After trade'), t('Money'), t('Below its highest point')]}
          rows={rows.map((point) => [count(point.trade), result(point.netCents), stake(point.underCents)])}
        />
      }
    >
      <PlotFrame
        name={t('Money')}
        up={ticksOf([low, high], 4).map((cents) => ({
          at: y(cents) / height,
          label: result(cents),
          isZero: cents === 0,
        }))}
        end={{ at: y(netCents) / height, label: result(netCents) }}
        size={{ width, height }}
        className="h-45 lg:h-56"
      >
        <polygon points={`0,${y(0)} ${line} ${width},${y(0)}`} className="fill-text" fillOpacity="0.06" />
        <polyline
          points={line}
          fill="none"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
        />
      </PlotFrame>
      <div className="mt-4">
        <PlotFrame
          name={t('Below its highest point')}
          up={ticksOf([0, drawdownCents], 2).map((cents) => ({
            at: under(cents) / underHeight,
            label: cents === 0 ? stake(0) : `−${stake(cents)}`,
            isZero: cents === 0,
          }))}
          along={{
            name: t('trades'),
            ticks: ticksOf([0, trades], 5).map((trade) => ({ at: x(trade) / width, label: count(trade) })),
          }}
          size={{ width, height: underHeight }}
          className="h-15"
        >
          <polygon points={`0,2 ${depth} ${width},2`} className="fill-down" fillOpacity="0.35" />
          <polyline
            points={depth}
            fill="none"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            className="stroke-down"
          />
        </PlotFrame>
      </div>
    </FigureFrame>
  )
}
