/** What goes wrong at a simulated broker. Tests change it while the simulator runs. */
export type BrokerFaults = {
  /** Answers to orders leave out what identifies the order. */
  missingIds: boolean
  /** The code or words with which each order is refused; null refuses none. */
  refusal: string | null
  ackDelayMs: number
  /** The order is taken, its answer is never sent. */
  swallowAck: boolean
  /**
   * The connection ends when an order arrives: before it is accepted, or after it was accepted and before its answer.
   */
  drop: 'never' | 'before_order' | 'after_order'
  doubleClose: boolean
  /** The end of a trade is not reported; only the lists contain it. */
  swallowClose: boolean
  /** The price of every asset; a broker that is wrong about a market reports another one than the charts. */
  spot: number
  /** The broker's clock minus ours. */
  clockDriftMs: number
  /** The payout that orders get, when it is another one than was shown. */
  payoutPctAtOrder: number | null
  /** Lists of trades and assets contain entries in an unknown form. */
  oddEntries: boolean
  /** Each sign-in is refused. */
  refuseSignIn: boolean
  /** Share of orders, from 0 to 1, after or before which the connection ends, besides `drop`. */
  dropShare: number
}

export const noFaults: Readonly<BrokerFaults> = {
  missingIds: false,
  refusal: null,
  ackDelayMs: 0,
  swallowAck: false,
  drop: 'never',
  doubleClose: false,
  swallowClose: false,
  spot: 1.1,
  clockDriftMs: 0,
  payoutPctAtOrder: null,
  oddEntries: false,
  refuseSignIn: false,
  dropShare: 0,
}

/** Whether the connection ends around this order. `chance` in [0, 1). */
export function dropOf({ drop, dropShare }: BrokerFaults, chance: number): BrokerFaults['drop'] {
  if (drop !== 'never' || chance >= dropShare) return drop
  return chance < dropShare / 2 ? 'before_order' : 'after_order'
}
