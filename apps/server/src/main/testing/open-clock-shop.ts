import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import { presentEventFault } from '@stratomate/commands/event-fault'
import { ObjectStore } from '@stratomate/simulators/payments/object-store'
import { Provider } from '@stratomate/simulators/payments/provider'
import { createProviderServer } from '@stratomate/simulators/payments/provider-server'
import { startWebhookSender, type WebhookTarget } from '@stratomate/simulators/payments/webhook-sender'
import { type Shop, startShop } from './start-shop.ts'
import type { ServiceOutside } from '../service-outside.ts'

/** The provider in the test's own process: its objects, and where and how it would send its events. */
export type OpenProvider = { provider: Provider; store: ObjectStore; webhook: WebhookTarget }

/** A shop and its provider on one clock, which the test moves. */
export type ClockShop = {
  shop: Shop
  nowMs: () => number
  /** Sets the clock this far ahead of the real one; the provider acts on what has become due. */
  goTo: (aheadMs: number) => void
  open: () => OpenProvider
  close: () => Promise<void>
}

type ClockShopOptions = Omit<NonNullable<Parameters<typeof startShop>[0]>, 'outside'> & {
  outside?: Partial<ServiceOutside>
  /** `ourselves`: no events are sent but those that the test sends. */
  events?: 'sent' | 'ourselves'
}

export async function openClockShop({
  outside = {},
  events = 'sent',
  ...options
}: ClockShopOptions = {}): Promise<ClockShop> {
  let aheadMs = 0
  const nowMs = () => Date.now() + aheadMs
  let present: OpenProvider | null = null
  const startPaymentsSimulator = async (dataDir: string, webhook: WebhookTarget) => {
    mkdirSync(dataDir, { recursive: true })
    const store = new ObjectStore(join(dataDir, 'payments.sqlite'))
    const provider = new Provider(store, () => Math.floor(nowMs() / 1_000))
    present = { provider, store, webhook }
    const server = createProviderServer(provider, store).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const stopSender =
      events === 'sent'
        ? startWebhookSender({ ledger: provider.ledger, store, fault: presentEventFault }, webhook)
        : null
    const port = listeningPort(server)
    const stop = async () => {
      server.close()
      server.closeAllConnections()
      await stopSender?.()
      store.close()
    }
    return { port, stop }
  }
  const shop = await startShop({
    ...options,
    outside: { now: () => new Date(nowMs()), startPaymentsSimulator, ...outside },
  })
  const open = () => {
    if (present === null) throw new Error('The shop has not started its provider.')
    return present
  }
  const goTo = (ms: number) => {
    aheadMs = ms
    const { provider, store } = open()
    store.atomically(() => provider.tick())
  }
  return { shop, nowMs, goTo, open, close: () => shop.close() }
}
