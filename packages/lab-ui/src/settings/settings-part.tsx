import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { Download } from 'lucide-react'
import { verdictTitle } from '#lab-ui/figures/verdict-panel.tsx'
import { saveText } from '@stratomate/ui/browser/save-text'
import { useSpeech } from '#lab-ui/language/speech.ts'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { settingRowsOf, sharedSettingsOf } from './shared-settings-of.ts'

const columns = ['Setting', 'A fresh app', 'Tested'] as const

/** The tested rule as settings for the desktop app, beside what a fresh app has. */
export function SettingsPart({ outcome }: { outcome: LabOutcome }) {
  const words = useSpeech()
  const { t } = words
  const { loaded, rule, question, run } = outcome
  if (rule === null || run === null) return null
  const file = sharedSettingsOf(loaded.set, rule, question)
  if (file.kind === 'none') return <p className="text-sm text-text-2">{words.sentence(file.reason)}</p>
  const rows = settingRowsOf(rule.indicatorId, file.settings, words)
  const left = file.left.map((part) => t(part)).join(', ')
  const text = JSON.stringify(file.settings, null, 2)
  return (
    <section aria-label={t('Settings for the app')} className="rounded-lg border border-line p-5">
      <h3 className="text-base font-semibold">{t('Settings for {app}', { app: brand.desktopName })}</h3>
      <p className="mt-2 max-w-prose text-sm text-text-2">
        {t('Paste them in the app under Settings, Import settings: it shows what would change before anything does.')}
        {left === '' ? null : ` ${t('Set these in the app yourself, the file does not carry them: {left}.', { left })}`}
      </p>
      <p className="mt-2 max-w-prose text-sm text-text-2">
        {t('The verdict of this test: {verdict}. The settings are tested, not recommended.', {
          verdict: t(verdictTitle(run.judgment.verdict)),
        })}
      </p>
      <table className="mt-4 w-full max-w-form text-left text-sm tabular-nums">
        <thead className="text-xs text-text-3">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, usual, tested }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 font-normal text-text-2">
                {label}
              </th>
              <td className="py-1 pr-4 text-text-3">{usual}</td>
              <td className={usual === tested ? 'py-1' : 'py-1 font-semibold'}>{tested}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton label={t('Copy settings')} text={text} />
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveText('lab-settings.json', 'application/json', text)}
        >
          {t('Save settings')}
        </Button>
      </div>
    </section>
  )
}
