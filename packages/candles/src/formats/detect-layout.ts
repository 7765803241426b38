import { CandleFileError, type CandleSource } from '../candle-set.ts'
import type { ClockShape } from './read-clock.ts'

/** Where the columns of a file are, counted from 0, and how its time is written. */
export type Layout = {
  readonly source: Exclude<CandleSource, 'packed' | 'sample'>
  /** The name for people. */
  readonly label: string
  readonly separator: number
  readonly hasHeader: boolean
  readonly cells: number
  readonly clock: ClockShape
  readonly time: number
  /** The cell of the time of day, where it is separate from the date. */
  readonly timeOfDay: number | null
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

const headBytes = 4_096
const separators = ['\t', ';', ','] as const

/**
 * Recognises a file by its first two rows. Throws a CandleFileError that says what was found instead, and names the
 * missing column.
 */
export function detectLayout(bytes: Uint8Array): Layout {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  const [first = '', second = ''] = head.split('\n').map((row) => row.trim())
  const separator = separators.find((mark) => first.split(mark).length >= 5) ?? null
  if (separator === null) throw new CandleFileError(1, `"${first.slice(0, 40)}" is not a row of a candle file.`)
  const cells = first.split(separator).map((cell) => cell.trim().replaceAll('"', ''))
  const places = { separator: separator.charCodeAt(0), cells: cells.length }
  if (/^\d/u.test(first)) return headless(cells, places)
  return headed(
    cells.map((cell) => cell.replaceAll(/[<>]/gu, '').toLowerCase()),
    second.split(separator)[0]?.trim().replaceAll('"', '') ?? '',
    places,
  )
}

type Places = Pick<Layout, 'separator' | 'cells'>

function headless(cells: readonly string[], places: Places): Layout {
  const [first = '', second = ''] = cells
  const isAscii = /^\d{8} \d{6}$/u.test(first)
  const common = { ...places, hasHeader: false, source: 'histdata' } as const
  if (isAscii && cells.length === 6) {
    return { ...common, label: 'HistData ASCII', clock: 'compact', time: 0, timeOfDay: null, ...pricesFrom(1) }
  }
  if (/^\d{4}\.\d{2}\.\d{2}$/u.test(first) && /^\d{2}:\d{2}$/u.test(second) && cells.length === 7) {
    return {
      ...common,
      label: 'HistData for MetaTrader',
      clock: 'date_and_time',
      time: 0,
      timeOfDay: 1,
      ...pricesFrom(2),
    }
  }
  throw new CandleFileError(1, 'there is no header, and the columns are not those of HistData.')
}

function pricesFrom(first: number): Pick<Layout, 'open' | 'high' | 'low' | 'close' | 'volume'> {
  return { open: first, high: first + 1, low: first + 2, close: first + 3, volume: first + 4 }
}

function headed(names: readonly string[], firstTime: string, places: Places): Layout {
  const find = (name: string): number => {
    const place = names.indexOf(name)
    if (place === -1) throw new CandleFileError(1, `the column "${name}" is missing in the header.`)
    return place
  }
  const optional = (wanted: readonly string[]): number | null => {
    const place = names.findIndex((name) => wanted.includes(name))
    return place === -1 ? null : place
  }
  const common = {
    ...places,
    hasHeader: true,
    open: find('open'),
    high: find('high'),
    low: find('low'),
    close: find('close'),
  }
  if (names.includes('date')) {
    const timeOfDay = optional(['time'])
    const clock = timeOfDay === null ? 'date' : 'date_and_time'
    const volume = optional(['tickvol', 'vol'])
    return { ...common, source: 'mt5', label: 'MetaTrader 5', clock, time: find('date'), timeOfDay, volume }
  }
  const volume = optional(['volume'])
  const isDukascopy = names.some((name) => name === 'timestamp' || /^(?:gmt|local) time$/u.test(name))
  const time = isDukascopy ? names.findIndex((name) => /time/u.test(name)) : find('time')
  const shape = { time, timeOfDay: null, volume, clock: clockOf(firstTime) }
  if (isDukascopy) return { ...common, ...shape, source: 'dukascopy', label: 'Dukascopy' }
  return { ...common, ...shape, source: 'tradingview', label: 'TradingView' }
}

function clockOf(time: string): ClockShape {
  if (/^\d{9,13}$/u.test(time)) return 'unix'
  if (/^\d{2}\.\d{2}\.\d{4}/u.test(time)) return 'day_first'
  if (/^\d{4}-\d{2}-\d{2}/u.test(time)) return 'iso'
  throw new CandleFileError(2, `"${time.slice(0, 40)}" is not a date and time.`)
}
