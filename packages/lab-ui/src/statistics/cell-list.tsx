import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { Checkbox } from '@stratomate/ui/checkbox'
import { useSpeech, type Speech } from '#lab-ui/language/speech.ts'
import { shareFrom, wonShareText } from '#lab-ui/figures/won-share.tsx'
import { cellLabel, sortCells } from './cell-label.ts'

export type CellChoice = { chosen: ReadonlySet<string>; choose: (value: string) => void }

type CellListProps = {
  cells: readonly StatisticsCell[]
  currency: string
  weekStart: WeekStart
  /** The rows that are chosen; null where nothing can be. */
  choice: CellChoice | null
}

/** One row for each value: its counts as a sentence, its interval against break-even, its money. */
export function CellList({ cells, currency, weekStart, choice }: CellListProps) {
  const words = useSpeech()
  const sorted = sortCells(cells, weekStart)
  const reach = Math.max(0.05, ...sorted.map(distanceOf)) * 1.1
  return (
    <ul className="divide-y divide-line">
      {sorted.map((cell) => (
        <li key={cell.value} className="grid gap-x-6 gap-y-1.5 px-4 py-3 md:cell-columns md:items-center md:px-5">
          <div className="flex items-start justify-between gap-4 font-medium">
            {choice === null ? (
              <span className="min-w-0 wrap-break-word">{cellLabel(cell, words)}</span>
            ) : (
              <Checkbox
                label={cellLabel(cell, words)}
                checked={choice.chosen.has(cell.value)}
                onChange={() => choice.choose(cell.value)}
              />
            )}
            <span className="text-sm tabular-nums md:hidden">{words.result(cell.profitCents, currency)}</span>
          </div>
          <CellRuler cell={cell} reach={reach} />
          <p className="text-sm text-text-2 tabular-nums">{sentenceOf(cell, words)}</p>
          <p className="hidden text-right text-sm tabular-nums md:block">{words.result(cell.profitCents, currency)}</p>
        </li>
      ))}
    </ul>
  )
}

function sentenceOf(cell: StatisticsCell, words: Speech): string {
  const { t, count } = words
  const { won, lost, tied } = cell
  if (won + lost === 0) {
    return tied === 0
      ? t('No trade won or lost.')
      : t('No trade won or lost, and {count} refunded.', { count: count(tied) })
  }
  const shares = wonShareText({ won, lost, effective: won + lost, breakEven: breakEvenOf(cell) }, words)
  return tied === 0 ? `${shares}.` : t('{shares}, and {count} refunded.', { shares, count: count(tied) })
}

/** How far the interval reaches from break-even. */
function distanceOf(cell: StatisticsCell): number {
  const n = cell.won + cell.lost
  if (n < shareFrom) return 0
  const { low, high } = wilsonInterval(cell.won / n, n)
  const tick = breakEvenOf(cell)
  return Math.max(Math.abs(low - tick), Math.abs(high - tick))
}

/**
 * The interval on the scale of all rows, with break-even in the middle; of few trades, one mark for each. Decorative: the
 * sentence says the same.
 */
function CellRuler({ cell, reach }: { cell: StatisticsCell; reach: number }) {
  const n = cell.won + cell.lost
  if (n < shareFrom) return <TradeMarks won={cell.won} lost={cell.lost} />
  const share = cell.won / n
  const { low, high } = wilsonInterval(share, n)
  const tick = breakEvenOf(cell)
  const at = (value: number) => 50 + (50 * (value - tick)) / reach
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block min-w-0 overflow-hidden">
      <rect y="6" width="100%" height="4" rx="2" className="fill-s3" />
      <rect
        x={`${at(low).toFixed(2)}%`}
        y="6"
        width={`${(at(high) - at(low)).toFixed(2)}%`}
        height="4"
        rx="2"
        className="fill-text-3"
      />
      <circle cx={`${at(share).toFixed(2)}%`} cy="8" r="4" className="fill-text" />
      <rect x="50%" y="0" width="1.5" height="16" className="fill-signal" />
    </svg>
  )
}

const markStep = 100 / (shareFrom - 1)

function TradeMarks({ won, lost }: { won: number; lost: number }) {
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block min-w-0 overflow-hidden">
      {Array.from({ length: won + lost }, (_, place) => (
        <rect
          key={place}
          x={`${(place * markStep).toFixed(2)}%`}
          y="4"
          width={`${(markStep * 0.6).toFixed(2)}%`}
          height="8"
          rx="1"
          className={place < won ? 'fill-up' : 'fill-down'}
        />
      ))}
    </svg>
  )
}
