/** An account of the person at a broker. */
export type WindowAccount = {
  id: string
  account: 'demo' | 'live'
  /** Whole cents; null where the broker does not say. */
  balanceCents: number | null
  currency: string
  isActive: boolean
}
