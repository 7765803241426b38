import { breakEvenShare } from './win-share.ts'
import { rivalCount, rivalShares, evidenceProves } from './sequential-proof.ts'

/** The verdicts on a chart that trades; only `holding` may be green. */
const proofStates = ['unproven', 'holding', 'weakening', 'broken'] as const
export type ProofState = (typeof proofStates)[number]

/**
 * A sequential test of one chart's trades that never ends and is stored between them: logarithms of likelihoods for
 * shares above break-even, and for shares below what is expected. It may be looked at at any time (Ville 1939).
 */
export type ChartProof = {
  readonly won: number
  readonly lost: number
  readonly above: readonly number[]
  readonly below: readonly number[]
  /** The share that is expected since the chart was proven; null before, when break-even is. */
  readonly expected: number | null
  /** A chart whose proof broke stays broken: it may not wait for better luck. */
  readonly isBroken: boolean
}

const nothing = Array.from({ length: rivalCount }, () => 0)

export const emptyProof: ChartProof = {
  won: 0,
  lost: 0,
  above: nothing,
  below: nothing,
  expected: null,
  isBroken: false,
}

type ProofTrade = { readonly isWon: boolean; /** At the payout of this trade. */ readonly breakEven: number }

/** Takes the next trade that was won or lost; ties are left out. */
export function addToProof(proof: ChartProof, { isWon, breakEven }: ProofTrade): ChartProof {
  const won = proof.won + Number(isWon)
  const lost = proof.lost + Number(!isWon)
  const above = addLogs(proof.above, { isWon, share: breakEven, claim: 'above' })
  const below = addLogs(proof.below, { isWon, share: proof.expected ?? breakEven, claim: 'below' })
  const isBroken = proof.isBroken || evidenceOf(below) >= evidenceProves
  const next = { won, lost, above, below, expected: proof.expected, isBroken }
  if (isBroken || proof.expected !== null || evidenceOf(above) < evidenceProves) return next
  // Proven now. From here on the test looks for decay from what was shown, so that test begins again.
  return { ...next, expected: expectedShare(won, lost, breakEven), below: nothing }
}

/**
 * The proof of all trades together, from the proofs of their parts: likelihoods of trades with different break-evens
 * can be multiplied in any order. A part that was judged against its own expectation says nothing about decay of the
 * whole, so that test begins again.
 */
export function joinProofs(parts: readonly ChartProof[], breakEven: number): ChartProof {
  const sum = (logsOf: (part: ChartProof) => readonly number[]): number[] =>
    nothing.map((_, place) => parts.reduce((logs, part) => logs + (logsOf(part)[place] ?? 0), 0))
  const [won, lost] = [parts.reduce((all, part) => all + part.won, 0), parts.reduce((all, part) => all + part.lost, 0)]
  const above = sum((part) => part.above)
  const isProven = evidenceOf(above) >= evidenceProves
  const isOfOneClaim = !isProven && parts.every(({ expected }) => expected === null)
  const below = isOfOneClaim ? sum((part) => part.below) : nothing
  const expected = isProven ? expectedShare(won, lost, breakEven) : null
  return { won, lost, above, below, expected, isBroken: evidenceOf(below) >= evidenceProves }
}

/** Above 20 the chart is proven to do better than break-even, however often one looks. */
export function evidenceAbove({ above }: ChartProof): number {
  return evidenceOf(above)
}

/** Above 20 the chart is proven to do worse than expected. */
export function evidenceOfDecay({ below }: ChartProof): number {
  return evidenceOf(below)
}

/** Without any payout every trade must be won, and no share is above 1. */
const shareMax = 0.999

/** The break-even of one trade, at its payout in percent. */
export function breakEvenInProof(payoutPct: number): number {
  return Math.min(shareMax, breakEvenShare(payoutPct))
}

/** Evidence can grow beyond every number that people read, so it has a limit. */
const evidenceMax = 1e9

/** What is shown of a proof. */
export function figuresOfProof(proof: ChartProof) {
  return {
    state: proofState(proof),
    won: proof.won,
    lost: proof.lost,
    evidence: Math.min(evidenceMax, evidenceAbove(proof)),
    decayEvidence: Math.min(evidenceMax, evidenceOfDecay(proof)),
    expectedShare: proof.expected,
  }
}

/** Evidence that one of four courses reaches by luck deserves attention, but no more. */
const evidenceWarns = 4

export function proofState(proof: ChartProof): ProofState {
  if (proof.isBroken) return 'broken'
  if (proof.expected === null) return 'unproven'
  const isWeak = evidenceOfDecay(proof) >= evidenceWarns || evidenceAbove(proof) < evidenceProves
  return isWeak ? 'weakening' : 'holding'
}

type Tested = { isWon: boolean; share: number; claim: 'above' | 'below' }

function addLogs(logs: readonly number[], { isWon, share, claim }: Tested): number[] {
  return rivalShares(share, claim).map(
    (rival, place) => (logs[place] ?? 0) + Math.log(isWon ? rival / share : (1 - rival) / (1 - share)),
  )
}

function evidenceOf(logs: readonly number[]): number {
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / logs.length
}

/** Somewhat below what was won, because at the moment of the proof luck has helped a little. Never below break-even. */
function expectedShare(won: number, lost: number, breakEven: number): number {
  const n = won + lost
  const share = won / n
  return Math.min(0.999, Math.max(breakEven, share - 0.75 * Math.sqrt((share * (1 - share)) / n)))
}
