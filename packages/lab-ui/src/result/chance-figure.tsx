import type { RunReport } from '@stratomate/lab/report/run-report'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { DataTable, FigureFrame } from '#lab-ui/figures/figure-frame.tsx'
import { PlotFrame, PlotLegend } from '#lab-ui/figures/plot-frame.tsx'
import { linePoints, scaleOf, ticksOf } from '#lab-ui/figures/scale-of.ts'

const [width, height] = [600, 180]

/** The possible results of the same trades in another order. */
export function ChanceFigure({ chance: { resamples, spread } }: { chance: NonNullable<RunReport['chance']> }) {
  const { t, count, result, stake } = useSpeech()
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
      title={t('With other luck')}
      summary={t(
        'The same trades in another order, drawn {draws} times in blocks: 90 of 100 draws end between {low} and {high}. In 5 of 100 the deepest fall is above {fall} and the longest losing run above {run} trades.',
        {
          draws: count(resamples),
          low: result(netCents.low),
          high: result(netCents.high),
          fall: stake(drawdownCents.high),
          run: count(lossRunLongest.high),
        },
      )}
      table={
        <DataTable
          head={[t('Part of the trades'), t('5 of 100 below'), t('Middle'), t('5 of 100 above')]}
          rows={fan.map((step, place) => [
            t('{part} of {parts}', { part: place + 1, parts: fan.length }),
            result(step.low),
            result(step.middle),
            result(step.high),
          ])}
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
        along={{
          name: '',
          ticks: [
            { at: 0, label: t('first trade') },
            { at: 1, label: t('last trade') },
          ],
        }}
        size={{ width, height }}
        className="h-45 lg:h-65"
      >
        <polygon points={linePoints(band)} className="fill-text-3" fillOpacity="0.25" />
        <polyline
          points={linePoints(path((step) => step.middle))}
          fill="none"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
        />
      </PlotFrame>
      <PlotLegend
        items={[
          { mark: 'line', label: t('Middle of all draws') },
          { mark: 'band', label: t('90 of 100 draws') },
        ]}
      />
    </FigureFrame>
  )
}
