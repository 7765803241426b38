import { brokerIds, brokers } from '@stratomate/contracts/brokers/brokers'
import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import type { StatisticsCell, StatisticsDimension } from '@stratomate/contracts/statistics/schemas'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { englishSpeech, type Speech } from '#lab-ui/language/speech.ts'
import { orderLabels, timeframeName } from '@stratomate/domain/trading/trade-names'

export const dimensionLabels = {
  hour: 'Hour (UTC)',
  weekday: 'Weekday (UTC)',
  symbol: 'Symbol',
  indicator: 'Indicator',
  timeframe: 'Timeframe',
  expiry: 'Expiry',
  side: 'Side',
  broker: 'Broker',
  source: 'Source',
} as const satisfies Record<StatisticsDimension, string>

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const byHandLabel = 'By hand'
const sourceLabels = { charts: 'Indicators of charts', by_hand: byHandLabel } as const

type Named = Pick<StatisticsCell, 'dimension' | 'value'>

/** A value as people name it. */
export function cellLabel({ dimension, value }: Named, { t } = englishSpeech): string {
  switch (dimension) {
    case 'hour':
      return t('{from} to {to}', { from: `${value.padStart(2, '0')}:00`, to: `${value.padStart(2, '0')}:59` })
    case 'weekday':
      return weekdayName(value, t)
    case 'indicator':
      return value === 'by_hand' ? t(byHandLabel) : indicatorName(value)
    case 'timeframe':
      return timeframeName(Number(value))
    case 'expiry':
      return lengthText(Number(value))
    case 'side':
      return value === 'buy' || value === 'sell' ? orderLabels[value] : value
    case 'broker':
      return brokerName(value)
    case 'source':
      return value === 'charts' || value === 'by_hand' ? t(sourceLabels[value]) : value
    case 'symbol':
      return value
    default:
      return dimension satisfies never
  }
}

/**
 * Values with a natural order keep it, weekdays from the first of the reader's week; others are sorted by the count of
 * trades, never by profit.
 */
export function sortCells(cells: readonly StatisticsCell[], weekStart: WeekStart = 'monday'): StatisticsCell[] {
  const first = { monday: 1, saturday: 6, sunday: 7 }[weekStart]
  const placeInWeek = (weekday: string) => (Number(weekday) - first + 7) % 7
  const ordered = new Set<StatisticsDimension>(['hour', 'timeframe', 'expiry'])
  return cells.toSorted((one, other) => {
    if (one.dimension === 'weekday') return placeInWeek(one.value) - placeInWeek(other.value)
    if (ordered.has(one.dimension)) return Number(one.value) - Number(other.value)
    return tradesOf(other) - tradesOf(one) || one.value.localeCompare(other.value)
  })
}

export function tradesOf({ won, lost, tied }: Pick<StatisticsCell, 'won' | 'lost' | 'tied'>): number {
  return won + lost + tied
}

function lengthText(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

function weekdayName(value: string, t: Speech['t']): string {
  const name = weekdays[Number(value) - 1]
  return name === undefined ? value : t(name)
}

function brokerName(value: string): string {
  const id = brokerIds.find((known) => known === value)
  return id === undefined ? value : brokers[id].name
}
