import type { PostProof, ProofFacts } from '@stratomate/contracts/proof-checks/schemas'
import type { ProofBadge } from '@stratomate/contracts/proof-checks/values'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import { wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { countText, percentText } from '@stratomate/lab-ui/text/percent-text'
import { Badge } from '@stratomate/ui/badge'
import { FileCheck2, FileSignature } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { timeframeName } from '#web/shared/format/trade-outcome.ts'

const badges = {
  claim: { label: 'Claim', icon: <FileSignature size={14} aria-hidden="true" /> },
  reproduced: { label: 'Reproduced', icon: <FileCheck2 size={14} aria-hidden="true" /> },
} as const satisfies Record<ProofBadge, unknown>

/** What the proof of a post says and how far it was checked. No badge is green: none of them is about the future. */
export function ProofNote({ proof }: { proof: PostProof }) {
  const { badge, facts } = proof
  const { label, icon } = badges[badge]
  return (
    <section aria-label="Proof of these settings" className="grid gap-2 border-t border-line px-3 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge icon={icon}>{label}</Badge>
        <span className="text-xs text-text-3">A simulated result on past candles</span>
      </div>
      <p className="tabular-nums">{resultText(proof)}</p>
      <p className="text-text-2 tabular-nums">{historyText(facts)}</p>
      {limitText(facts) === null ? null : <p className="text-text-2">{limitText(facts)}</p>}
      <details>
        <summary className="w-fit cursor-pointer py-1 text-text-3 hover:text-text">What this badge means</summary>
        <div className="mt-1 grid gap-2 text-text-2">
          <p>
            <b className="font-medium text-text">Claim:</b> the author has signed this result with the rule and the
            fingerprint of the candles. Nobody here has run it again.
          </p>
          <p>
            <b className="font-medium text-text">Reproduced:</b> the server has run the same rule on the candles that
            the author has sent, and every trade was the same.
          </p>
          <p>
            Neither says that the candles are those of a broker, or that it continues. The count of tries is what the
            author’s own lab has counted: the more were tried, the more of a result is luck.{' '}
            <TextLink to="/documentation#lab-proofs">More about proofs</TextLink>
          </p>
        </div>
      </details>
      <p className="text-xs text-text-3">{simulatedResultsText}</p>
    </section>
  )
}

function resultText({ badge, facts, effective }: PostProof): string {
  const { won, lost, ties, payoutPct } = facts
  const breakEven = breakEvenShare(payoutPct)
  const tied = ties === 0 ? '' : ` ${countText(ties)} ended at their own price.`
  // Nobody has counted a claim again: counts of its author, and no share.
  if (badge === 'claim' || effective === null)
    return `${countText(won)} won and ${countText(lost)} lost, says the author; break-even is ${percentText(breakEven)}.${tied}`
  return `${wonShareText({ won, lost, effective, breakEven })}.${tied}`
}

function historyText({ symbol, timeframeS, candles, from, to, tries, opened, payoutPct }: ProofFacts): string {
  const history = `${countText(candles)} candles of ${symbol}, ${timeframeName(timeframeS)}, ${from.slice(0, 10)} to ${to.slice(0, 10)}`
  const counted = `${countText(tries)} ${tries === 1 ? 'try' : 'tries'} and ${countText(opened)} ${opened === 1 ? 'opening' : 'openings'} of the sealed part`
  return `On ${history}, at a payout of ${payoutPct}\u00A0%, after ${counted}.`
}

const sides = { both: null, buy: 'Only buy signals were traded.', sell: 'Only sell signals were traded.' } as const

/** What the settings of the post leave out of the rule; null when nothing. */
function limitText({ side, hasOwnLimits }: ProofFacts): string | null {
  const limits = hasOwnLimits ? 'The stake plan, hours or limits were not the lab’s usual ones.' : null
  const said = [sides[side], limits].filter((sentence) => sentence !== null)
  return said.length === 0 ? null : said.join(' ')
}
