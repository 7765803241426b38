import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import type { EventFault } from './event-faults.ts'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { createProviderServer } from './provider-server.ts'
import { startWebhookSender, type WebhookTarget } from './webhook-sender.ts'

/** A payment simulator that listens on the loopback, with its objects for tests. */
export type PaymentSimulator = {
  provider: Provider
  store: ObjectStore
  port: number
  /** Sets where events are sent from now on. */
  sendEventsTo: (target: WebhookTarget) => void
  stop: () => Promise<void>
}

type SimulatorOptions = {
  /** Where its objects are stored; `:memory:` forgets them. */
  file: string
  port?: number
  nowMs?: () => number
  /** How the delivery of events goes wrong. */
  fault?: EventFault | null
}

/** How often due trials and renewals are applied without a call. */
const tickEveryMs = 5_000

/** Starts the simulator in this process. */
export async function startPaymentSimulator({
  file,
  port = 0,
  nowMs = Date.now,
  fault = null,
}: SimulatorOptions): Promise<PaymentSimulator> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const store = new ObjectStore(file)
  const provider = new Provider(store, () => Math.floor(nowMs() / 1_000))
  const server = createProviderServer(provider, store)
  let stopSender = () => Promise.resolve()
  const clock = setInterval(() => letTimeAct(provider, store), tickEveryMs)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    provider,
    store,
    port: listeningPort(server),
    sendEventsTo: (target) => {
      stopSender = startWebhookSender({ ledger: provider.ledger, store, fault }, target)
    },
    stop: async () => {
      clearInterval(clock)
      server.close()
      server.closeAllConnections()
      await stopSender()
      store.close()
    },
  }
}

function letTimeAct(provider: Provider, store: ObjectStore): void {
  try {
    store.atomically(() => provider.tick())
  } catch (error) {
    process.stderr.write(`payment simulator: ${error instanceof Error ? error.stack : String(error)}\n`)
  }
}
