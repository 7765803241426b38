import type { CandleColumns } from '@stratomate/indicators'

/** Where a history came from. `packed` is our own file: from the recorder, from the export script, or saved before. */
export const candleSources = ['mt5', 'histdata', 'dukascopy', 'tradingview', 'packed', 'sample'] as const
export type CandleSource = (typeof candleSources)[number]

/**
 * How far the clock of a file is ahead of UTC. `new_york` is the clock of brokers whose day begins at 17:00 in New York:
 * `winterS` ahead in the winter of the United States and an hour more in their summer.
 */
export type ClockOffset =
  | { readonly kind: 'fixed'; readonly offsetS: number }
  | { readonly kind: 'new_york'; readonly winterS: number }

/**
 * A history and what identifies it. `time` is the opening of a candle in Unix seconds, UTC; prices have `digits`
 * decimals.
 */
export type CandleSet = {
  readonly symbol: string
  readonly timeframeS: number
  readonly digits: number
  /** The clock that the file was written in; the times are already UTC. */
  readonly offset: ClockOffset
  readonly source: CandleSource
  readonly columns: CandleColumns
}

/** A larger file is refused before it is read. */
export const fileBytesMax = 256 * 1024 * 1024
export const candlesMax = 4_000_000
/** Fewer candles are not a history. */
export const candlesMin = 20
/** A price is kept as whole points in 32 bits. */
export const pointsMax = 2_147_483_647
export const digitsMax = 10

/**
 * A file that cannot be used. `row` counts lines from 1, null where the error is not in one row; the message is for
 * people.
 */
export class CandleFileError extends Error {
  override readonly name = 'CandleFileError'
  readonly row: number | null

  constructor(row: number | null, reason: string) {
    super(row === null ? reason : `Row ${row}: ${reason}`)
    this.row = row
  }
}

/** Powers of ten up to 10^10, exact: a library's power may differ between engines. */
export const powersOfTen: readonly number[] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
