import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { shareFrom } from '#lab-ui/figures/won-share.tsx'

const markStep = 100 / shareFrom

type TradeMarksProps = {
  counts: Pick<StatisticsCell, 'won' | 'lost' | 'stakeCents' | 'fullReturnCents'>
  /** Up to how many marks the places of trades that are still to come are drawn. */
  places?: number
}

/** One mark for each of few trades, won ones first, and a tick where break-even would be among so many. Decorative. */
export function TradeMarks({ counts, places = 0 }: TradeMarksProps) {
  const { won, lost } = counts
  const n = won + lost
  const lookOf = (place: number) => (place < won ? 'fill-up' : place < n ? 'fill-down' : 'fill-s3')
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block min-w-0 overflow-hidden">
      {Array.from({ length: Math.max(n, places) }, (_, place) => (
        <rect
          key={place}
          x={`${(place * markStep).toFixed(2)}%`}
          y="4"
          width={`${(markStep * 0.6).toFixed(2)}%`}
          height="8"
          rx="1"
          className={lookOf(place)}
        />
      ))}
      {n === 0 ? null : (
        <rect
          x={`${(n * breakEvenOf(counts) * markStep - markStep * 0.2).toFixed(2)}%`}
          width="1.5"
          height="16"
          className="fill-signal"
        />
      )}
    </svg>
  )
}
