import type { CandleSet } from '@stratomate/candles/candle-set'
import { fingerprintOf, hexOf } from '@stratomate/candles/fingerprint'
import type { TrialCount } from '../judge/trial-registry.ts'
import type { LabRule, RunResult } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import { tradesHash } from '../run/trades-hash.ts'
import { canonicalText, isSignedBy, publicKeyOf, signText } from './sign-text.ts'

/** A result that others can compute again: whole numbers and texts only. Statistics are computed by whoever reads it. */
export type Proof = {
  readonly version: 1
  readonly data: {
    readonly symbol: string
    readonly timeframeS: number
    readonly candles: number
    readonly fromS: number
    readonly toS: number
    readonly fingerprint: string
  }
  readonly rule: LabRule
  /** The maker's own statement about what was tried on these candles before; nobody can check it. */
  readonly trials: TrialCount
  readonly result: ProvedResult
  /** Its maker, by a public key; the signature covers everything else. */
  readonly signer: string
  readonly signature: string
}

type ProvedResult = Pick<RunResult, 'won' | 'lost' | 'ties' | 'netCents' | 'drawdownCents' | 'lossRunLongest'> & {
  readonly tradesHash: string
  /** SHA-256 of the rule, so that no number of it changes unnoticed, not even one that decides nothing. */
  readonly ruleHash: string
}

/** Runs a rule on a whole history and records the result. Throws as `runRule` does. */
export async function proveRun(
  set: CandleSet,
  rule: LabRule,
  { trials, signer }: { trials: TrialCount; signer: CryptoKeyPair },
): Promise<Proof> {
  const unsigned = {
    version: 1,
    data: await dataOf(set),
    rule,
    trials,
    result: await resultOf(runRule(set, rule), rule),
    signer: await publicKeyOf(signer),
  } as const
  return { ...unsigned, signature: await signText(signer, canonicalText(unsigned)) }
}

export type Verification = 'same' | 'other candles' | 'other result' | 'wrong signature'

/** Runs a proof again on a history and says whether everything is the same. Throws as `runRule` does. */
export async function verifyProof(proof: Proof, set: CandleSet): Promise<Verification> {
  if (!isSame(await dataOf(set), proof.data)) return 'other candles'
  if (!isSame(await resultOf(runRule(set, proof.rule), proof.rule), proof.result)) return 'other result'
  return (await hasGoodSignature(proof)) ? 'same' : 'wrong signature'
}

/** Whether the maker of a proof has signed everything in it; nothing is computed. */
export function hasGoodSignature({ signature, ...unsigned }: Proof): Promise<boolean> {
  return isSignedBy(unsigned.signer, signature, canonicalText(unsigned))
}

async function dataOf(set: CandleSet): Promise<Proof['data']> {
  const { symbol, timeframeS, columns } = set
  const { time } = columns
  const ends = { fromS: time[0] ?? 0, toS: time.at(-1) ?? 0 }
  return { symbol, timeframeS, candles: time.length, ...ends, fingerprint: await fingerprintOf(set) }
}

async function resultOf({ trades, won, lost, ties, ...rest }: RunResult, rule: LabRule): Promise<ProvedResult> {
  const { netCents, drawdownCents, lossRunLongest } = rest
  return {
    won,
    lost,
    ties,
    netCents,
    drawdownCents,
    lossRunLongest,
    tradesHash: await tradesHash(trades),
    ruleHash: hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalText(rule)))),
  }
}

/** Whether two records have the same fields with the same values. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  )
}
