import type { Column } from '../column.ts'
import type { Sheet, Step } from '../sheet.ts'
import { averageOfFive, stepAverageOfFive } from '../kernels/average-of-five.ts'
import { delayed } from '../kernels/delayed.ts'
import { type Reversals, reversals, stepReversals } from '../kernels/turns/reversals.ts'
import { sma } from '../kernels/sma.ts'

export type GreenLineShape = { readonly period: number; readonly shift: number; readonly closes: number }
export type GreenLine = { readonly line: Column; readonly addTurns: () => Column }

/** A simple average displaced forward by `shift` candles, and on demand the reversals of the closes around it. */
export function greenLine(sheet: Sheet, { period, shift, closes }: GreenLineShape): GreenLine {
  const { close } = sheet
  const isShort = period === 5
  const line = isShort ? averageOfFive(sheet, close, shift) : delayed(sheet, sma(sheet, close, period), shift)
  const addTurns = (): Column => {
    const sides = reversals(sheet, { one: close, other: line, candles: closes })
    if (isShort) sheet.joinSteps(2, () => shortStep(sides, shift | 0))
    return sides.turns
  }
  return { line, addTurns }
}

/**
 * The step for the period of the catalogue: functions in place of closures, and what it closes over are parameters, of
 * which the engine knows that they have a value. Either saves it a tenth of the time.
 */
function shortStep(sides: Reversals, delay: number): Step {
  return (row) => {
    const { one: close, other: line } = sides
    const base = stepAverageOfFive(close, row, delay)
    line.now = base
    stepReversals(sides, close.now, base)
  }
}
