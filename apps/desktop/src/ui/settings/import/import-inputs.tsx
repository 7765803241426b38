import type { WindowImportPreview } from '@stratomate/contracts/desktop-window/imports'
import { t } from '../../language/t.ts'

type ImportInputsProps = { indicator: string; inputs: WindowImportPreview['inputs'] }

/** The inputs of the indicator belong to the terminal; this section lists the values to enter there. */
export function ImportInputs({ indicator, inputs }: ImportInputsProps) {
  if (inputs.length === 0) return null
  return (
    <section aria-labelledby="import-inputs" className="grid gap-2.5">
      <h4 id="import-inputs" className="text-sm font-semibold">
        {t('To set in MetaTrader 5')}
      </h4>
      <p className="text-sm text-text-2">
        {t(
          'The app cannot change an indicator. On the chart press Ctrl+I, choose {indicator}, press Properties, and enter these under Inputs.',
          { indicator },
        )}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 text-sm">
        {inputs.map(({ name, label, value, isDefault }) => (
          <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5">
            <dt className="text-text-2">{label}</dt>
            <dd className="text-right font-mono text-sm">
              {value}
              {isDefault ? <span className="font-sans text-xs text-text-3">{` ${t('default')}`}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
