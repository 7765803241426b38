import { countText } from '@stratomate/std/text'

/** The possible verdicts on a result. */
export const verdicts = ['nothing', 'too few', 'unproven', 'holds'] as const
export type LabVerdict = (typeof verdicts)[number]

export type Evidence = {
  /** Trades that were won or lost, and how many independent ones they are worth. */
  readonly n: number
  readonly effective: number
  readonly share: number
  readonly breakEven: number
  readonly bestBlind: number
  /** The chance that luck shows as much, with all tries counted. */
  readonly pValue: number
  readonly tries: number
}

/** With fewer independent trades there is no verdict. */
const tradesToJudge = 100
const [holdsAt, unprovenAt] = [0.05, 0.2]

export function verdictOf({ effective, share, breakEven, bestBlind, pValue }: Evidence): LabVerdict {
  if (effective < tradesToJudge) return 'too few'
  if (share <= breakEven || pValue > unprovenAt) return 'nothing'
  return pValue <= holdsAt && share > bestBlind ? 'holds' : 'unproven'
}

/** The verdict as a trader understands it; always with the count and the break-even. */
export function verdictSentence(evidence: Evidence): string {
  const { n, effective, share, breakEven, bestBlind, pValue, tries } = evidence
  const needed = `Break-even at this payout is ${percent(breakEven)}`
  const tried = tries === 1 ? 'one try' : `${countText(tries)} tries`
  switch (verdictOf(evidence)) {
    case 'too few':
      return `Too few trades to judge: ${countText(n)} trades say as much as ${countText(Math.floor(effective))} independent ones, and ${tradesToJudge} are the least. ${needed}.`
    case 'nothing':
      return share <= breakEven
        ? `Nothing: these ${countText(n)} trades are below what they need. ${needed}.`
        : `Nothing: after ${tried}, luck shows as much in ${chance(pValue)}. ${needed}.`
    case 'unproven':
      return pValue <= holdsAt
        ? `Unproven: a blind rule does as well (${percent(bestBlind)} at the same candles). ${needed}.`
        : `Unproven: after ${tried}, luck alone shows as much in ${chance(pValue)}. ${needed}.`
    default:
      return `Holds on this history: after ${tried}, luck shows as much in ${chance(pValue)}. ${needed}. It may end at any time.`
  }
}

/** The statement of CFTC Rule 4.41(b)(1) beside every simulated result. */
export const simulatedResultsText =
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.'

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function chance(pValue: number): string {
  if (pValue < 0.01) return 'fewer than 1 of 100 cases'
  return `${Math.round(100 * pValue)} of 100 cases`
}
