import { dayMs } from '@stratomate/std/time'

/** The limits that protect from losing more; null is no limit. */
export type LossLimits = {
  readonly dailyLossCentsMax: number | null
  readonly lossesInARowMax: number | null
}

/** A limit in force and, when the person has asked for a looser one, its value and the time of the request. */
export type KeptLimit = {
  readonly inForce: number | null
  readonly wish: { readonly value: number | null; readonly sinceMs: number } | null
}

export type KeptLossLimits = { readonly [name in keyof LossLimits]: KeptLimit }

export const noLossLimits: LossLimits = Object.freeze({ dailyLossCentsMax: null, lossesInARowMax: null })

/** A looser loss limit takes effect after a day; a tighter one at once. */
export const looserAfterMs = dayMs

/**
 * The limits after a new request. `nowMs` is the highest time ever seen, so that setting the clock back gains nothing.
 * Without former limits, the request takes effect at once.
 */
export function wishLossLimits(kept: KeptLossLimits | null, wanted: LossLimits, nowMs: number): KeptLossLimits {
  const wish = (name: keyof LossLimits): KeptLimit =>
    kept === null ? { inForce: wanted[name], wish: null } : wishLimit(kept[name], wanted[name], nowMs)
  return { dailyLossCentsMax: wish('dailyLossCentsMax'), lossesInARowMax: wish('lossesInARowMax') }
}

/** The limits in force at an instant. */
export function lossLimitsAt(kept: KeptLossLimits, nowMs: number): LossLimits {
  return {
    dailyLossCentsMax: limitAt(kept.dailyLossCentsMax, nowMs),
    lossesInARowMax: limitAt(kept.lossesInARowMax, nowMs),
  }
}

function wishLimit(kept: KeptLimit, wanted: number | null, nowMs: number): KeptLimit {
  const inForce = limitAt(kept, nowMs)
  if (sizeOf(wanted) <= sizeOf(inForce)) return { inForce: wanted, wish: null }
  const sinceMs = kept.wish !== null && kept.wish.value === wanted ? kept.wish.sinceMs : nowMs
  return { inForce, wish: { value: wanted, sinceMs } }
}

function limitAt({ inForce, wish }: KeptLimit, nowMs: number): number | null {
  return wish !== null && nowMs - wish.sinceMs >= looserAfterMs ? wish.value : inForce
}

function sizeOf(limit: number | null): number {
  return limit ?? Number.POSITIVE_INFINITY
}
