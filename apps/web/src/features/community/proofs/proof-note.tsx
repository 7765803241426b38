import type { ForwardResult, PostProof, ProofFacts } from '@stratomate/contracts/proof-checks/schemas'
import type { ProofBadge } from '@stratomate/contracts/proof-checks/values'
import type { ReferenceComparison } from '@stratomate/contracts/reference/schemas'
import { referenceVerdict } from '@stratomate/domain/reference/reference-verdict'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import { wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { countText, percentText } from '@stratomate/lab-ui/text/percent-text'
import { Badge } from '@stratomate/ui/badge'
import { Database, FastForward, FileCheck2, FileSignature } from 'lucide-react'
import { timeframeName } from '@stratomate/domain/trading/trade-names'
import { evidenceText, proofStateLooks } from '@stratomate/lab-ui/statistics/proof-state-looks'
import { BadgeMeanings } from './badge-meanings.tsx'

const badges = {
  claim: { label: 'Claim', icon: <FileSignature size={14} aria-hidden="true" /> },
  reproduced: { label: 'Reproduced', icon: <FileCheck2 size={14} aria-hidden="true" /> },
  reference: { label: 'Reference data', icon: <Database size={14} aria-hidden="true" /> },
  forward: { label: 'Forward', icon: <FastForward size={14} aria-hidden="true" /> },
} as const satisfies Record<ProofBadge, unknown>

/**
 * The claim of a post's proof and how far it was checked. A badge is only green while candles from after it prove the
 * rule.
 */
export function ProofNote({ proof }: { proof: PostProof }) {
  const { badge, facts, reference, forward } = proof
  const { label, icon } = badges[badge]
  return (
    <section aria-label="Proof of these settings" className="grid gap-2 border-t border-line px-3 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-wrap gap-2">
          <Badge icon={icon}>{label}</Badge>
          {badge === 'forward' && forward !== null ? <StateBadge forward={forward} /> : null}
        </span>
        <span className="text-xs text-text-3">A simulated result on past candles</span>
      </div>
      <p className="tabular-nums">{resultText(proof)}</p>
      <p className="text-text-2 tabular-nums">{historyText(facts)}</p>
      {reference === null ? null : <p className="text-text-2 tabular-nums">{referenceText(reference)}</p>}
      {forward === null ? null : <ForwardNote forward={forward} />}
      {limitText(facts) === null ? null : <p className="text-text-2">{limitText(facts)}</p>}
      <BadgeMeanings />
      <p className="text-xs text-text-3">{simulatedResultsText}</p>
    </section>
  )
}

function StateBadge({ forward: { state } }: { forward: ForwardResult }) {
  const { label, badge, Icon } = proofStateLooks[state]
  return (
    <Badge tone={badge} icon={<Icon size={14} aria-hidden="true" />}>
      {label}
    </Badge>
  )
}

/** The rule's results since it was published. */
function ForwardNote({ forward }: { forward: ForwardResult }) {
  const { won, lost, ties, breakEven, evidence, state, source, from, to } = forward
  const span = `${dayText(from)} to ${dayText(to)}, on candles of ${source}`
  if (won + lost === 0) return <p className="text-text-2">{`Since it was published no trade has ended: ${span}.`}</p>
  const tied = ties === 0 ? '' : ` ${countText(ties)} ended at their own price.`
  return (
    <div className="grid gap-1 border-l-2 border-line pl-3 tabular-nums">
      <p>{`Since it was published: ${wonShareText({ won, lost, effective: won + lost, breakEven })}.${tied}`}</p>
      <p className="text-text-2">
        {`${proofStateLooks[state].meaning} Evidence that it does better than break-even: ${evidenceText(evidence)}. From ${span}.`}
      </p>
    </div>
  )
}

const verdicts = {
  agrees: 'The candles agree with the reference candles of',
  partly: 'Too few of the candles are in the reference candles of',
  differs: 'The candles are not those of the reference candles of',
} as const

function referenceText(reference: ReferenceComparison): string {
  const { source, candles, covered, medianPoints, p99Points, rangePoints } = reference
  const found = `${verdicts[referenceVerdict(reference)]} ${source}: ${countText(covered)} of ${countText(candles)} are in both`
  if (covered === 0) return `${found}.`
  return `${found}, half of them within ${countText(medianPoints)} points and 99 of 100 within ${countText(p99Points)}; half move ${countText(rangePoints)} points or less.`
}

function resultText({ badge, facts, effective }: PostProof): string {
  const { won, lost, ties, payoutPct } = facts
  const breakEven = breakEvenShare(payoutPct)
  const tied = ties === 0 ? '' : ` ${countText(ties)} ended at their own price.`
  // An unchecked claim: the author's own counts, without a share.
  if (badge === 'claim' || effective === null)
    return `${countText(won)} won and ${countText(lost)} lost, says the author; break-even is ${percentText(breakEven)}.${tied}`
  return `${wonShareText({ won, lost, effective, breakEven })}.${tied}`
}

function historyText({ symbol, timeframeS, candles, from, to, tries, opened, payoutPct }: ProofFacts): string {
  const history = `${countText(candles)} candles of ${symbol}, ${timeframeName(timeframeS)}, ${dayText(from)} to ${dayText(to)}`
  const counted = `${countText(tries)} ${tries === 1 ? 'try' : 'tries'} and ${countText(opened)} ${opened === 1 ? 'opening' : 'openings'} of the sealed part`
  return `On ${history}, at a payout of ${payoutPct}\u00A0%, after ${counted}.`
}

/** The day of an instant, in UTC, kept on one line. */
function dayText(instant: string): string {
  return instant.slice(0, 10).replaceAll('-', '\u2060-\u2060')
}

const sides = { both: null, buy: 'Only buy signals were traded.', sell: 'Only sell signals were traded.' } as const

/** What the settings of the post leave out of the rule; null when nothing. */
function limitText({ side, hasOwnLimits }: ProofFacts): string | null {
  const limits = hasOwnLimits ? 'The stake plan, hours or limits were not the lab’s usual ones.' : null
  const said = [sides[side], limits].filter((sentence) => sentence !== null)
  return said.length === 0 ? null : said.join(' ')
}
