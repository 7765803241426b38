import type { Candle } from '@stratomate/indicators'

/**
 * The least time that any indicator needs here: each floor reads a history and writes a line, or reads a candle and
 * stores it.
 */
export type Floors = { readonly read: number; readonly copy: number; readonly stream: number }

type Prices = { readonly close: Float64Array; readonly fresh: readonly Candle[]; readonly rounds: number }

/** Nanoseconds per candle: the sum of a column, its copy into allocated memory, and an average without checks. */
export function measureFloors({ close, fresh, rounds }: Prices): Floors {
  const copy = new Float64Array(close.length)
  const last = { average: 0 }
  const passes = Math.ceil(close.length / fresh.length)
  const time = (work: () => unknown, candles: number): number => {
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      work()
      best = Math.min(best, ((performance.now() - start) * 1e6) / candles)
    }
    return best
  }
  return {
    read: time(() => sumOf(close), close.length),
    copy: time(() => copy.set(close), close.length),
    stream: time(() => follow(fresh, { last, passes }), passes * fresh.length),
  }
}

/** Eight sums at a time, because a chain of additions would be slower than the memory. */
function sumOf(values: Float64Array): number {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let index = 0; index + 7 < values.length; index += 8) {
    a += values[index] ?? 0
    b += values[index + 1] ?? 0
    c += values[index + 2] ?? 0
    d += values[index + 3] ?? 0
    e += values[index + 4] ?? 0
    f += values[index + 5] ?? 0
    g += values[index + 6] ?? 0
    h += values[index + 7] ?? 0
  }
  return a + b + c + d + (e + f + g + h)
}

function follow(candles: readonly Candle[], { last, passes }: { last: { average: number }; passes: number }): void {
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { close } of candles) last.average += 0.1 * (close - last.average)
  }
}
