import { accessScopes, accessTokenDays, scopeLabels } from '@stratomate/contracts/accounts/access-token-values'
import { Button } from '@stratomate/ui/button'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'

type MakeAccessTokenProps = { isOpen: boolean; onClose: () => void; onMade: (secret: string) => void }

/** Asks for what a token may do before it is made: it cannot be changed later. */
export function MakeAccessToken({ isOpen, onClose, onMade }: MakeAccessTokenProps) {
  return (
    <Dialog isOpen={isOpen} title="Make an access token" onClose={onClose}>
      {isOpen ? <MakeForm onClose={onClose} onMade={onMade} /> : null}
    </Dialog>
  )
}

const labels = { name: 'Name', read: 'What it may do', pause: 'Pauses trading', days: 'Valid for' } as const

function MakeForm({ onClose, onMade }: Omit<MakeAccessTokenProps, 'isOpen'>) {
  const form = useForm({
    fields: ['name', 'read', 'pause', 'days'],
    validate: (values) =>
      onlyErrors({
        name: checkFilled(values.name, 'Give it a name'),
        read: accessScopes.some((scope) => values[scope] === 'on') ? undefined : 'Choose what it may do',
      }),
    submit: async (values) => {
      const scopes = accessScopes.filter((scope) => values[scope] === 'on')
      const days = accessTokenDays.find((choice) => String(choice) === values.days) ?? accessTokenDays[0]
      const { secret } = await callApi('makeAccessToken', { body: { name: values.name, scopes, days } })
      onMade(secret)
    },
  })
  return (
    <form noValidate method="post" className="mt-5 grid gap-5" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} />
      <Field id="name" label={labels.name} error={form.errors.name} hint="Which program it is for.">
        {(control) => <TextInput {...control} name="name" maxLength={60} autoComplete="off" />}
      </Field>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium">{labels.read}</legend>
        <Checkbox id="read" name="read" label={scopeLabels.read} defaultChecked error={form.errors.read} />
        <Checkbox id="pause" name="pause" label={`${scopeLabels.pause}; never resumes it`} />
      </fieldset>
      <Field id="days" label={labels.days} error={form.errors.days}>
        {(control) => (
          <Select {...control} name="days" defaultValue={String(accessTokenDays[1])}>
            {accessTokenDays.map((days) => (
              <option key={days} value={days}>
                {days === 365 ? 'A year' : `${days} days`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          Make the token
        </Button>
      </div>
    </form>
  )
}
