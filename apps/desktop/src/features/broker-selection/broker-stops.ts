import { SwitchedOffBroker } from '@stratomate/contracts'
import { z } from 'zod'
import type { Log } from '@stratomate/engine/ports'

export type BrokerStopsDependencies = {
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  log: Pick<Log, 'info' | 'warn'>
}

const noteKey = 'switched_off_brokers'
const Stops = z.array(SwitchedOffBroker)

/**
 * Brokers that the site has switched off. The list is stored, so that a start without a connection sends nothing
 * either; only a newer list lifts it. An unreadable one stops nothing: the site sends it again within seconds.
 */
export class BrokerStops {
  readonly #dependencies: BrokerStopsDependencies
  #stops: readonly SwitchedOffBroker[]

  constructor(dependencies: BrokerStopsDependencies) {
    this.#dependencies = dependencies
    this.#stops = readStops(dependencies.notes.readNote(noteKey))
  }

  /** Why no order is sent to this broker; null when orders may be sent. */
  reasonOf(broker: string): string | null {
    return this.#stops.find((stop) => stop.broker === broker)?.reason ?? null
  }

  /** Takes the whole list as the site sends it now. */
  take(stops: readonly SwitchedOffBroker[]): void {
    const written = JSON.stringify(stops)
    if (written === JSON.stringify(this.#stops)) return
    const { log, notes } = this.#dependencies
    for (const { broker, reason } of stops) {
      if (this.reasonOf(broker) !== reason)
        log.warn('No orders are sent to a broker: it is switched off.', { broker, reason })
    }
    for (const { broker } of this.#stops) {
      if (!stops.some((stop) => stop.broker === broker)) log.info('A broker is switched on again.', { broker })
    }
    this.#stops = stops
    notes.writeNote(noteKey, written)
  }
}

function readStops(note: string | null): SwitchedOffBroker[] {
  if (note === null) return []
  try {
    return Stops.parse(JSON.parse(note))
  } catch (error) {
    if (error instanceof Error) return []
    throw error
  }
}
