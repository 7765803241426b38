import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'

/** Reads and changes one filter of the address. */
export type FilterChange = (name: string, value: string) => void

type FilterProps = { name: string; label: string; values: Readonly<Record<string, string>>; onChange: FilterChange }

export function FilterText({ name, label, values, onChange }: FilterProps) {
  return (
    <div className="w-56 max-w-full max-sm:w-full">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            maxLength={120}
            value={values[name] ?? ''}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )}
      </Field>
    </div>
  )
}

export function FilterSelect({ choices, ...filter }: FilterProps & { choices: Readonly<Record<string, string>> }) {
  const { name, label, values, onChange } = filter
  return (
    <div className="w-44 max-w-full max-sm:min-w-0 max-sm:flex-1">
      <Field label={label}>
        {(control) => (
          <Select {...control} value={values[name] ?? ''} onChange={({ target }) => onChange(name, target.value)}>
            <option value="">All</option>
            {Object.entries(choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
