import type { Column, ColumnBeginning } from '../column.ts'
import { rowsPerRenewal, type Seed, type Sheet } from '../sheet.ts'
import { averageOfFive } from './average-of-five.ts'
import { averageOfThree } from './average-of-three.ts'
import { surplusOf } from './arithmetic/mean-of.ts'

/**
 * Simple moving average. Computes `formulas/simple-average.ts` 8 times as fast. A running sum holds the distances
 * from an anchor price. When the whole window has rested, the price becomes the anchor and the sum 0, so the average
 * of a resting price is exactly that price.
 */
export function sma(sheet: Sheet, source: Column, period: number): Column {
  if (period === 3) return averageOfThree(sheet, source)
  return period === 5 ? averageOfFive(sheet, source) : movingAverage(sheet, source, period)
}

function movingAverage(sheet: Sheet, source: Column, period: number): Column {
  const averaged = addAverage(sheet, source, period)
  const { average } = averaged
  sheet.addFormula({
    start: average.start,
    seeds: [averaged.seed],
    each: (from, to) => fillAverage(averaged, from, to),
    both: (from, to) => fillBoth(averaged, from, to),
    step(row) {
      stepWindow(averaged, row)
      average.push(averageNow(averaged))
    },
  })
  return average
}

/** A running sum, and the average that follows from it. */
export type AverageWindow = Window & { readonly average: Column; readonly share: number }

/** Adds the columns of one average; the formula that fills them is the caller's. */
export function addAverage(sheet: Sheet, source: Column, period: number): AverageWindow {
  const average = sheet.addColumn({ start: source.start + period - 1, settled: source.settled + period - 1 })
  const window = addWindow(sheet, source, average)
  const { anchors, sums, seed } = window
  const share = 1 / period
  const set = (row: number): void => {
    seed.set(row)
    average.set(row, anchors.at(row) + sums.at(row) * share)
  }
  return { ...window, average, share, seed: { ...seed, set } }
}

/**
 * The average on the rows `from` to `to` − 1. Rows are summed up as if no window rested, and again where one did: looking
 * for rests is quick only in values that the processor has just read.
 */
export function fillAverage(averaged: AverageWindow, from: number, to: number): void {
  const sum = fillMoving(averaged, from, to)
  if (hasRest(averaged, from, to)) fillResting(averaged, from, to)
  else keepMoving(averaged, { from, to, sum })
}

/** Both stretches of rows in one loop: while one sum waits for its last addition, the other one is added to. */
function fillBoth(averaged: AverageWindow, from: number, to: number): void {
  const laterFrom = from + rowsPerRenewal
  const laterTo = to + rowsPerRenewal
  const { source, average, anchors, sums, period, share } = averaged
  const anchor = anchors.at(from - 1)
  const laterAnchor = anchors.at(laterFrom - 1)
  let sum = sums.at(from - 1)
  let laterSum = sums.at(laterFrom - 1)
  // Arrays that begin where the loop begins: all of them are read at the same index.
  const newest = source.rows.subarray(from, to)
  const oldest = source.rows.subarray(from - period, to - period)
  const result = average.rows.subarray(from, to)
  const laterNewest = source.rows.subarray(laterFrom, laterTo)
  const laterOldest = source.rows.subarray(laterFrom - period, laterTo - period)
  const laterResult = average.rows.subarray(laterFrom, laterTo)
  for (let at = 0; at < newest.length; at += 1) {
    sum += (newest[at] ?? 0) - (oldest[at] ?? 0)
    laterSum += (laterNewest[at] ?? 0) - (laterOldest[at] ?? 0)
    result[at] = anchor + sum * share
    laterResult[at] = laterAnchor + laterSum * share
  }
  if (hasRest(averaged, from, to)) fillResting(averaged, from, to)
  if (hasRest(averaged, laterFrom, laterTo)) fillResting(averaged, laterFrom, laterTo)
  else keepMoving(averaged, { from: laterFrom, to: laterTo, sum: laterSum })
}

/** The average where no whole window rests; returns the running sum of the last row. */
function fillMoving({ source, average, anchors, sums, period, share }: AverageWindow, from: number, to: number) {
  const anchor = anchors.at(from - 1)
  let sum = sums.at(from - 1)
  const newest = source.rows.subarray(from, to)
  const oldest = source.rows.subarray(from - period, to - period)
  const result = average.rows.subarray(from, to)
  for (let at = 0; at < newest.length; at += 1) {
    sum += (newest[at] ?? 0) - (oldest[at] ?? 0)
    result[at] = anchor + sum * share
  }
  return sum
}

/** Keeps the state after rows in which no whole window rested. */
function keepMoving(window: Window, { from, to, sum }: { from: number; to: number; sum: number }): void {
  window.anchors.set(to - 1, window.anchors.at(from - 1))
  window.sums.set(to - 1, sum)
  window.repeats.set(to - 1, to - firstOfLast(window.source.rows, beginningOfRest(window, from), to))
}

function fillResting(
  { source, average, anchors, sums, repeats, period, share }: AverageWindow,
  from: number,
  to: number,
) {
  const values = source.rows
  const result = average.rows
  let anchor = anchors.at(from - 1)
  let sum = sums.at(from - 1)
  let times = repeats.at(from - 1) | 0
  for (let row = from; row < to; row += 1) {
    const newest = values[row] ?? 0
    sum += newest - (values[row - period] ?? 0)
    times = newest === values[row - 1] ? times + 1 : 1
    if (times >= period) {
      anchor = newest
      sum = 0
    }
    result[row] = anchor + sum * share
  }
  anchors.set(to - 1, anchor)
  sums.set(to - 1, sum)
  repeats.set(to - 1, times)
}

/**
 * Whether a whole window rests on one of these rows. Then `period` − 1 consecutive rows equal the one before. Of so many
 * rows one is looked at where the row before it is such a row too: two in a line are rare enough for a processor to
 * guess that there are none.
 */
function hasRest(window: Window, from: number, to: number): boolean {
  const { period } = window
  if (period < 3) return true
  const values = window.source.rows
  const begin = beginningOfRest(window, from)
  for (let row = from; row < to; row += (period - 2) | 0) {
    const value = values[row]
    if (!(Number(value === values[row - 1]) & Number(value === values[row - 2]))) continue
    let end = row + 1
    while (end < to && values[end] === value) end += 1
    if (end - firstOfLast(values, begin, end) >= period) return true
  }
  return false
}

/** The row before `from` on which its rest began, as far as a window looks back. */
function beginningOfRest({ repeats, period }: Window, from: number): number {
  const times = repeats.at(from - 1) | 0
  return from - (times < period ? times : period)
}

/** The first row of those before `end`, from `begin` on, that are all like the last of them. */
function firstOfLast(values: Float64Array, begin: number, end: number): number {
  let first = end - 1
  while (first > begin && values[first] === values[first - 1]) first -= 1
  return first
}

/** The average as of the last step of its running sum. */
export function averageNow({ anchors, sums, share }: AverageWindow): number {
  return anchors.now + sums.now * share
}

/**
 * A fast simple average less a slow one of the same source, in one loop. Computes `formulas/simple-average.ts` 12
 * times as fast.
 */
export function smaSpread(
  sheet: Sheet,
  source: Column,
  { fast, slow }: { readonly fast: number; readonly slow: number },
): Column {
  const spread = sheet.addColumn({ start: source.start + slow - 1, settled: source.settled + slow - 1 })
  const one = addWindow(sheet, source, { start: source.start + fast - 1, settled: spread.settled })
  const two = addWindow(sheet, source, spread)
  const shareOne = 1 / fast
  const shareTwo = 1 / slow
  const set = (row: number): void => {
    two.seed.set(row)
    const distance = one.anchors.at(row) - two.anchors.at(row)
    spread.set(row, distance + (one.sums.at(row) * shareOne - two.sums.at(row) * shareTwo))
  }
  sheet.addFormula({
    start: one.seed.start,
    seeds: [one.seed, { ...two.seed, set }],
    each(from, to) {
      const values = source.rows
      const result = spread.rows
      let anchorOne = one.anchors.at(from - 1)
      let anchorTwo = two.anchors.at(from - 1)
      let sumOne = one.sums.at(from - 1)
      let sumTwo = two.sums.at(from - 1)
      let timesOne = one.repeats.at(from - 1) | 0
      let timesTwo = two.repeats.at(from - 1) | 0
      let before = values[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const newest = values[row] ?? 0
        const isSame = -Number(newest === before)
        sumOne += newest - (values[row - one.period] ?? 0)
        sumTwo += newest - (values[row - two.period] ?? 0)
        timesOne = (timesOne & isSame) + 1
        timesTwo = (timesTwo & isSame) + 1
        if (timesOne >= one.period) {
          anchorOne = newest
          sumOne = 0
        }
        if (timesTwo >= two.period) {
          anchorTwo = newest
          sumTwo = 0
        }
        result[row] = anchorOne - anchorTwo + (sumOne * shareOne - sumTwo * shareTwo)
        before = newest
      }
      one.anchors.set(to - 1, anchorOne)
      two.anchors.set(to - 1, anchorTwo)
      one.sums.set(to - 1, sumOne)
      two.sums.set(to - 1, sumTwo)
      one.repeats.set(to - 1, timesOne)
      two.repeats.set(to - 1, timesTwo)
    },
    step(row) {
      stepWindow(one, row)
      stepWindow(two, row)
      spread.push(one.anchors.now - two.anchors.now + (one.sums.now * shareOne - two.sums.now * shareTwo))
    },
  })
  return spread
}

/** What a running sum remembers: its anchor, the sum of the distances from it, and for how long the source has rested. */
export type Window = {
  readonly source: Column
  readonly period: number
  readonly anchors: Column
  readonly sums: Column
  readonly repeats: Column
  readonly seed: Seed
}

/** Adds the columns of one running sum; the formula that fills them is the caller's. */
function addWindow(sheet: Sheet, source: Column, beginning: ColumnBeginning): Window {
  const anchors = sheet.addColumn(beginning)
  const sums = sheet.addColumn(beginning)
  const repeats = sheet.addColumn(beginning)
  const period = source.keep(beginning.start - source.start + 1)
  const set = (row: number): void => {
    anchors.set(row, source.at(row))
    sums.set(row, surplusOf(source, row, period))
    repeats.set(row, 1)
  }
  return { source, period, anchors, sums, repeats, seed: { start: beginning.start, set, isRenewed: true } }
}

/** Moves a running sum on by one row. */
export function stepWindow({ source, period, anchors, sums, repeats }: Window, row: number): void {
  const newest = source.now
  const sum = sums.now + (newest - source.recall(row, period))
  const times = newest === source.before ? repeats.now + 1 : 1
  const isResting = times >= period
  if (isResting) anchors.now = newest
  sums.now = isResting ? 0 : sum
  repeats.now = times
}
