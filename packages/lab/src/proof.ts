import type { CandleSet } from '@stratomate/candles/candle-set'
import { fingerprintOf, hexOf } from '@stratomate/candles/fingerprint'
import type { LabRule, RunResult } from './lab-rule.ts'
import { runRule } from './run/run-rule.ts'
import { tradesHash } from './run/trades-hash.ts'

/** A result that others can compute again: whole numbers and texts only. Statistics are computed by whoever reads it. */
export type Proof = {
  readonly version: 1
  readonly data: {
    readonly symbol: string
    readonly timeframeS: number
    readonly candles: number
    readonly fingerprint: string
  }
  readonly rule: LabRule
  readonly result: ProvedResult
}

type ProvedResult = Pick<RunResult, 'won' | 'lost' | 'ties' | 'netCents' | 'drawdownCents' | 'lossRunLongest'> & {
  readonly tradesHash: string
  /** SHA-256 of the rule, so that no number of it changes unseen, not even one that decides nothing. */
  readonly ruleHash: string
}

/** Runs a rule and writes down what it did. Throws as `runRule` does. */
export async function proveRun(set: CandleSet, rule: LabRule): Promise<Proof> {
  const { symbol, timeframeS, columns } = set
  const data = { symbol, timeframeS, candles: columns.time.length, fingerprint: await fingerprintOf(set) }
  return { version: 1, data, rule, result: await resultOf(runRule(set, rule), rule) }
}

export type Verification = 'same' | 'other candles' | 'other result'

/** Runs a proof again on a history and says whether everything is the same. */
export async function verifyProof(proof: Proof, set: CandleSet): Promise<Verification> {
  const again = await proveRun(set, proof.rule)
  if (!isSame(again.data, proof.data)) return 'other candles'
  return isSame(again.result, proof.result) ? 'same' : 'other result'
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
    ruleHash: await ruleHashOf(rule),
  }
}

/** Fields in the order of their names, because a file may hold them in any. */
async function ruleHashOf(rule: LabRule): Promise<string> {
  const text = JSON.stringify(rule, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Whether two records have the same fields with the same values. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  )
}
