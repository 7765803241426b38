import { type TieRule, tieRules } from '@stratomate/contracts/desktop-window/values'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { t } from '../../language/t.ts'
import type { WindowText } from '@stratomate/content/languages/window-texts'

type TieFieldProps = {
  ties: TieRule
  labels: Readonly<Record<TieRule, WindowText>>
  hint: string
  onChange: (ties: TieRule) => void
}

/** What a trade with an unchanged price pays. */
export function TieField({ ties, labels, hint, onChange }: TieFieldProps) {
  return (
    <Field label={t('A price that ends where it began')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={ties}
          onChange={(event) => onChange(event.currentTarget.value === 'win' ? 'win' : 'lose')}
        >
          {tieRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(labels[rule])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
