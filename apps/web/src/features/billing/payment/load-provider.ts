import type { PaymentForm } from '@stratomate/contracts/billing/schemas'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** How long to wait for the form, in milliseconds; the person may then ask for it again. */
const waitMaxMs = 15_000

let loading: Promise<Stripe> | null = null

/**
 * The provider's browser script, loaded once and only where something is paid; outside production the simulator's
 * script is loaded first and replaces it. Rejects when it cannot be loaded; the next call tries again.
 */
export function loadProvider(form: PaymentForm): Promise<Stripe> {
  loading ??= fetchProvider(form).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchProvider({ publishableKey, scriptPath }: PaymentForm): Promise<Stripe> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The payment form took too long')), waitMaxMs)
  })
  const fetched = (async () => {
    if (scriptPath !== null) await addScript(scriptPath)
    return loadStripe(publishableKey)
  })()
  const provider = await Promise.race([fetched, late])
  if (provider === null) throw new Error('There is no payment form here')
  return provider
}

function addScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = path
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${path} could not be loaded`)))
    document.head.append(script)
  })
}
