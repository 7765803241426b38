import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { sma } from './sma.ts'
import { standardDeviation } from './standard-deviation.ts'

export type BollingerBands = { readonly middle: Column; readonly upper: Column; readonly lower: Column }
export type BollingerShape = { readonly period: number; readonly width: number }

/** Bollinger bands (John Bollinger): the simple average and `width` standard deviations of the population around it. */
export function bollinger(sheet: Sheet, source: Column, { period, width }: BollingerShape): BollingerBands {
  const middle = sma(sheet, source, period)
  const deviation = standardDeviation(sheet, source, { mean: middle, period })
  const upper = sheet.addColumn(middle)
  const lower = sheet.addColumn(middle)
  sheet.addFormula({
    start: middle.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const distance = width * deviation.at(row)
        upper.set(row, middle.at(row) + distance)
        lower.set(row, middle.at(row) - distance)
      }
    },
  })
  return { middle, upper, lower }
}
