import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CandleSet } from './candle-set.ts'
import { fingerprintOf } from './fingerprint.ts'
import { packCandles, unpackCandles } from './pack.ts'
import { randomWalk } from './random-walk.ts'

const walk = randomWalk({ candles: 500, seed: 3 })

test('a packed history is the same history', async () => {
  expect(await unpackCandles(await packCandles(walk))).toEqual(walk)
})

test('a flipped bit anywhere is refused', async () => {
  const packed = await packCandles(walk)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: packed.length * 8 - 1 }), async (bit) => {
      const changed = packed.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const read = await unpackCandles(changed).catch((error: unknown) => error)
      // Volume and source do not count in the hash of a history.
      const what = read instanceof Error ? read.name : await fingerprintOf(read as CandleSet)
      expect(['CandleFileError', await fingerprintOf(walk)]).toContain(what)
    }),
    { numRuns: 150 },
  )
})

test('a cut file is refused', async () => {
  const packed = await packCandles(walk)

  await expect(unpackCandles(packed.subarray(0, packed.length - 1))).rejects.toThrow('The packed file is damaged')
  await expect(unpackCandles(packed.subarray(0, 10))).rejects.toThrow('its beginning is wrong')
})

test('a fingerprint does not depend on volume or source, and does on every price and time', async () => {
  const own = await fingerprintOf(walk)
  const changed = (change: (columns: CandleSet['columns']) => void): CandleSet => {
    const copy = structuredClone(walk)
    change(copy.columns)
    return copy
  }

  expect(await fingerprintOf({ ...changed(({ volume }) => volume.fill(7)), source: 'mt5' })).toBe(own)
  expect(await fingerprintOf(changed(({ low }) => (low[400] = (low[400] ?? 0) - 0.00001)))).not.toBe(own)
  expect(await fingerprintOf(changed(({ time }) => (time[499] = (time[499] ?? 0) + 60)))).not.toBe(own)
  expect(await fingerprintOf({ ...walk, symbol: 'OTHER' })).not.toBe(own)
})

test('the fingerprint is SHA-256 of the documented bytes', async () => {
  const one = { ...walk, symbol: 'A', columns: columnsOf([[120, 1.5, 2, 1, 1.75]]), digits: 2 }
  const numbers = Buffer.alloc(20)
  for (const [index, value] of [150, 200, 100, 175, 0].entries()) numbers.writeInt32LE(value, index * 4)
  const bytes = Buffer.concat([Buffer.from('A|60|2|0\n'), numbers])
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')

  expect(await fingerprintOf(one)).toBe(hash)
})

function columnsOf(rows: readonly (readonly [number, number, number, number, number])[]): CandleSet['columns'] {
  const column = (place: 0 | 1 | 2 | 3 | 4) => Float64Array.from(rows, (row) => row[place])
  return {
    time: column(0),
    open: column(1),
    high: column(2),
    low: column(3),
    close: column(4),
    volume: new Float64Array(rows.length),
  }
}
