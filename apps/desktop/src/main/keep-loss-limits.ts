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

const noteName = 'loss_limits'
const limit = z.number().min(0).nullable()
const Kept = z.object({ inForce: limit, wish: z.object({ value: limit, sinceMs: z.number() }).nullable() })
const KeptLimits = z.object({ dailyLossCentsMax: Kept, lossesInARowMax: Kept })

const settingNames = { dailyLossCentsMax: 'dailyLossMax', lossesInARowMax: 'lossesInARowMax' } as const

/** Takes the wishes of the settings at the start, and answers the limits in force at any time after. */
export function keepLossLimits({ notes, log, wanted, now }: LossLimitParts): (nowMs: number) => LossLimits {
  const atMs = (nowMs: number): number => Math.max(nowMs, notes.highestTimeMs())
  const kept = wishLossLimits(readKept(notes.readNote(noteName), log), wanted, atMs(now()))
  notes.writeNote(noteName, JSON.stringify(kept))
  for (const name of ['dailyLossCentsMax', 'lossesInARowMax'] as const) {
    const { wish } = kept[name]
    if (wish === null) continue
    const from = new Date(wish.sinceMs + looserAfterMs).toLocaleString('en-GB')
    log.warn(`${settingNames[name]} is looser than before. The old limit stays in force until ${from}.`)
  }
  return (nowMs) => lossLimitsAt(kept, atMs(nowMs))
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
