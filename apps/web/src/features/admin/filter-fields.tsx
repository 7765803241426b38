import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'

/** Reads and changes one filter of the address. */
export type FilterChange = (name: string, value: string) => void

type FilterProps = { name: string; label: string; values: Readonly<Record<string, string>>; onChange: FilterChange }

/** `isShort`: a phone shows it beside another one. */
export function FilterText({ name, label, values, onChange, isShort }: FilterProps & { isShort?: true }) {
  return (
    <div className={clsx('w-56 max-w-full', isShort === true ? 'max-sm:min-w-36 max-sm:flex-1' : 'max-sm:w-full')}>
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

type SelectProps = FilterProps & {
  choices: Readonly<Record<string, string>>
  /** What is shown while nothing is chosen. */
  unchosen?: string
}

export function FilterSelect({ choices, unchosen = 'All', ...filter }: SelectProps) {
  const { name, label, values, onChange } = filter
  return (
    <div className="w-44 max-w-full max-sm:min-w-0 max-sm:flex-1">
      <Field label={label}>
        {(control) => (
          <Select {...control} value={values[name] ?? ''} onChange={({ target }) => onChange(name, target.value)}>
            <option value="">{unchosen}</option>
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
