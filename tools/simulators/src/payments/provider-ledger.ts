import { randomBytes } from 'node:crypto'
import type { ObjectStore, Stored } from './object-store.ts'
import type { DeliveryObject, EventObject } from './provider-objects.ts'
import { ProviderError } from './provider-error.ts'

const apiVersion = '2026-10-28.endive'

/** The provider's objects, its clock and its events, to which all of its parts write. */
export class ProviderLedger {
  readonly #store: ObjectStore
  readonly nowS: () => number
  /** Called when there is something new to deliver. */
  onEvent: () => void = () => undefined

  constructor(store: ObjectStore, nowS: () => number) {
    this.#store = store
    this.nowS = nowS
  }

  save<Kind extends Stored>(value: Kind): Kind {
    this.#store.save(value)
    return value
  }

  list<Kind extends Stored>(object: Kind['object']): Kind[] {
    return this.#store.list<Kind>(object)
  }

  find<Kind extends Stored>(id: string, object: Kind['object']): Kind | null {
    const found = this.#store.read<Kind>(id)
    return found === null || found.object !== object ? null : found
  }

  require<Kind extends Stored>(id: string, object: Kind['object']): Kind {
    const found = this.find<Kind>(id, object)
    if (found === null) {
      throw new ProviderError(404, `No such ${object}: '${id}'`, { param: 'id', code: 'resource_missing' })
    }
    return found
  }

  read(id: string): Stored | null {
    return this.#store.read(id)
  }

  /** Stores an event and queues its delivery. */
  emit(type: string, object: Stored): void {
    const created = this.nowS()
    const event = this.save<EventObject>({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created,
      type,
      livemode: false,
      pending_webhooks: 1,
      data: { object: publicOf(object) },
      request: { id: null, idempotency_key: null },
    })
    this.save<DeliveryObject>({
      id: newId('dlv'),
      object: 'sim_delivery',
      created,
      event: event.id,
      attempts: 0,
      nextAtMs: 0,
    })
    this.onEvent()
  }
}

export function newId(prefix: string): string {
  return `${prefix}_sim${randomBytes(10).toString('hex')}`
}

/** An object in the form in which it is sent: without internal fields, and without secrets that nobody asked for. */
export function publicOf(object: Stored): Record<string, unknown> {
  const entries = Object.entries(object).filter(([key]) => !key.startsWith('sim_') && key !== 'confirmation_secret')
  return Object.fromEntries(entries)
}
