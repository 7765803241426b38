import fc from 'fast-check'
import type { Candle } from '../candle.ts'

/** Candles as a market makes them, and as it does not: gaps, flat stretches, jumps of powers of two. Test material. */
export function arbitraryCandles(lengthMax: number): fc.Arbitrary<Candle[]> {
  const move = fc.oneof(
    { weight: 8, arbitrary: fc.double({ min: -0.01, max: 0.01, noNaN: true }) },
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-0.5, 1, 0.25, -0.05) },
  )
  const shape = fc.record({
    gap: move,
    body: move,
    above: fc.double({ min: 0, max: 0.005, noNaN: true }),
    below: fc.double({ min: 0, max: 0.005, noNaN: true }),
  })
  return fc
    .tuple(fc.constantFrom(1e-5, 1.1, 150, 65_000), fc.array(shape, { minLength: 0, maxLength: lengthMax }))
    .map(([start, shapes]) => candlesFrom(start, shapes))
}

type Shape = { gap: number; body: number; above: number; below: number }

function candlesFrom(start: number, shapes: readonly Shape[]): Candle[] {
  let price = start
  return shapes.map(({ gap, body, above, below }, index) => {
    const open = price * (1 + gap)
    const close = open * (1 + body)
    const high = Math.max(open, close) * (1 + above)
    const low = Math.min(open, close) * (1 - below)
    price = close
    return { time: index * 60, open, high, low, close, volume: 1 }
  })
}

/** A seeded walk that turns often: the same candles for every run. Test material. */
export function walkOf(length: number, seed: number): Candle[] {
  let state = seed
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const shapes = Array.from({ length }, () => ({
    gap: 0,
    body: (random() - 0.5) * 0.002,
    above: random() * 0.0004,
    below: random() * 0.0004,
  }))
  return candlesFrom(1.1, shapes)
}
