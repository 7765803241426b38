import { isFields, isWhole, jsonOf } from '../json-values.ts'
import type { Proof } from './proof.ts'

/** Our own proofs are far smaller. */
export const proofTextMax = 65_536

/** A file that is not a proof; the message is a sentence for people. */
export class ProofError extends RangeError {
  override readonly name = 'ProofError'
}

const isCount = (value: unknown): boolean => isWhole(value) && Number(value) >= 0
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 64

type Shape = Readonly<Record<string, (value: unknown) => boolean>>
const isLike =
  (shape: Shape) =>
  (value: unknown): boolean =>
    isFields(value) &&
    Object.keys(value).length === Object.keys(shape).length &&
    Object.entries(shape).every(([name, isFit]) => isFit(value[name]))

const isProof = isLike({
  version: (value) => value === 1,
  data: isLike({
    symbol: isText,
    timeframeS: isCount,
    candles: isCount,
    fromS: isCount,
    toS: isCount,
    fingerprint: isHash,
  }),
  rule: isLike({
    indicatorId: isText,
    parameters: isFields,
    side: isText,
    expiryCandles: (value) => isCount(value) && value !== 0,
    payoutPct: (value) => typeof value === 'number' && value > 0 && value <= 1_000,
    balanceCents: isCount,
    settings: isFields,
  }),
  trials: isLike({ tries: isCount, opened: isCount }),
  result: isLike({
    won: isCount,
    lost: isCount,
    ties: isCount,
    netCents: isWhole,
    drawdownCents: isCount,
    lossRunLongest: isCount,
    tradesHash: isHash,
    ruleHash: isHash,
  }),
  signer: isHash,
  signature: (value) => typeof value === 'string' && /^[0-9a-f]{128}$/u.test(value),
})

/** Reads a proof from outside. Parameters and settings of its rule are checked by running it. Throws a ProofError. */
export function readProof(text: string): Proof {
  if (text.length > proofTextMax) throw new ProofError('The file is too large to be a proof of the lab.')
  const value = jsonOf(text)
  if (value === undefined) throw new ProofError('The file is no proof of the lab: it is no JSON.')
  if (!isProof(value)) throw new ProofError('The file is no proof of the lab, or was made by another version.')
  // Safe: the structure was checked, and the contents of the rule only decide what it trades.
  return value as Proof
}
