import { z } from 'zod'
import { AccountKind } from '../trading/schemas.ts'
import { Instant, shortName } from '../values.ts'

export const ChartProofState = z.enum(['unproven', 'holding', 'weakening', 'broken'])
export type ChartProofState = z.infer<typeof ChartProofState>

/** A chart as its trades name it, on one kind of account. */
export const ProvedChart = z.strictObject({
  account: AccountKind,
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  indicatorId: shortName(64),
})
export type ProvedChart = z.infer<typeof ProvedChart>

const count = z.int().min(0)

/** The trades of one symbol and timeframe of a source. */
export const ProofPart = z.object({
  symbol: shortName(64),
  timeframeS: z.int().min(1),
  won: count,
  lost: count,
  breakEven: z.number().min(0).max(1),
})
export type ProofPart = z.infer<typeof ProofPart>

/**
 * The proof of one chart, or of one source from outside over all its trades, which has neither symbol nor timeframe.
 * From 20 on, `evidence` proves that it does better than break-even, and `decayEvidence` that it does worse than
 * expected; both hold however often one looks. Shares from 0 to 1.
 */
export const ChartProofView = z.object({
  ...ProvedChart.shape,
  symbol: ProvedChart.shape.symbol.nullable(),
  timeframeS: ProvedChart.shape.timeframeS.nullable(),
  state: ChartProofState,
  won: count,
  lost: count,
  breakEven: z.number().min(0).max(1),
  evidence: z.number().min(0),
  decayEvidence: z.number().min(0),
  /** Null until the chart is proven. */
  expectedShare: z.number().min(0).max(1).nullable(),
  /** Whether the chart is taken off the favorites when its proof breaks; a source never is. */
  stopsWhenBroken: z.boolean(),
  changedAt: Instant,
  /** The symbols of a source, those with the most trades first; none for a chart. */
  parts: z.array(ProofPart),
})
export type ChartProofView = z.infer<typeof ChartProofView>

/** The same for trades from the app's own journal, which stop nothing. */
export type OwnProof = Omit<ChartProofView, 'stopsWhenBroken' | 'changedAt'>

export const StopInput = ProvedChart.extend({ stopsWhenBroken: z.boolean() })
export type StopInput = z.infer<typeof StopInput>
