import type { Batch } from '@stratomate/indicators'
import type { ProgramRun } from './run-program.ts'

/** The terminal's mark for "nothing here". */
const empty = Number.MAX_VALUE
const relativeMax = 1e-9

export type Comparison = {
  signals: number
  /** Candles whose side differs, and values of lines that differ or that only one of the two has. */
  wrongSides: number[]
  wrongValues: string[]
}

/** Compares what a program left in its buffers with its definition, on closed candles. */
export function compareRun({ buffers }: ProgramRun, expected: Batch): Comparison {
  const [buys = new Float64Array(), sells = new Float64Array(), ...lines] = buffers
  const closed = expected.signals.length - 1
  const rows = Array.from({ length: closed }, (_, row) => row)
  const sideOf = (row: number): number => Number(buys[row] !== empty) - Number(sells[row] !== empty)
  const wrongSides = rows.filter((row) => sideOf(row) !== expected.signals[row])
  const wrongValues = Object.entries<Float64Array>(expected.lines).flatMap(([name, values], index) => {
    const found = lines[index] ?? new Float64Array()
    const wrong = rows.filter((row) => !isClose(found[row] ?? Number.NaN, values[row] ?? Number.NaN))
    return wrong.map((row) => `${name}[${row}]: ${found[row]} instead of ${values[row]}`)
  })
  return { signals: expected.signals.filter((side) => side !== 0).length, wrongSides, wrongValues }
}

function isClose(found: number, expected: number): boolean {
  if (Number.isNaN(expected)) return found === empty
  return Math.abs(found - expected) <= relativeMax * Math.abs(expected)
}
