import { Button } from '@stratomate/ui/button'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { comparedMax, type LabQuestion } from '#lab-ui/question/lab-question.ts'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { ruleOfQuestion } from '#lab-ui/question/rule-of-question.ts'
import { ruleText } from '#lab-ui/question/rule-text.ts'
import { questionKey, writeQuestion } from '#lab-ui/question/write-question.ts'
import { verdictTitle } from '#lab-ui/figures/verdict-panel.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { type ComparedTest, useCompared } from './use-compared.ts'

type CompareSectionProps = {
  compared: readonly string[]
  outcome: LabOutcome | null
  onChange: (compared: readonly string[]) => void
}

/** Up to four tests side by side, in the order in which they were kept: nothing is ranked. */
export function CompareSection({ compared, outcome, onChange }: CompareSectionProps) {
  const titleId = useId()
  const { t } = useSpeech()
  const tests = useCompared(compared, outcome)
  const key = outcome === null || outcome.question.mode !== 'run' ? null : questionKey(outcome.question)
  const isKept = key !== null && compared.includes(key)
  if (tests.length === 0 && key === null) return null
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-lg border border-line p-5">
      <h2 id={titleId} className="text-base leading-snug font-semibold">
        {t('Compare')}
      </h2>
      <p className="mt-2 mb-4 max-w-prose text-sm text-text-2">
        {tests.length < comparedMax
          ? t('Keep up to {count} tests side by side. They stay in the address of this page.', { count: comparedMax })
          : t('{count} tests are kept. Remove one to keep another.', { count: comparedMax })}
      </p>
      {tests.length === 0 ? null : (
        // Tables scroll by themselves, so that the page never does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section tabIndex={0} aria-label={t('Compared tests, table')} className="relative mb-4 overflow-x-auto text-sm">
          <table className="w-full text-left tabular-nums">
            <thead className="text-xs text-text-3">
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-2 py-1.5 font-medium whitespace-nowrap">
                    {t(name)}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t('Remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {tests.map((test) => (
                <TestRow
                  key={test.key}
                  test={test}
                  to={writeQuestion({ ...test.question, compared }).toString()}
                  onRemove={() => onChange(compared.filter((one) => one !== test.key))}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {key === null || isKept || tests.length >= comparedMax ? null : (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => onChange([...compared, key])}>
          {t('Keep this test')}
        </Button>
      )}
    </section>
  )
}

const columns = ['Rule', 'Verdict', 'Result', 'Money', 'Deepest fall', 'Tries'] as const

const waits = {
  waiting: 'Computing again …',
  unseen: 'Not tested in this browser. Open it to test it, which is a try.',
  missing: 'This browser does not have its candles.',
} as const

type TestRowProps = { test: ComparedTest; to: string; onRemove: () => void }

function TestRow({ test: { question, state }, to, onRemove }: TestRowProps) {
  const { QuestionLink } = useLabPlace()
  const words = useSpeech()
  const name = nameOf(question, words)
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="min-w-48 px-2 py-2 font-normal">
        <QuestionLink query={to}>{name}</QuestionLink>
      </th>
      {state.kind === 'known' ? (
        <KnownCells outcome={state.outcome} />
      ) : (
        <td colSpan={5} className="px-2 py-2 text-text-2">
          {words.t(waits[state.kind])}
        </td>
      )}
      <td className="py-1 text-right">
        <button
          type="button"
          aria-label={words.t('Remove {name}', { name })}
          className="inline-flex size-9 cursor-pointer items-center justify-center rounded-md text-text-2 hover:bg-s2 hover:text-text"
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

function KnownCells({ outcome: { run, trials } }: { outcome: LabOutcome }) {
  const words = useSpeech()
  const { t, result, stake, count } = words
  if (run === null) return <td colSpan={5}>{t('Nothing was traded.')}</td>
  const { summary, judgment } = run
  const { effective, breakEven } = judgment
  return (
    <>
      <td className="px-2 py-2 whitespace-nowrap">{t(verdictTitle(judgment.verdict))}</td>
      <td className="min-w-64 px-2 py-2">
        {wonShareText({ won: summary.won, lost: summary.lost, effective, breakEven }, words)}
      </td>
      <td className="px-2 py-2 whitespace-nowrap">{result(summary.netCents)}</td>
      <td className="px-2 py-2 whitespace-nowrap">{stake(summary.drawdownCents)}</td>
      <td className="px-2 py-2">{count(trials.tries)}</td>
    </>
  )
}

const sides = {
  both: '{rule}, payout {payout} ({where})',
  buy: '{rule}, buy only, payout {payout} ({where})',
  sell: '{rule}, sell only, payout {payout} ({where})',
} as const

function nameOf(question: LabQuestion, words: Speech): string {
  const { candles, indicatorId, side, payoutPct } = question
  const { t, number } = words
  const where =
    candles.kind === 'sample'
      ? t('sample {seed}', { seed: candles.seed })
      : t('candles {fingerprint}', { fingerprint: candles.fingerprint.slice(0, 6) })
  const rule = `${ruleParameters[indicatorId].name}: ${ruleText(ruleOfQuestion(question), words)}`
  return t(sides[side], { rule, payout: number(payoutPct), where })
}
