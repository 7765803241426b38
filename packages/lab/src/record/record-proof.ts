import { hexOf } from '@stratomate/candles/fingerprint'
import { canonicalText, isSignedBy, publicKeyOf, signText } from '../proof/sign-text.ts'

/** A chart on an account; results of different accounts and currencies are never added up. */
export type RecordChart = {
  readonly broker: string
  readonly account: string
  readonly currency: string
  readonly symbol: string
  readonly timeframeS: number
  readonly indicatorId: string
}

/**
 * A trade as whole numbers: the place of its chart, 1 for a buy and -1 for a sell, when it was intended and when it expires (Unix
 * milliseconds), the stake in cents, the payout in hundredths of a percent, 1 won, -1 lost, 0 a tie and 2 not known, and the
 * profit in cents.
 */
export type RecordTrade = readonly [
  chart: number,
  side: number,
  intendedAtMs: number,
  expiresAtMs: number,
  stakeCents: number,
  payoutUnits: number,
  result: number,
  profitCents: number,
]

/** The results of the trades of one account and currency. */
export type RecordTotal = {
  readonly account: string
  readonly currency: string
  readonly won: number
  readonly lost: number
  readonly ties: number
  readonly unknown: number
  /** Of won and lost trades. */
  readonly stakeCents: number
  /** What they would return if all were won, in hundredths of a percent of a cent: Σ stake × (10,000 + payout). */
  readonly fullReturnUnits: number
  readonly profitCents: number
}

/** The trades of a journal, signed by the computer that placed them. */
export type RecordProof = {
  readonly version: 1
  readonly kind: 'record'
  /** The name of the journal, and the state of its chain: the count of its links and the hash of the last one. */
  readonly journal: { readonly id: string; readonly seq: number; readonly hash: string }
  readonly charts: readonly RecordChart[]
  /** In the order of their times. */
  readonly trades: readonly RecordTrade[]
  readonly totals: readonly RecordTotal[]
  readonly tradesHash: string
  readonly signer: string
  readonly signature: string
}

type Recorded = Pick<RecordProof, 'journal' | 'charts' | 'trades'>

/** Signs what a journal holds; the same journal and key give the same text. */
export async function proveRecord(recorded: Recorded, signer: CryptoKeyPair): Promise<string> {
  const unsigned = {
    version: 1,
    kind: 'record',
    ...recorded,
    totals: totalsOf(recorded),
    tradesHash: await hashOf(recorded),
    signer: await publicKeyOf(signer),
  } as const
  return canonicalText({ ...unsigned, signature: await signText(signer, canonicalText(unsigned)) })
}

export type RecordVerification = 'same' | 'other result' | 'wrong signature'

/** Counts a record again and checks its signature. */
export async function verifyRecord({ signature, ...unsigned }: RecordProof): Promise<RecordVerification> {
  const { totals, tradesHash } = unsigned
  const isSame = canonicalText(totals) === canonicalText(totalsOf(unsigned)) && tradesHash === (await hashOf(unsigned))
  if (!isSame) return 'other result'
  return (await isSignedBy(unsigned.signer, signature, canonicalText(unsigned))) ? 'same' : 'wrong signature'
}

/** The share that must be won to come out even at the payouts of the record: Σ stake / Σ stake × (1 + payout). */
export function recordBreakEven({ stakeCents, fullReturnUnits }: RecordTotal): number {
  return fullReturnUnits === 0 ? 1 : (stakeCents * unitsOfStake) / fullReturnUnits
}

/** A stake in hundredths of a percent of itself. */
const unitsOfStake = 10_000

function totalsOf({ charts, trades }: Pick<RecordProof, 'charts' | 'trades'>): RecordTotal[] {
  const totals = new Map<string, RecordTotal>()
  for (const [chart, , , , stakeCents, payoutUnits, result, profitCents] of trades) {
    const { account = '', currency = '' } = charts[chart] ?? {}
    const key = `${account} ${currency}`
    const before = totals.get(key) ?? { account, currency, ...nothing }
    const isDecided = result === 1 || result === -1
    totals.set(key, {
      ...before,
      won: before.won + Number(result === 1),
      lost: before.lost + Number(result === -1),
      ties: before.ties + Number(result === 0),
      unknown: before.unknown + Number(result === 2),
      stakeCents: before.stakeCents + (isDecided ? stakeCents : 0),
      fullReturnUnits: before.fullReturnUnits + (isDecided ? stakeCents * (unitsOfStake + payoutUnits) : 0),
      profitCents: before.profitCents + profitCents,
    })
  }
  return [...totals.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
}

const nothing = { won: 0, lost: 0, ties: 0, unknown: 0, stakeCents: 0, fullReturnUnits: 0, profitCents: 0 }

async function hashOf({ charts, trades }: Pick<RecordProof, 'charts' | 'trades'>): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalText({ charts, trades }))))
}
