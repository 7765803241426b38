import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { Checkbox } from '@stratomate/ui/checkbox'
import { clsx } from 'clsx'
import { useSpeech, type Speech } from '#lab-ui/language/speech.ts'
import { shareFrom, wonShareText } from '#lab-ui/figures/won-share.tsx'
import { TradeMarks } from './trade-marks.tsx'
import { shortWonShareText } from './short-won-share-text.ts'
import { cellLabel, dimensionLabels, sortCells } from './cell-label.ts'

export type CellChoice = { chosen: ReadonlySet<string>; choose: (value: string) => void }

type CellListProps = {
  cells: readonly StatisticsCell[]
  currency: string
  weekStart: WeekStart
  /** The rows that are chosen; null where nothing can be. */
  choice: CellChoice | null
}

/** One row for each value: its picture against break-even, its counts, its money. Break-even is said once where it is about the same in all. */
export function CellList({ cells, currency, weekStart, choice }: CellListProps) {
  const words = useSpeech()
  const { t } = words
  const sorted = sortCells(cells, weekStart)
  const [first] = sorted
  const reach = Math.max(0.05, ...sorted.map(distanceOf)) * 1.1
  const breakEven = sharedBreakEven(sorted, words)
  const isCountsOnly = breakEven !== null && sorted.every(({ won, lost }) => won + lost < shareFrom)
  const columns = isCountsOnly ? 'md:cell-counts-columns' : 'md:cell-columns'
  return (
    <>
      {first === undefined ? null : (
        <div
          aria-hidden="true"
          className={clsx(
            'hidden gap-x-6 border-b border-line px-5 py-2 text-xs font-medium text-text-3 md:grid',
            columns,
          )}
        >
          <span className={clsx(choice !== null && 'pl-8')}>{t(dimensionLabels[first.dimension])}</span>
          <span>
            {breakEven === null ? t('Against break-even') : t('Against break-even, {share}', { share: breakEven })}
          </span>
          <span>{t('Trades')}</span>
          <span className="text-right">{t('Result')}</span>
        </div>
      )}
      {breakEven === null ? null : (
        <p aria-hidden="true" className="px-4 pt-3 text-xs text-text-3 md:hidden">
          {t('Against break-even, {share}', { share: breakEven })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {sorted.map((cell) => (
          <li
            key={cell.value}
            className={clsx('grid gap-x-6 gap-y-1.5 px-4 py-3 md:min-h-12 md:items-center md:px-5 md:py-2', columns)}
          >
            <div className="flex items-center justify-between gap-4 font-medium md:pt-0.5">
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
            <CellText cell={cell} isShort={breakEven !== null} />
            <p className="hidden text-right text-sm font-medium tabular-nums md:block">
              {words.result(cell.profitCents, currency)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** So near to each other are shares that one mark stands for all of them. */
const nearShares = 0.01

/** Break-even as it is written above rows that all have about the same; null where theirs differ. */
function sharedBreakEven(cells: readonly StatisticsCell[], { t, percent }: Speech): string | null {
  const shares = cells.filter(({ won, lost }) => won + lost > 0).map(breakEvenOf)
  const [low, high] = [Math.min(...shares), Math.max(...shares)]
  if (shares.length === 0 || high - low > nearShares) return null
  const [from, to] = [percent(low), percent(high)]
  return from === to ? from : t('{from} to {to}', { from, to })
}

/** The counts of a row; who hears a row without the head above it hears break-even with it. */
function CellText({ cell, isShort }: { cell: StatisticsCell; isShort: boolean }) {
  const words = useSpeech()
  const { won, lost, tied } = cell
  const whole = sentenceOf(cell, words)
  if (!isShort || won + lost === 0) return <p className="text-sm text-text-2 tabular-nums">{whole}</p>
  const shares = shortWonShareText(cell, words)
  return (
    <p className="text-sm text-text-2 tabular-nums">
      <span aria-hidden="true">
        {tied === 0 ? shares : words.t('{shares}, and {count} refunded.', { shares, count: words.count(tied) })}
      </span>
      <span className="sr-only">{whole}</span>
    </p>
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
 * The interval on the scale of all rows, with a tick at break-even; of few trades, one mark for each. Decorative: the
 * sentence says the same.
 */
function CellRuler({ cell, reach }: { cell: StatisticsCell; reach: number }) {
  const n = cell.won + cell.lost
  if (n < shareFrom) return <TradeMarks counts={cell} />
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
