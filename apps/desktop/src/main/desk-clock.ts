import { type ClockReading, isClockSetBack, provenOffMs } from '../engine/clock-guard.ts'
import type { ContextParts } from '../engine/gate-context.ts'
import type { SqliteJournal } from '../journal/sqlite-journal.ts'

export type DeskClock = {
  isSetBack: boolean
  /** The site's clock beside ours; null before they were compared. */
  site: ClockReading | null
  /** How far ours is, for certain, from that of the site or the broker, milliseconds. */
  offMs(nowMs: number): number
}

/** What is known of this computer's clock at a start. */
export function newClock(
  journal: Pick<SqliteJournal, 'highestTimeMs'>,
  now: () => number,
  brokersClock: () => ClockReading | null,
): DeskClock {
  const clock: DeskClock = {
    isSetBack: isClockSetBack(now(), journal.highestTimeMs()),
    site: null,
    offMs: (nowMs) => provenOffMs([clock.site, brokersClock()], nowMs),
  }
  return clock
}

/** The clock as the desk asks for it. */
export function deskClock(clock: DeskClock): Pick<ContextParts, 'isClockSetBack' | 'clockOffMs'> {
  return { isClockSetBack: () => clock.isSetBack, clockOffMs: (nowMs) => clock.offMs(nowMs) }
}
