import { type Candle, candleColumns, type Indicator, indicators } from '@stratomate/indicators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RepaintWatch } from './repaint-watch.ts'

const side = fc.constantFrom<1 | 0 | -1>(1, 0, -1)
const anyChange = fc.record({ bar: fc.nat({ max: 30 }), side, was: side })

test('each way of changing counts once for each candle, and each indicator has its own counts', () => {
  const watch = new RepaintWatch(null)

  expect(watch.take('a(1)', 'feed', { bar: 60, side: 0, was: 1 })).toBe('vanished')
  expect(watch.take('a(1)', 'feed', { bar: 120, side: -1, was: 0 })).toBe('late')
  expect(watch.take('a(1)', 'feed', { bar: 180, side: -1, was: 1 })).toBe('flipped')
  expect(watch.take('a(1)', 'feed', { bar: 180, side: 1, was: -1 })).toBeNull()
  expect(watch.take('a(1)', 'other feed', { bar: 180, side: 1, was: -1 })).toBe('flipped')
  expect(watch.counts('a(1)')).toEqual({ vanished: 1, late: 1, flipped: 2 })
  expect(watch.proofs('a(1)')).toBe(4)
  expect(watch.proofs('a(2)')).toBe(0)
})

test('whatever is told, proofs are the candles that changed, and they survive a restart', () => {
  fc.assert(
    fc.property(fc.array(anyChange), (changes) => {
      const watch = new RepaintWatch(null)
      for (const change of changes) watch.take('x', 'feed', change)
      const changed = new Set(changes.filter((change) => change.side !== change.was).map(({ bar }) => bar))

      expect(watch.proofs('x')).toBe(changed.size)
      const again = new RepaintWatch(watch.kept())
      expect(again.counts('x')).toEqual(watch.counts('x'))
      for (const change of changes) expect(again.take('x', 'feed', change)).toBeNull()
    }),
  )
})

test.each([
  null,
  '',
  'no json',
  '{}',
  '[1]',
  '[["x",{}]]',
  '[["x",{"vanished":"1","late":0,"flipped":0,"places":[]}]]',
])('a note %j that is none of ours holds nothing against anybody', (note) => {
  expect(new RepaintWatch(note).proofs('x')).toBe(0)
})

test('only so many indicators are kept, and the one that was silent for longest goes first', () => {
  const watch = new RepaintWatch(null)
  for (let index = 0; index < 300; index += 1) watch.take(`i${index}`, 'feed', { bar: 60, side: 0, was: 1 })

  expect(watch.proofs('i0')).toBe(0)
  expect(watch.proofs('i299')).toBe(1)
})

const historyLength = 240
const lookedAt = 50
const step = fc.record({ move: fc.integer({ min: -50, max: 50 }), up: fc.nat({ max: 20 }), down: fc.nat({ max: 20 }) })
const history = fc.array(step, { minLength: historyLength, maxLength: historyLength }).map((steps) => {
  let close = 10_000
  return steps.map(({ move, up, down }, index): Candle => {
    const open = close
    close = Math.max(100, close + move)
    const [high, low] = [Math.max(open, close) + up, Math.max(1, Math.min(open, close) - down)]
    return { time: index * 60, open: open / 1e4, high: high / 1e4, low: low / 1e4, close: close / 1e4, volume: 1 }
  })
})

type SignalsOf = (candles: readonly Candle[]) => ArrayLike<number>

/** Checks the last candles whenever some have closed, as the Expert Advisor does, and returns the proofs. */
function proofsOn(candles: readonly Candle[], signalsOf: SignalsOf): number {
  const watch = new RepaintWatch(null)
  let shown = new Map<number, number>()
  for (let count = 60; count <= candles.length; count += 9) {
    const signals = signalsOf(candles.slice(0, count))
    const seen = new Map<number, number>()
    for (let row = count - lookedAt; row < count; row += 1) {
      const side = sideOf(signals[row])
      const was = sideOf(shown.get(row) ?? side)
      watch.take('x', 'feed', { bar: row * 60, side, was })
      seen.set(row, side)
    }
    shown = seen
  }
  return watch.proofs('x')
}

function sideOf(signal: number | undefined): 1 | 0 | -1 {
  return signal === 1 ? 1 : signal === -1 ? -1 : 0
}

test.each(Object.values<Indicator>(indicators))('$id never counts as repainting, whatever the candles', (indicator) => {
  fc.assert(
    fc.property(history, (candles) => {
      const signalsOf: SignalsOf = (some) => indicator.batch(candleColumns(some), indicator.defaults).signals
      expect(proofsOn(candles, signalsOf)).toBe(0)
    }),
    { numRuns: 5 },
  )
})

test('an indicator that marks the highest candle so far always counts, once another is higher', () => {
  const marksTheTop: SignalsOf = (candles) => {
    const top = Math.max(...candles.map(({ high }) => high))
    return candles.map(({ high }) => (high === top ? -1 : 0))
  }
  const rising = Array.from({ length: historyLength }, (_, index): Candle => {
    const price = 1 + index / 1e3
    return { time: index * 60, open: price, high: price, low: price, close: price, volume: 1 }
  })

  expect(proofsOn(rising, marksTheTop)).toBeGreaterThanOrEqual(3)
})

test('200 indicators are kept, none is forgotten before', () => {
  const watch = new RepaintWatch(null)
  for (let index = 0; index < 200; index += 1) watch.take(`i${index}`, 'feed', { bar: 60, side: 0, was: 1 })
  expect(watch.proofs('i0')).toBe(1)
  watch.take('one more', 'feed', { bar: 60, side: 0, was: 1 })

  expect([watch.proofs('i0'), watch.proofs('i1')]).toEqual([0, 1])
})

const fine = { vanished: 1, late: 2, flipped: 3, places: ['feed 60'] }

test.each<[string, unknown, number]>([
  ['a whole record', ['x', fine], 6],
  ['a record of zeros', ['x', { ...fine, vanished: 0, late: 0, flipped: 0 }], 0],
  ['no pair', { 0: 'x', 1: fine }, 0],
  ['a name that is a number', [7, fine], 0],
  ['nothing behind the name', ['x', null], 0],
  ['a text behind the name', ['x', 'fine'], 0],
  ['a list behind the name', ['x', [1]], 0],
  ['a record without places', ['x', { vanished: 1, late: 2, flipped: 3 }], 0],
  ['places that are no list', ['x', { ...fine, places: 'feed 60' }], 0],
  ['a place that is a number', ['x', { ...fine, places: ['feed 60', 60] }], 0],
  ['a record without one count', ['x', { vanished: 1, late: 2, places: [] }], 0],
  ['a count below zero', ['x', { ...fine, late: -1 }], 0],
  ['a count that is a text', ['x', { ...fine, flipped: '3' }], 0],
])('of a kept note, %s is read as it is or not at all', (_, entry, proofs) => {
  const watch = new RepaintWatch(JSON.stringify([entry, ['whole', fine]]))

  expect(watch.proofs('x')).toBe(proofs)
  expect(watch.proofs('7')).toBe(0)
  expect(watch.counts('whole')).toEqual({ vanished: 1, late: 2, flipped: 3 })
})
