import type { CandleSet } from '@stratomate/candles/candle-set'
import {
  addToProof,
  emptyProof,
  evidenceAbove,
  evidenceOfDecay,
  type ProofState,
  proofState,
} from '../judge/chart-proof.ts'
import { breakEvenShare } from '../judge/win-share.ts'
import type { LabRule, LabTrade } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import { settlementIndex } from '../run/settlement-index.ts'

/** The results of a rule since it was published, and what they prove. */
export type ForwardRun = {
  readonly won: number
  readonly lost: number
  readonly ties: number
  readonly breakEven: number
  readonly state: ProofState
  /** That it does better than break-even; from 20 on it is proven, however often one looks. */
  readonly evidence: number
  /** That it does worse than expected. */
  readonly decayEvidence: number
}

/**
 * The most that a won trade is assumed to add, percent of the stake. A proof may claim any payout, and with a very
 * large one a coin toss would come out ahead; no broker pays more than this for trades of minutes.
 */
export const forwardPayoutPctMax = 95

/**
 * Runs a rule over a history and counts what it entered at or after `publishedS` (Unix seconds); earlier candles warm
 * it up. Each counted trade begins when the one before has ended: trades that overlap share their luck, and the
 * sequential test treats each as a new draw. Throws as `runRule` does.
 */
export function runForward(set: CandleSet, rule: LabRule, publishedS: number): ForwardRun {
  const breakEven = breakEvenShare(Math.min(rule.payoutPct, forwardPayoutPctMax))
  let proof = emptyProof
  let ties = 0
  for (const { result } of apartFrom(set, rule, publishedS)) {
    if (result === 0) ties += 1
    else proof = addToProof(proof, { isWon: result === 1, breakEven })
  }
  const { won, lost } = proof
  const [evidence, decayEvidence] = [evidenceAbove(proof), evidenceOfDecay(proof)]
  return { won, lost, ties, breakEven, state: proofState(proof), evidence, decayEvidence }
}

/** The trades that count, in the order of their signals. */
function apartFrom(set: CandleSet, rule: LabRule, publishedS: number): LabTrade[] {
  const { time } = set.columns
  const clock = { time, timeframeS: set.timeframeS }
  const counted: LabTrade[] = []
  let freeFrom = 0
  for (const trade of runRule(set, rule).trades.toSorted((one, other) => one.index - other.index)) {
    const entersS = time[trade.index + 1] ?? Number.NEGATIVE_INFINITY
    if (entersS < publishedS || trade.index < freeFrom) continue
    freeFrom = settlementIndex(clock, trade.index, rule.expiryCandles)
    counted.push(trade)
  }
  return counted
}
