import type { PasskeyView } from '@stratomate/contracts/accounts/passkeys'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'

type RenamePasskeyProps = { passkey: PasskeyView | null; onClose: () => void; onRenamed: () => void }

export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  return (
    <Dialog isOpen={passkey !== null} title="Rename the passkey" onClose={onClose}>
      {passkey === null ? null : (
        <RenameForm
          passkey={passkey}
          onClose={onClose}
          onRenamed={() => {
            onRenamed()
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function RenameForm({ passkey, onClose, onRenamed }: RenamePasskeyProps & { passkey: PasskeyView }) {
  const form = useForm({
    fields: ['name'],
    validate: ({ name }) => onlyErrors({ name: checkFilled(name, 'Give it a name') }),
    submit: async (body) => {
      await callApi('renamePasskey', { params: { id: passkey.id }, body })
      onRenamed()
    },
  })
  return (
    <form noValidate method="post" className="mt-5 grid gap-5" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={{ name: 'Name' }} />
      <Field id="name" label="Name" error={form.errors.name}>
        {(control) => <TextInput {...control} name="name" maxLength={60} defaultValue={passkey.name} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          Save
        </Button>
      </div>
    </form>
  )
}
