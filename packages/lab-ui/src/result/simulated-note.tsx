import { riskText } from '@stratomate/domain/trading/risk-text'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { useSpeech } from '#lab-ui/language/speech.ts'

/** The statement beside every simulated result (17 CFR 4.41(b)(1)). */
export function SimulatedNote() {
  const { t, sentence } = useSpeech()
  return (
    <div role="note" className="grid gap-3 border-t border-line pt-5 text-sm text-text-2">
      <p className="max-w-prose">{sentence(simulatedResultsText)}</p>
      <p className="max-w-prose">{`${sentence(riskText.full)} ${t('Past results do not predict future results.')}`}</p>
    </div>
  )
}
