import type { LabRule } from '@stratomate/lab/lab-rule'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { Button } from '@stratomate/ui/button'
import { ArrowUp } from 'lucide-react'
import { countText, percentText } from '#lab-ui/text/percent-text.ts'
import { ruleText } from '#lab-ui/question/rule-of-question.ts'

type SearchFactsProps = { rule: LabRule; report: SearchReport; onTake: (rule: LabRule) => void }

/** Which combination is judged, what warns of it, and a way to take it over. */
export function SearchFacts({ rule, report, onTake }: SearchFactsProps) {
  const { overfitting, deflatedSharpe } = report.judgment
  return (
    <div className="grid gap-4">
      <p className="text-md">
        The best of {countText(report.won.length)} combinations: {ruleText(rule, 'plain')}.
      </p>
      <ul className="grid max-w-prose gap-1.5 text-sm text-text-2 tabular-nums">
        <li>
          {overfitting === null
            ? 'The history is too short to say whether the search only fits its past.'
            : `In ${Math.round(100 * overfitting)} of 100 ways to halve this history, the best of one half is below the middle in the other. ${overfitting > 0.5 ? 'The search only fits its past.' : 'Above 50 a search only fits its past.'}`}
        </li>
        <li>
          {deflatedSharpe === null
            ? 'Its Sharpe ratio cannot be compared with luck.'
            : `The chance that its Sharpe ratio is above the one that luck reaches in so many tries: ${percentText(deflatedSharpe)} (deflated Sharpe ratio).`}
        </li>
      </ul>
      <div>
        <Button icon={<ArrowUp size={16} aria-hidden="true" />} onClick={() => onTake(rule)}>
          Take over as one rule
        </Button>
      </div>
    </div>
  )
}
