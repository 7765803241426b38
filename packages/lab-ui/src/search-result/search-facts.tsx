import type { LabRule } from '@stratomate/lab/lab-rule'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { Button } from '@stratomate/ui/button'
import { ArrowUp } from 'lucide-react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { ruleText } from '#lab-ui/question/rule-text.ts'

type SearchFactsProps = { rule: LabRule; report: SearchReport; onTake: (rule: LabRule) => void }

const fits = {
  past: 'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. The search only fits its past.',
  both: 'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. Above 50 a search only fits its past.',
} as const

/** Which combination is judged, the warnings about it, and a button to copy it into the question. */
export function SearchFacts({ rule, report, onTake }: SearchFactsProps) {
  const words = useSpeech()
  const { t, count, percent } = words
  const { overfitting, deflatedSharpe } = report.judgment
  return (
    <div className="grid gap-4">
      <p className="text-md">
        {t('The best of {count} combinations: {rule}.', {
          count: count(report.won.length),
          rule: ruleText(rule, words),
        })}
      </p>
      <ul className="grid max-w-prose gap-1.5 text-sm text-text-2 tabular-nums">
        <li>
          {overfitting === null
            ? t('The history is too short to say whether the search only fits its past.')
            : t(overfitting > 0.5 ? fits.past : fits.both, { count: Math.round(100 * overfitting) })}
        </li>
        <li>
          {deflatedSharpe === null
            ? t('Its Sharpe ratio cannot be compared with luck.')
            : t(
                'The chance that its Sharpe ratio is above the one that luck reaches in so many tries: {share} (deflated Sharpe ratio).',
                { share: percent(deflatedSharpe) },
              )}
        </li>
      </ul>
      <div>
        <Button icon={<ArrowUp size={16} aria-hidden="true" />} onClick={() => onTake(rule)}>
          {t('Take over as one rule')}
        </Button>
      </div>
    </div>
  )
}
