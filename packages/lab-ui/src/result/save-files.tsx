import { Button } from '@stratomate/ui/button'
import { Download } from 'lucide-react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { saveText } from '@stratomate/ui/browser/save-text'
import { csvOfSearch, csvOfTrades, fileNameOf, jsonOfOutcome } from './export-outcome.ts'

/** The result as files: for a spreadsheet, and with everything in it. */
export function SaveFiles({ outcome }: { outcome: LabOutcome }) {
  const { t } = useSpeech()
  const { run, search, loaded, question } = outcome
  const { payoutPct } = question
  const name = fileNameOf(loaded.set)
  const icon = <Download size={16} aria-hidden="true" />
  return (
    <div className="flex flex-wrap gap-3">
      {run === null ? null : (
        <Button
          icon={icon}
          onClick={() => saveText(`${name}-trades.csv`, 'text/csv', csvOfTrades(loaded.set, run.trades))}
        >
          {t('Trades as CSV')}
        </Button>
      )}
      {search === null ? null : (
        <Button icon={icon} onClick={() => saveText(`${name}-search.csv`, 'text/csv', csvOfSearch(search, payoutPct))}>
          {t('Combinations as CSV')}
        </Button>
      )}
      <Button icon={icon} onClick={() => saveText(`${name}.json`, 'application/json', jsonOfOutcome(outcome))}>
        {t('Result as JSON')}
      </Button>
    </div>
  )
}
