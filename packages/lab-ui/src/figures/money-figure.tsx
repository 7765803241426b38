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
  const points = [{ trade: 0, netCents: 0, underCents: 0 }, ...curve]
  const every = Math.ceil(curve.length / tableRows)
  const rows = curve.filter((_, place) => (curve.length - 1 - place) % every === 0)
  return (
    <FigureFrame
      title={t('Money and falls')}
      className={className}
      isSaidAbove={isSaidAbove}
      summary={t('Trades: {count}, together {result}. Deepest fall: {fall}. Losses in a row at most: {run}.', {
        count: count(tradesOf(curve)),
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
      <MoneyPlot points={points} currency={currency} />
      <div className="mt-4">
        <FallPlot points={points} drawdownCents={drawdownCents} currency={currency} />
      </div>
    </FigureFrame>
  )
}

type PlotProps = { points: MoneyFigureProps['curve']; currency: string }

/** The sum after each trade, from 0 on. */
function MoneyPlot({ points, currency }: PlotProps) {
  const words = useSpeech()
  const nets = points.map(({ netCents }) => netCents)
  const [low, high] = [Math.min(...nets), Math.max(...nets)]
  const x = scaleOf([0, tradesOf(points)], [0, width])
  const y = scaleOf([low, high], [height - 4, 4])
  const line = linePoints(points.map((point) => [x(point.trade), y(point.netCents)]))
  const result = (cents: number) => words.result(cents, currency)
  const last = nets.at(-1) ?? 0
  return (
    <PlotFrame
      name={words.t('Money')}
      up={ticksOf([low, high], 4).map((cents) => ({
        at: y(cents) / height,
        label: result(cents),
        isZero: cents === 0,
      }))}
      end={{ at: y(last) / height, label: result(last) }}
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
  )
}

/** How far the sum was below its highest point before. */
function FallPlot({ points, currency, drawdownCents }: PlotProps & { drawdownCents: number }) {
  const { t, count, stake } = useSpeech()
  const x = scaleOf([0, tradesOf(points)], [0, width])
  const under = scaleOf([0, Math.max(1, drawdownCents)], [2, underHeight - 2])
  const depth = linePoints(points.map((point) => [x(point.trade), under(point.underCents)]))
  return (
    <PlotFrame
      name={t('Below its highest point')}
      up={ticksOf([0, drawdownCents], 2).map((cents) => ({
        at: under(cents) / underHeight,
        label: cents === 0 ? stake(0, currency) : `−${stake(cents, currency)}`,
        isZero: cents === 0,
      }))}
      along={{
        name: t('trades'),
        ticks: ticksOf([0, tradesOf(points)], 5).map((trade) => ({ at: x(trade) / width, label: count(trade) })),
      }}
      size={{ width, height: underHeight }}
      className="h-15"
    >
      <polygon points={`0,2 ${depth} ${width},2`} className="fill-down" fillOpacity="0.35" />
      <polyline points={depth} fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" className="stroke-down" />
    </PlotFrame>
  )
}

function tradesOf(points: PlotProps['points']): number {
  return points.at(-1)?.trade ?? 0
}
