import { type ClockReading, highestTimeProven, isClockSetBack, provenOffMs } from '@stratomate/engine/gate/clock-guard'
import { clockJumpMsMin } from '@stratomate/engine/gate/gap-guard'
import type { GateDependencies } from '@stratomate/engine/gate/gate-context'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'

type Reading = { reading: ClockReading; monotonicMs: number }

export type ClockMonitorDependencies = {
  journal: Pick<SqliteJournal, 'highestTimeMs' | 'lowerHighestTime'>
  now: () => number
  /** Milliseconds of a clock that cannot be set; the process's own when missing. */
  monotonicMs?: () => number
  /** The clocks of the brokers that are switched on. */
  brokersClocks: () => readonly (ClockReading | null)[]
}

/** What is known of this computer's clock: how far it is from the others, and whether it was set back. */
export class ClockMonitor {
  isSetBack: boolean
  readonly #dependencies: ClockMonitorDependencies
  readonly #monotonicMs: () => number
  #site: Reading | null = null

  constructor(dependencies: ClockMonitorDependencies) {
    this.#dependencies = dependencies
    this.#monotonicMs = dependencies.monotonicMs ?? (() => performance.now())
    this.isSetBack = isClockSetBack(dependencies.now(), dependencies.journal.highestTimeMs())
  }

  /** The difference of the site's clock from ours now, even when ours was set since; null before they were compared. */
  get site(): ClockReading | null {
    if (this.#site === null) return null
    const { reading, monotonicMs } = this.#site
    const nowMs = this.#dependencies.now()
    const ageMs = this.#monotonicMs() - monotonicMs
    return { ...reading, aheadMs: Math.round(reading.aheadMs - this.#changedMs()), atMs: nowMs - ageMs }
  }

  set site(reading: ClockReading | null) {
    this.#site = reading === null ? null : { reading, monotonicMs: this.#monotonicMs() }
  }

  /** How far our clock was moved since the site's last answer, milliseconds. */
  #changedMs(): number {
    if (this.#site === null) return 0
    const { reading, monotonicMs } = this.#site
    return this.#dependencies.now() - reading.atMs - (this.#monotonicMs() - monotonicMs)
  }

  /** The least certain difference from the clock of the site or of a broker, milliseconds. */
  offMs(nowMs: number): number {
    return provenOffMs([this.site, ...this.#dependencies.brokersClocks()], nowMs)
  }

  /**
   * Judges again whether the clock was set back. When the site proves that the highest time of the journal is in the
   * future, that time was wrong: it is lowered. Without the site it stays, so that setting the clock never gives a day
   * twice.
   */
  look(nowMs: number): 'set_back' | 'right_again' | null {
    const { journal } = this.#dependencies
    // A clock that jumped since the reading may mean that the computer slept: only a later reading proves anything.
    const latestMs = Math.abs(this.#changedMs()) > clockJumpMsMin ? null : highestTimeProven(this.site, nowMs)
    if (latestMs !== null && isClockSetBack(latestMs, journal.highestTimeMs())) journal.lowerHighestTime(latestMs)
    const before = this.isSetBack
    this.isSetBack = isClockSetBack(nowMs, journal.highestTimeMs())
    if (before === this.isSetBack) return null
    return this.isSetBack ? 'set_back' : 'right_again'
  }
}

/** The clock as the engine reads it. */
export function clockReadings(clock: ClockMonitor): Pick<GateDependencies, 'isClockSetBack' | 'clockOffMs'> {
  return { isClockSetBack: () => clock.isSetBack, clockOffMs: (nowMs) => clock.offMs(nowMs) }
}
