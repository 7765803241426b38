import { type TieRule, tieRules } from '@stratomate/contracts/desktop-window/values'
import { Field } from '@stratomate/ui/field'

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
        <select
          {...control}
          className="min-h-10 w-full cursor-pointer rounded-md border border-line-strong bg-bg px-3 text-sm text-text"
          value={ties}
          onChange={({ currentTarget: { value } }) => onChange(value === 'win' ? 'win' : 'lose')}
        >
          {tieRules.map((rule) => (
            <option key={rule} value={rule}>
              {labels[rule]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
