import { z } from 'zod'
import {
  type KeptLossLimits,
  looserAfterMs,
  type LossLimits,
  lossLimitsAt,
  wishLossLimits,
} from '../engine/loss-limits.ts'
import type { Log } from '../engine/ports.ts'

/** Notes that stay through restarts, and the highest time ever seen. */
type Notes = {
  readNote(key: string): string | null
  writeNote(key: string, value: string): void
  highestTimeMs(): number
}

export type LossLimitParts = { notes: Notes; log: Pick<Log, 'warn'>; wanted: LossLimits; now: () => number }

export type LooserLimit = { name: keyof LossLimits; value: number | null; fromMs: number }

export type LossLimitKeeper = {
  inForce(nowMs: number): LossLimits
  /** Takes a new wish: tighter holds at once, looser after a day. */
  wish(wanted: LossLimits): void
  /** Wishes that are not in force yet. */
  waiting(nowMs: number): LooserLimit[]
}

const noteName = 'loss_limits'
const limit = z.number().min(0).nullable()
const Kept = z.object({ inForce: limit, wish: z.object({ value: limit, sinceMs: z.number() }).nullable() })
const KeptLimits = z.object({ dailyLossCentsMax: Kept, lossesInARowMax: Kept })

const names = ['dailyLossCentsMax', 'lossesInARowMax'] as const
const settingNames = { dailyLossCentsMax: 'dailyLossMax', lossesInARowMax: 'lossesInARowMax' } as const

/** Takes the wishes of the settings at the start and whenever they change, and answers the limits in force. */
export function keepLossLimits({ notes, log, wanted: first, now }: LossLimitParts): LossLimitKeeper {
  const atMs = (nowMs: number): number => Math.max(nowMs, notes.highestTimeMs())
  let kept = readKept(notes.readNote(noteName), log)
  const wish = (wanted: LossLimits): KeptLossLimits => {
    const next = wishLossLimits(kept, wanted, atMs(now()))
    notes.writeNote(noteName, JSON.stringify(next))
    for (const name of names) {
      const { wish: waits } = next[name]
      if (waits === null) continue
      const from = new Date(waits.sinceMs + looserAfterMs).toLocaleString('en-GB')
      log.warn(`${settingNames[name]} is looser than before. The old limit stays in force until ${from}.`)
    }
    return next
  }
  let current = wish(first)
  return {
    inForce: (nowMs) => lossLimitsAt(current, atMs(nowMs)),
    wish(wanted) {
      kept = current
      current = wish(wanted)
    },
    waiting: (nowMs) =>
      names.flatMap((name) => {
        const { wish: waits } = current[name]
        if (waits === null || atMs(nowMs) - waits.sinceMs >= looserAfterMs) return []
        return [{ name, value: waits.value, fromMs: waits.sinceMs + looserAfterMs }]
      }),
  }
}

function readKept(note: string | null, log: Pick<Log, 'warn'>): KeptLossLimits | null {
  if (note === null) return null
  const parsed = KeptLimits.safeParse(jsonOf(note))
  if (parsed.success) return parsed.data
  log.warn('The kept loss limits could not be read. Those of the settings hold from now on.')
  return null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
