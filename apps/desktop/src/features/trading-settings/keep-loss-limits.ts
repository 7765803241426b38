import { z } from 'zod'
import {
  type KeptLossLimits,
  looserAfterMs,
  type LossLimits,
  lossLimitsAt,
  wishLossLimits,
} from '@stratomate/engine/limits/loss-limits'
import type { Log } from '@stratomate/engine/ports'
import { readJson } from '@stratomate/std/text'

/** Notes that survive restarts, and the highest time ever seen. */
type Notes = {
  readNote(key: string): string | null
  writeNote(key: string, value: string): void
  highestTimeMs(): number
}

/** A copy of the kept limits outside of the journal; null when there is none. */
export type LossLimitCopy = { read(): string | null; write(text: string): void }

export type LossLimitDependencies = {
  notes: Notes
  copy: LossLimitCopy
  log: Pick<Log, 'warn'>
  wanted: LossLimits
  now: () => number
}

export type LooserLimit = { name: keyof LossLimits; value: number | null; fromMs: number }

export type LossLimitKeeper = {
  /** Whether the journal knew no limits at this start although there were some before: it is new, or was replaced. */
  isJournalNew: boolean
  inForce(nowMs: number): LossLimits
  /** Takes the limits that the person enters: tighter ones apply at once, looser ones after a day. */
  wish(wanted: LossLimits): void
  /** Looser limits that do not apply yet. */
  waiting(nowMs: number): LooserLimit[]
}

export const newJournalMessage =
  'The journal is new: trades and losses before this start are not known here. The loss limits from before hold.'
const noteName = 'loss_limits'
const limit = z.number().min(0).nullable()
const Kept = z.object({ inForce: limit, wish: z.object({ value: limit, sinceMs: z.number() }).nullable() })
const KeptLimits = z.object({ dailyLossCentsMax: Kept, lossesInARowMax: Kept })

const names = ['dailyLossCentsMax', 'lossesInARowMax'] as const
const settingNames = { dailyLossCentsMax: 'dailyLossMax', lossesInARowMax: 'lossesInARowMax' } as const

/**
 * Takes the limits of the settings at the start and whenever they change, and answers those in force. They are stored
 * in the journal and in a copy beside it, so that deleting the journal does not shorten the wait.
 */
export function keepLossLimits({ notes, copy, log, wanted: first, now }: LossLimitDependencies): LossLimitKeeper {
  const atMs = (nowMs: number): number => Math.max(nowMs, notes.highestTimeMs())
  const note = notes.readNote(noteName)
  const copied = note === null ? copy.read() : null
  if (copied !== null) log.warn(newJournalMessage)
  let kept = readKept(note ?? copied, log)
  const wish = (wanted: LossLimits): KeptLossLimits => {
    const next = wishLossLimits(kept, wanted, atMs(now()))
    notes.writeNote(noteName, JSON.stringify(next))
    copy.write(JSON.stringify(next))
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
    isJournalNew: copied !== null,
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
  const parsed = KeptLimits.safeParse(readJson(note))
  if (parsed.success) return parsed.data
  log.warn('The kept loss limits could not be read. Those of the settings hold from now on.')
  return null
}
