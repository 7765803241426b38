import { addToProof, type ChartProof, emptyProof, proofState } from '@stratomate/lab/judge/chart-proof'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import { seededRandom } from '@stratomate/std/random'
import { upperMedian } from '@stratomate/std/statistics'

const breakEven = breakEvenShare(92)
const [accounts, looks] = [1_000, 5_000]

/** How often the badge of a live chart is wrong, and how late it changes. */
export function tryBadges(): string[] {
  return [everGreen(), decayDelay()]
}

/**
 * The share of accounts at break-even that are shown as holding at any time, when checked after each of 5,000 trades.
 */
function everGreen(): string {
  const random = seededRandom(11)
  let green = 0
  for (let account = 0; account < accounts; account += 1) {
    let proof: ChartProof = emptyProof
    for (let trade = 0; trade < looks && proofState(proof) !== 'holding'; trade += 1)
      proof = addToProof(proof, { isWon: random() < breakEven, breakEven })
    if (proofState(proof) === 'holding') green += 1
  }
  return `accounts at break-even, a look after each of ${looks} trades: ${green} of ${accounts} ever green (at most 5 %)`
}

/**
 * After how many trades the badge of a chart that was proven at 58 % and fell to 50 % says that the edge has broken.
 */
function decayDelay(): string {
  const random = seededRandom(5)
  const delays: number[] = []
  for (let account = 0; account < accounts / 2; account += 1) {
    let proof: ChartProof = emptyProof
    let since = 0
    for (let trade = 0; trade < looks && !proof.isBroken; trade += 1) {
      const isProven = proof.expected !== null
      proof = addToProof(proof, { isWon: random() < (isProven ? 0.5 : 0.58), breakEven })
      if (isProven) since += 1
    }
    if (proof.isBroken && since > 0) delays.push(since)
  }
  return `58 % that fell to 50 %: broken after ${upperMedian(delays)} trades in the median of ${delays.length} (at most 250)`
}
