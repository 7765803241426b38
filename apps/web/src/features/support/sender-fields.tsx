import { messageLimits } from '@stratomate/contracts/support/values'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'

type SenderFieldsProps = {
  labels: { name: string; email: string }
  errors: { name?: string; email?: string }
  isRequired: boolean
}

/** Who writes, side by side where there is room. */
export function SenderFields({ labels, errors, isRequired }: SenderFieldsProps) {
  const required = { 'aria-required': isRequired || undefined }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="name" label={labels.name} error={errors.name}>
        {(control) => (
          <TextInput {...control} {...required} name="name" autoComplete="name" maxLength={messageLimits.name} />
        )}
      </Field>
      <Field id="email" label={labels.email} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            {...required}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={messageLimits.email}
          />
        )}
      </Field>
    </div>
  )
}

/** Leads to the first field of the form, or to what stands in its place once a message was sent. */
export function focusContactForm(): void {
  const field = document.getElementById('name')
  if (field === null) document.getElementById('contact')?.scrollIntoView()
  else field.focus()
}
