import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CandleFileError, type CandleSet } from '../candle-set.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { packCandles } from '../pack.ts'
import { randomWalk } from '../random-walk.ts'
import { readCandleFile } from '../read-candle-file.ts'
import { readPiece } from './read-recording.ts'
import { checksumOf, pointsOfCandle, recordingFrame, recordingHead } from './recording-frame.ts'
import { recordingOf } from './recording-of.ts'

const walk = randomWalk({ candles: 500, seed: 3 })

/** The set that is read from a recording, with times in UTC. */
const recorded = (set: CandleSet): CandleSet => ({ ...set, offset: { kind: 'fixed', offsetS: 0 }, source: 'packed' })

test('a recording is read like any candle file, and is the history that was recorded', async () => {
  const { set, guesses, checks } = await readCandleFile(recordingOf(walk), 'x.strator')

  expect(set).toEqual(recorded(walk))
  expect([guesses.format, checks.candles]).toEqual(['Stratomate recording', 500])
  expect(await fingerprintOf(set)).toBe(await fingerprintOf(recorded(walk)))
})

test('pieces one after the other are one history, and what was sent twice is there once', async () => {
  const [first, second] = [recordingOf(walk, 0, 300), recordingOf(walk, 250, 500)]
  const { set } = await readCandleFile(Buffer.concat([first, second]), 'x')

  expect(set.columns).toEqual(walk.columns)
})

test('wherever a write was cut, whole candles before it and pieces after it are read', () => {
  const [piece, next] = [recordingOf(walk, 0, 100), recordingOf(walk, 100, 200)]
  const headBytes = recordingHead(walk).length
  fc.assert(
    fc.property(fc.integer({ min: headBytes, max: piece.length }), fc.uint8Array({ maxLength: 9 }), (cut, torn) => {
      const read = readPiece(Buffer.concat([piece.subarray(0, cut), torn]))
      const kept = read?.candles.minute.length ?? 0
      expect(read?.candles.minute).toEqual(Array.from(walk.columns.time.subarray(0, kept), (timeS) => timeS / 60))
      // Random bytes that happen to be those of the file are no damage.
      const differing = torn.findIndex((byte, place) => byte !== piece[cut + place])
      expect(read?.endsAt).toBeLessThanOrEqual(cut + (differing === -1 ? torn.length : differing))
    }),
  )
  const zeros = new Uint8Array(20)
  return expect(readCandleFile(Buffer.concat([piece.subarray(0, -3), zeros, next]), 'x')).resolves.toMatchObject({
    checks: { candles: 199 },
  })
})

test('a flipped bit ends what is read, and never gives another price', async () => {
  const file = recordingOf(walk)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: file.length * 8 - 1 }), async (bit) => {
      const changed = file.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const read = await readCandleFile(changed, 'x').catch((error: unknown) => error)
      // Safe: an answer that is not an error is what was read.
      const { columns } = read instanceof CandleFileError ? walk : (read as { set: CandleSet }).set
      expect(columns.close).toEqual(walk.columns.close.subarray(0, columns.close.length))
    }),
    { numRuns: 150 },
  )
})

test('a candle that is none of ours is not recorded', () => {
  const candle = { timeS: 1_200, open: 1.1, high: 1.2, low: 1, close: 1.15, volume: 3 }
  const frameOf = (change: object) => recordingFrame({ ...candle, ...change }, null, { digits: 5 })

  expect(frameOf({})).not.toBeNull()
  for (const change of [{ open: 1.100_001 }, { timeS: 1_230 }, { high: 1.1 }, { low: 1.12 }, { close: 0 }])
    expect(frameOf(change)).toBeNull()
})

test('a year of minutes takes a few megabytes, appended candle by candle', async () => {
  const month = randomWalk({ candles: 30_000, seed: 5 })
  const bytesPerCandle = recordingOf(month).length / 30_000

  expect(bytesPerCandle).toBeLessThan(13)
  expect((await packCandles(month)).length).toBeLessThan(30_000 * bytesPerCandle)
  expect(pointsOfCandle({ timeS: 60, open: 1, high: 1, low: 1, close: 1, volume: 0 }, 0)?.minute).toBe(1)
})

test('the checksum is CRC-16 as others compute it', () => {
  expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0x29b1)
})
