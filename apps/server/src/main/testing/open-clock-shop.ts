import { join } from 'node:path'
import { presentEventFault } from '@stratomate/commands/start-product'
import { type PaymentSimulator, startPaymentSimulator } from '@stratomate/simulators/payments/start-payment-simulator'
import type { WebhookTarget } from '@stratomate/simulators/payments/webhook-sender'
import { type Shop, startShop } from './start-shop.ts'
import type { ServiceOutside } from '../service-outside.ts'

/** The provider in the test's own process: its objects, and how and where it would send its events. */
export type OpenProvider = Pick<PaymentSimulator, 'provider' | 'store'> & { webhook: WebhookTarget }

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
  /** `ourselves`: only the test sends events. */
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
    const file = join(dataDir, 'payments.sqlite')
    const simulator = await startPaymentSimulator({ file, nowMs, fault: presentEventFault })
    present = { ...simulator, webhook }
    if (events === 'sent') simulator.sendEventsTo(webhook)
    return simulator
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
