import { createNoPayments } from '#server/adapters/no-payments.ts'
import { createStripePayments } from '#server/adapters/stripe-payments.ts'
import type { Payments } from '#server/features/billing/ports.ts'
import type { WebhookTarget } from './payments-process.ts'
import { isLiveKey, type Settings } from './settings.ts'
import type { ServiceOutside } from './service-outside.ts'

const simulatorKeys = { secretKey: 'sk_test_simulator', publishableKey: 'pk_test_simulator' } as const
const simulatorScript = '/v1/js/simulator.js'

type Start = { settings: Settings; outside: ServiceOutside; closers: (() => unknown)[] }
type OpenPayments = { port: Payments; simulatorUrl: string | null }

/** The payment provider of the settings: the real one, the simulator as a process of its own, or none. */
export async function openPayments(
  { settings, outside, closers }: Start,
  webhook: WebhookTarget,
): Promise<OpenPayments> {
  const { payments } = settings
  switch (payments.kind) {
    case 'off':
      return { port: createNoPayments(), simulatorUrl: null }
    case 'provider': {
      const { secretKey, publishableKey, webhookSecrets } = payments
      const form = { publishableKey, testMode: !isLiveKey(secretKey), scriptPath: null }
      return { port: createStripePayments({ secretKey, webhookSecrets, form, simulator: null }), simulatorUrl: null }
    }
    case 'simulator': {
      const process = await outside.startPaymentsSimulator(settings.dataDir, webhook)
      closers.push(process.stop)
      const simulator = { host: '127.0.0.1', port: process.port }
      const { secretKey, publishableKey } = simulatorKeys
      const form = { publishableKey, testMode: true, scriptPath: simulatorScript }
      const webhookSecrets = [webhook.secret]
      return {
        port: createStripePayments({ secretKey, webhookSecrets, form, simulator }),
        simulatorUrl: `http://${simulator.host}:${simulator.port}`,
      }
    }
    default:
      return payments satisfies never
  }
}
