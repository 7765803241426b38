import type { Quota, Trade } from '@stratomate/contracts/trading/schemas'
import { CardTitle } from '@stratomate/ui/card'
import { formatResult } from '@stratomate/std/format-number'
import { useToday } from './use-today.ts'
import { courseLine, type DayCourse, dayCourse } from './day-course.ts'

const box = { width: 300, height: 72 }
const markHeight = 5
/** The share of its slot that a mark takes, so that neighbouring marks do not touch. */
const markShare = 0.7
const markWidthMax = 6

type DayPlotProps = { quota: Quota; trades: readonly Trade[] }

/** How the result of the day developed: its course, and below it each win and each loss as marks of the same size. */
export function DayPlot({ quota, trades }: DayPlotProps) {
  const { summary } = useToday(quota, trades)
  const course = dayCourse(trades, { day: quota.day, totalCents: summary.profitCents })
  return (
    <section aria-labelledby="day-plot-title" className="px-5 pt-4 pb-4">
      <CardTitle id="day-plot-title">Course of the day</CardTitle>
      {course.steps.length === 0 ? (
        <p className="pt-2 text-sm text-text-2">The first trade that ends begins the line.</p>
      ) : (
        <figure className="mt-3">
          <Plot course={course} />
          <figcaption className="mt-2 flex justify-between gap-3 text-xs text-text-3 tabular-nums">
            <span>Lowest {formatResult(course.lowestCents, course.currency)}</span>
            <span>Highest {formatResult(course.highestCents, course.currency)}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}

function Plot({ course }: { course: DayCourse }) {
  const { path, zeroY } = courseLine(course, box)
  const room = box.width / course.steps.length
  const width = Math.min(markWidthMax, room * markShare)
  const marksY = box.height + 14
  return (
    <svg
      role="img"
      aria-label={describe(course)}
      viewBox={`0 -2 ${box.width} ${marksY + markHeight + 4}`}
      className="block w-full overflow-visible"
    >
      <line x1="0" x2={box.width} y1={zeroY} y2={zeroY} strokeDasharray="2 3" className="stroke-line-strong" />
      <path d={path} fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-text" />
      <line x1="0" x2={box.width} y1={marksY} y2={marksY} className="stroke-line" />
      {course.steps.map(({ id, result }, place) =>
        result === 'tie' ? null : (
          <rect
            key={id}
            x={(place + 0.5) * room - width / 2}
            y={result === 'won' ? marksY - markHeight - 0.5 : marksY + 0.5}
            width={width}
            height={markHeight}
            rx={Math.min(1, width / 3)}
            className={result === 'won' ? 'fill-up' : 'fill-down'}
          />
        ),
      )}
    </svg>
  )
}

function describe({ steps, lowestCents, highestCents, currency }: DayCourse): string {
  const count = (wanted: string) => steps.filter(({ result }) => result === wanted).length
  const figure = (cents: number) => formatResult(cents, currency)
  return `Result after each of ${steps.length} trades, ${count('won')} won and ${count('lost')} lost: lowest ${figure(lowestCents)}, highest ${figure(highestCents)}, now ${figure(steps.at(-1)?.afterCents ?? 0)}`
}
