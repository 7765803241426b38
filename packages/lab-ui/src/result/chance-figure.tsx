import type { RunReport } from '@stratomate/lab/report/run-report'
import { countText, resultText, stakeText } from '#lab-ui/text/percent-text.ts'
import { DataTable, FigureFrame } from '#lab-ui/figures/figure-frame.tsx'
import { PlotLabel, ZeroLine } from '#lab-ui/figures/plot-frame.tsx'
import { linePoints, scaleOf } from '#lab-ui/figures/scale-of.ts'

const [width, height] = [600, 160]

/** What the same trades could have brought in another order. */
export function ChanceFigure({ chance: { resamples, spread } }: { chance: NonNullable<RunReport['chance']> }) {
  const { fan, netCents, drawdownCents, lossRunLongest } = spread
  const steps = [{ low: 0, middle: 0, high: 0 }, ...fan]
  const [low, high] = [Math.min(...steps.map((one) => one.low)), Math.max(...steps.map((one) => one.high))]
  const x = scaleOf([0, fan.length], [0, width])
  const y = scaleOf([low, high], [height - 4, 4])
  const path = (valueOf: (step: (typeof steps)[number]) => number) =>
    steps.map((step, place): [number, number] => [x(place), y(valueOf(step))])
  const band = [...path((step) => step.high), ...path((step) => step.low).toReversed()]
  return (
    <FigureFrame
      title="Had the days come otherwise"
      summary={`${countText(resamples)} times the same trades were drawn again, in blocks. Of 100 draws 90 bring ${resultText(netCents.low)} to ${resultText(netCents.high)}; in 5 of 100 the deepest fall is above ${stakeText(drawdownCents.high)} and the longest losing run above ${countText(lossRunLongest.high)} trades.`}
      table={
        <DataTable
          head={['Part of the trades', '5 of 100 below', 'Middle', '5 of 100 above']}
          rows={fan.map((step, place) => [
            `${place + 1} of ${fan.length}`,
            resultText(step.low),
            resultText(step.middle),
            resultText(step.high),
          ])}
        />
      }
    >
      <PlotLabel top={resultText(high)} bottom={resultText(low)}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="h-40 w-full">
          <ZeroLine y={y(0)} />
          <polygon points={linePoints(band)} className="fill-text-3" fillOpacity="0.25" />
          <polyline
            points={linePoints(path((step) => step.middle))}
            fill="none"
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
            className="stroke-text"
          />
        </svg>
      </PlotLabel>
    </FigureFrame>
  )
}
