import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'

type NameFieldProps = {
  name: string
  error: string | undefined
  isDisabled: boolean
  onChange: (name: string) => void
}

/** The name that an add-on is published under. */
export function NameField({ name, error, isDisabled, onChange }: NameFieldProps) {
  return (
    <Field
      id="name"
      label="Indicator name"
      hint="The name of the file without its ending, like BOSS_Pro_Indicator"
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          placeholder="BOSS_Pro_Indicator"
          disabled={isDisabled}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
