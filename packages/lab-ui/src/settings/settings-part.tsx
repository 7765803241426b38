import { brand } from '@stratomate/brand'
import { Button } from '@stratomate/ui/button'
import { Download } from 'lucide-react'
import { verdictTitle } from '#lab-ui/figures/verdict-panel.tsx'
import { saveText } from '@stratomate/ui/browser/save-text'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { sharedSettingsOf } from './shared-settings-of.ts'

/** The tested rule as settings for the desktop app, beside what a fresh app has. */
export function SettingsPart({ outcome }: { outcome: LabOutcome }) {
  const { loaded, rule, question, run } = outcome
  if (rule === null || run === null) return null
  const file = sharedSettingsOf(loaded.set, rule, question)
  if (file.kind === 'none') return <p className="text-sm text-text-2">{file.reason}</p>
  const text = JSON.stringify(file.settings, null, 2)
  return (
    <section aria-label="Settings for the app" className="rounded-lg border border-line p-5">
      <h3 className="text-base font-semibold">Settings for {brand.desktopName}</h3>
      <p className="mt-2 max-w-prose text-sm text-text-2">
        Paste them in the app under Settings, Import settings: it shows what would change before anything does.
        {file.left.length === 0
          ? null
          : ` Set these in the app yourself, the file does not carry them: ${file.left.join(', ')}.`}
      </p>
      <p className="mt-2 max-w-prose text-sm text-text-2">
        {`The verdict of this test: ${verdictTitle(run.judgment.verdict)}. The settings are tested, not recommended.`}
      </p>
      <table className="mt-4 w-full max-w-form text-left text-sm tabular-nums">
        <thead className="text-xs text-text-3">
          <tr>
            {['Setting', 'A fresh app', 'Tested'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.rows.map(({ label, usual, tested }) => (
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
        <CopyButton label="Copy settings" text={text} />
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveText('lab-settings.json', 'application/json', text)}
        >
          Save settings
        </Button>
      </div>
    </section>
  )
}
