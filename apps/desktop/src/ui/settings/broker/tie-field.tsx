import { type TieRule, tieRules } from '@stratomate/contracts/desktop-window/values'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'

type TieFieldProps = {
  ties: TieRule
  labels: Readonly<Record<TieRule, string>>
  hint: string
  onChange: (ties: TieRule) => void
}

/** What a trade pays whose price did not change. */
export function TieField({ ties, labels, hint, onChange }: TieFieldProps) {
  return (
    <Field label="A price that ends where it began" hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={ties}
          onChange={(event) => onChange(event.currentTarget.value === 'win' ? 'win' : 'lose')}
        >
          {tieRules.map((rule) => (
            <option key={rule} value={rule}>
              {labels[rule]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
