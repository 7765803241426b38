import type { GateDependencies } from '@stratomate/engine/gate/gate-context'
import { paperCurrency } from '@stratomate/engine/paper/paper-rules'
import type { Broker, LeaseSource } from '@stratomate/engine/ports'

/** Without a plan, a lease that never ends pays for everything. */
const leases: LeaseSource = {
  leases: () => [
    { jti: 'lab', day: '', n: 'unlimited', notBeforeMs: 0, expiresAtMs: Number.POSITIVE_INFINITY, spent: 0 },
  ],
  exhaustedDay: () => null,
  hasInvalid: () => false,
}

/** What is the same for every signal of a history: each is new, alone in its turn, and trading runs. */
export const steadyMoment = Object.freeze({
  isSeen: false,
  hasOppositeTwin: false,
  isPaused: false,
  isOutdated: false,
  ordersLastSecond: 0,
  isArmed: true,
})

type PaperAccount = Pick<GateDependencies, 'ledger' | 'charts' | 'settings'> & Pick<Broker, 'balanceCents' | 'quote'>

/** The gate's context for a paper account without a plan, on candles that are known to be right. */
export function paperGate({ balanceCents, quote, ...account }: PaperAccount): GateDependencies {
  return {
    ...account,
    broker: {
      id: 'paper',
      account: 'paper',
      currency: paperCurrency,
      isConnected: () => true,
      balanceCents,
      quote,
      placeOrders: () => undefined,
      findOrders: () => Promise.resolve(new Map()),
    },
    leases,
    lossLimits: () => account.settings,
    account: () => ({ charts: 'unlimited', indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
  }
}
