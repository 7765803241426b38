/** A seeded source of numbers from 0 to below 1: the same seed gives the same numbers on every computer. */
export type Random = () => number

const range = 4_294_967_296

/** Mulberry32: neighbouring numbers are independent, good enough to draw prices; never use it for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / range
  }
}

/**
 * A linear congruence, so that a printed seed of earlier runs repeats their instants; neighbouring numbers depend on
 * each other.
 */
export function linearRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / range
  }
}
