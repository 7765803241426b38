import type { PricingTable } from '@stratomate/contracts'
import { callApi } from '#web/shared/api/call-api.ts'

/** The name of the element that the provider's script defines. */
export const pricingTableElement = 'stripe-pricing-table'

const scriptAddress = 'https://js.stripe.com/v3/pricing-table.js'
/** How long to wait for the provider's table before ours stays, in milliseconds. */
const waitMaxMs = 10_000

/**
 * Asks whether the provider's table of prices is set up, and loads its script. Null when it is not, or cannot be
 * loaded; our own table shows the same prices.
 */
export async function loadPricingTable(): Promise<PricingTable | null> {
  try {
    const { pricingTable } = await callApi('readPlans', {})
    if (pricingTable === null) return null
    await loadScript()
    return pricingTable
  } catch (error) {
    console.warn('The payment provider’s table of prices did not load', error)
    return null
  }
}

async function loadScript(): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptAddress
    script.async = true
    script.addEventListener('error', () => reject(new Error(`${scriptAddress} could not be loaded`)))
    setTimeout(() => reject(new Error(`${scriptAddress} took too long`)), waitMaxMs)
    document.head.append(script)
  })
  await Promise.race([customElements.whenDefined(pricingTableElement), failed])
}
