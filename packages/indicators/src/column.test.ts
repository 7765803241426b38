import { expect, test } from 'vitest'
import { Column } from './column.ts'

const columnOf = (...rows: number[]) => {
  const column = new Column({ start: 2, settled: 5 })
  column.rows = Float64Array.from(rows)
  return column
}

test('a value that is not there is NaN for formulas and null for people', () => {
  const column = columnOf(Number.NaN, 7)

  expect([column.at(0), column.at(1), column.at(2), column.at(-1)]).toEqual([Number.NaN, 7, Number.NaN, Number.NaN])
  expect(column.value).toBeNull()
  column.push(7)
  expect(column.value).toBe(7)
})

test('a push keeps the value before', () => {
  const column = columnOf()
  column.push(1)
  column.push(2)

  expect([column.before, column.now]).toEqual([1, 2])
})

test('a step recalls an old row and writes the current value for later steps', () => {
  const column = columnOf(10, 11, 0)
  column.push(12)

  expect(column.recall(2, 2)).toBe(10)
  expect([...column.rows]).toEqual([10, 11, 12])
})

test('the longest look back decides how many rows are kept; only that of a step makes steps write rows', () => {
  const column = columnOf()
  column.keepForSeed(9)
  expect([column.depth, column.isKept]).toEqual([9, false])
  expect(column.keep(4.0)).toBe(4)
  expect([column.depth, column.isKept]).toEqual([9, true])
})
