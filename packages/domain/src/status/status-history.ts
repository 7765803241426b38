import type { ComponentState } from '@stratomate/contracts/status/schemas'
import type { StatusDay } from '@stratomate/contracts/status/history'
import { historyDays } from '@stratomate/contracts/status/values'
import { dayMs } from '@stratomate/std/time'
import { dayStartMs, tradingDayOf } from '../trading/trading-day.ts'

/** How often a part was checked, and how often it was not well. */
export type LookCounts = Pick<StatusDay, 'looks' | 'degraded' | 'down'>

/** What one check adds; null for a part that is not in use, which is neither well nor unwell. */
export function countsOfLook(state: ComponentState): LookCounts | null {
  switch (state) {
    case 'operational':
      return { looks: 1, degraded: 0, down: 0 }
    case 'degraded':
      return { looks: 1, degraded: 1, down: 0 }
    case 'down':
      return { looks: 1, degraded: 0, down: 1 }
    case 'not-configured':
    case 'preview':
      return null
    default:
      return state satisfies never
  }
}

export function addCounts(one: LookCounts, other: LookCounts): LookCounts {
  return { looks: one.looks + other.looks, degraded: one.degraded + other.degraded, down: one.down + other.down }
}

/** The first UTC day of the history that ends today. `today` is a UTC day. */
export function historyStart(today: string): string {
  return tradingDayOf(dayStartMs(today) - (historyDays - 1) * dayMs)
}

export type DayVerdict = 'none' | 'operational' | 'degraded' | 'down'
export type DayOfLine = { day: string; verdict: DayVerdict; counts: LookCounts | null }

/** Every day of the history, the oldest first; a day without a check has the verdict `none`. */
export function dayLine(days: readonly StatusDay[], today: string): DayOfLine[] {
  const known = new Map(days.map((day) => [day.day, day]))
  const startMs = dayStartMs(historyStart(today))
  return Array.from({ length: historyDays }, (_, index) => {
    const day = tradingDayOf(startMs + index * dayMs)
    const counts = known.get(day) ?? null
    return { day, verdict: counts === null ? 'none' : verdictOf(counts), counts }
  })
}

/** One bad check is enough: a day is never shown better than it was. */
function verdictOf({ down, degraded }: LookCounts): DayVerdict {
  if (down > 0) return 'down'
  return degraded > 0 ? 'degraded' : 'operational'
}

/**
 * The share of checks that did not find the part down, in percent with two decimals, 0 to 100; null before the first
 * check. It is rounded down, so 100 means that it was never down.
 */
export function uptimePct(days: readonly LookCounts[]): number | null {
  const { looks, down } = days.reduce<LookCounts>(addCounts, { looks: 0, degraded: 0, down: 0 })
  return looks === 0 ? null : Math.floor(((looks - down) * 10_000) / looks) / 100
}

/**
 * Each day as the part had it that was worst on it, the oldest first: the whole is never shown better than a part of it,
 * and no look is counted twice.
 */
export function worstDays(parts: readonly { days: readonly StatusDay[] }[]): StatusDay[] {
  const worst = new Map<string, StatusDay>()
  for (const day of parts.flatMap(({ days }) => days)) {
    const known = worst.get(day.day)
    if (known === undefined || isWorse(day, known)) worst.set(day.day, day)
  }
  return [...worst.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** The first day of those since the last problem, of any order; null where none was checked since. */
export function quietSince(days: readonly StatusDay[]): string | null {
  const checked = days.filter(({ looks }) => looks > 0).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const last = checked.findLastIndex(({ degraded, down }) => degraded + down > 0)
  return checked[last + 1]?.day ?? null
}

function isWorse(one: LookCounts, other: LookCounts): boolean {
  if (one.down !== other.down) return one.down > other.down
  return one.degraded === other.degraded ? one.looks > other.looks : one.degraded > other.degraded
}
