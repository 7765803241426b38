import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { rowsPerPiece, rowsPerRenewal, Sheet } from './sheet.ts'
import { rest, steps } from './testing/hand-made.ts'

const pricesAt = (close: number) => ({ open: close, high: close, low: close, close })

/** The sum of all closes so far: a formula with a starting value that reads the row before. */
function sumOfCloses(sheet: Sheet, isRenewed = false): Column {
  const { close } = sheet
  const sum = sheet.addColumn(close)
  sheet.addFormula({
    start: 0,
    seeds: [{ start: 0, isRenewed, set: (row) => sum.set(row, close.at(row)) }],
    each(from, to) {
      for (let row = from; row < to; row += 1) sum.set(row, sum.at(row - 1) + close.at(row))
    },
    step: () => sum.push(sum.now + close.now),
  })
  return sum
}

/** The last value after each of these closes. */
function sumBy(sheet: Sheet, sum: Column, closes: readonly number[]): number {
  for (const close of closes) {
    if (sheet.isFull) sheet.makeRoom()
    sheet.putCandle(pricesAt(close))
    sheet.calculate(1)
    sheet.commit(1)
  }
  return sum.at(sheet.row - 1)
}

test('a formula finds the row before, also after its rows have moved to the top', () => {
  const sheet = new Sheet()
  const sum = sumOfCloses(sheet)
  sheet.layOut(3)

  expect(sumBy(sheet, sum, steps(10, 1, 1))).toBe(55)
  expect(sheet.candles).toBe(10)
})

test('computing a row twice gives the same row, so a candle can be looked at before it closes', () => {
  const sheet = new Sheet()
  const sum = sumOfCloses(sheet)
  sheet.layOut(8)
  sumBy(sheet, sum, [1, 2])
  const look = (close: number) => {
    sheet.putCandle(pricesAt(close))
    sheet.calculate(1)
    return sum.at(sheet.row)
  }

  expect([look(10), look(20), look(10)]).toEqual([13, 23, 13])
  expect(sumBy(sheet, sum, [4])).toBe(7)
})

test('only the prices that a formula asks for are kept', () => {
  const sheet = new Sheet()
  sumOfCloses(sheet)

  expect(sheet.columns).toHaveLength(2)
  expect(
    sheet.pricesOf({
      open: new Float64Array(1),
      high: new Float64Array(1),
      low: new Float64Array(1),
      close: new Float64Array(1),
    }),
  ).toHaveLength(1)
})

test('a column that comes after the sheet is laid out is refused', () => {
  const sheet = new Sheet()
  sumOfCloses(sheet)
  sheet.layOut(1)

  expect(() => sheet.high).toThrow('before the sheet is laid out')
})

test('a renewed seed starts a running sum again every so many candles', () => {
  const sums = [false, true].map((isRenewed) => {
    const sheet = new Sheet()
    const sum = sumOfCloses(sheet, isRenewed)
    sheet.layOut(64)
    return sumBy(sheet, sum, rest(rowsPerRenewal + 2, 1))
  })

  expect(sums).toEqual([rowsPerRenewal + 2, 2])
})

test('a renewed seed begins in the middle of many rows too, and both halves of a piece may be computed together', () => {
  const computed: [string, number, number][] = []
  const sheet = new Sheet()
  sheet.addColumn(sheet.close)
  sheet.addFormula({
    start: 0,
    seeds: [{ start: 0, isRenewed: true, set: (row) => void computed.push(['seed', row, row]) }],
    each: (from, to) => void computed.push(['each', from, to]),
    both: (from, to) => void computed.push(['both', from, to]),
  })
  sheet.layOut(rowsPerPiece)
  const history = sheet.row
  for (const count of [rowsPerPiece, rowsPerPiece, rowsPerPiece - 1]) {
    if (sheet.isFull) sheet.makeRoom()
    sheet.calculate(count)
    sheet.commit(count)
  }
  const seededAt = (row: number) => [
    ['each', row, row + 1],
    ['seed', row, row],
  ]
  const middle = history + rowsPerRenewal
  const end = history + rowsPerPiece

  // The first piece contains the beginning of the history, and the last one is not full.
  expect(computed).toEqual([
    ...seededAt(history),
    ['each', history + 1, middle],
    ...seededAt(middle),
    ['each', middle + 1, end],
    ['seed', history, history],
    ['seed', middle, middle],
    ['both', history + 1, middle],
    ...seededAt(history),
    ['each', history + 1, middle],
    ...seededAt(middle),
    ['each', middle + 1, end - 1],
  ])
})

describe('steps', () => {
  const begun = () => {
    const sheet = new Sheet()
    const sum = sumOfCloses(sheet)
    sheet.layOut(16)
    sumBy(sheet, sum, [1, 2])
    sheet.beginSteps()
    return { sheet, sum }
  }

  test('go on from the last row and give back to it', () => {
    const { sheet, sum } = begun()
    for (const close of [3, 4]) sheet.step(pricesAt(close))
    expect([sheet.canStep, sum.now]).toEqual([true, 10])
    sheet.endSteps()

    expect(sumBy(sheet, sum, [5])).toBe(15)
  })

  test('end with the rows', () => {
    const { sheet } = begun()
    while (sheet.canStep) sheet.step(pricesAt(1))

    expect(sheet.isFull).toBe(true)
  })

  test('are not used while a formula has none', () => {
    const sheet = new Sheet()
    const sum = sumOfCloses(sheet)
    sheet.addFormula({ start: 0, each: () => undefined })
    sheet.layOut(16)
    sumBy(sheet, sum, [1, 2])
    sheet.beginSteps()

    expect(sheet.canStep).toBe(false)
  })

  test('of several formulas can be joined into one, in their order', () => {
    const said: string[] = []
    const sheet = new Sheet()
    const { close } = sheet
    for (const name of ['first', 'second'])
      sheet.addFormula({ start: 0, each: () => undefined, step: () => void said.push(name) })
    sheet.joinSteps(2, ([first, second]) => (row) => {
      said.push('joined')
      first(row)
      second(row)
    })
    sheet.layOut(4)
    sheet.commit(1)
    sheet.beginSteps()
    sheet.step(pricesAt(1))

    expect(said).toEqual(['joined', 'first', 'second'])
    expect(close.now).toBe(1)
  })
})
