import { createHmac } from 'node:crypto'
import { type EventFault, eventWaitMs, sendingsOf } from './event-faults.ts'
import type { ObjectStore } from './object-store.ts'
import type { DeliveryObject, EventObject } from './provider-objects.ts'
import type { ProviderLedger } from './provider-ledger.ts'

export type WebhookTarget = { url: string; secret: string }

const timeoutMs = 10_000
/** The waits after each failed try; afterwards the last one, until there have been enough. */
const waitsMs = [500, 1_000, 2_000, 5_000, 15_000, 60_000, 600_000, 3_600_000] as const
const triesMax = 80
const lookEveryMs = 1_000

type SenderDependencies = { ledger: ProviderLedger; store: ObjectStore; fault?: EventFault | null }

/**
 * Sends every event to the product, signed like the provider's, again and again until it answers with success. Calling
 * the result stops it and waits for the call under way.
 */
export function startWebhookSender(
  { ledger, store, fault = null }: SenderDependencies,
  target: WebhookTarget,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let place = 0
  const look = async () => {
    const due = dueDeliveries(ledger)
    for (const delivery of fault === 'reversed' ? due.toReversed() : due) {
      if (stopping.signal.aborted) return
      const event = ledger.require<EventObject>(delivery.event, 'event')
      let delivered = true
      for (let left = sendingsOf(fault, place++); left > 0; left -= 1) {
        delivered = await deliver(event, target, stopping.signal)
      }
      if (stopping.signal.aborted && !delivered) return
      if (delivered || delivery.attempts >= triesMax) store.atomically(() => store.remove(delivery.id))
      else store.atomically(() => ledger.save(afterFailure(delivery)))
    }
  }
  const schedule = (afterMs: number) => {
    if (stopping.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(look).then(
        () => schedule(lookEveryMs),
        () => schedule(lookEveryMs),
      )
    }, afterMs)
  }
  ledger.onEvent = () => schedule(fault === null ? 20 : eventWaitMs[fault])
  schedule(0)
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}

function dueDeliveries(ledger: ProviderLedger): DeliveryObject[] {
  const nowMs = Date.now()
  const waiting = ledger.list<DeliveryObject>('sim_delivery')
  return waiting.filter(({ nextAtMs }) => nextAtMs <= nowMs).toReversed()
}

function afterFailure(delivery: DeliveryObject): DeliveryObject {
  const waitMs = waitsMs[Math.min(delivery.attempts, waitsMs.length - 1)] ?? lookEveryMs
  return { ...delivery, attempts: delivery.attempts + 1, nextAtMs: Date.now() + waitMs }
}

async function deliver(event: EventObject, { url, secret }: WebhookTarget, stop: AbortSignal): Promise<boolean> {
  const payload = JSON.stringify(event)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(payload, secret) },
      body: payload,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    // The product cannot be reached; the delivery is tried again.
    return false
  }
}

/** The provider's signature: an HMAC over the time in seconds and the payload. */
export function signWebhook(payload: string, secret: string, atS: number = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', secret).update(`${atS}.${payload}`).digest('hex')
  return `t=${atS},v1=${signature}`
}
