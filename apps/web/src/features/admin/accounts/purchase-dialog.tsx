import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { type Form, useForm } from '#web/shared/forms/use-form.ts'
import type { ActionAmount, PurchaseAction } from './purchase-actions.ts'
import { AdminFailure } from '#web/features/admin/load-problem.tsx'

const fields = ['amount', 'reason', 'confirmation'] as const
type ActionForm = Form<(typeof fields)[number]>

type PurchaseDialogProps = { action: PurchaseAction; email: string; onClose: () => void }

/** Asks before a purchase is changed: why, how much, and for the email or id to be typed once more. */
export function PurchaseDialog({ action, email, onClose }: PurchaseDialogProps) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const form: ActionForm = useForm({
    fields,
    validate: ({ amount, reason, confirmation }) =>
      onlyErrors({
        amount: action.amount === undefined ? undefined : checkAmount(amount, action.amount),
        reason: reason.trim() === '' ? 'Please say why' : undefined,
        confirmation: confirms(confirmation, [email, action.id]) ? undefined : 'Neither the email nor the id',
      }),
    submit: async ({ amount, reason }) => {
      await action.run({ reason, amount: Number(amount) })
      toast({ title: action.done, description: email })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={action.title}>
      <form noValidate className="mt-4 grid gap-5" onSubmit={form.onSubmit}>
        <p className="text-text-2">{action.consequence}</p>
        {form.problem === null || form.problem.message === null ? null : <AdminFailure error={form.problem.error} />}
        {action.amount === undefined ? null : <AmountField form={form} amount={action.amount} />}
        <Field label="Reason" hint="Stays in the audit log" error={form.errors.reason}>
          {(control) => <TextInput {...control} name="reason" autoComplete="off" maxLength={300} />}
        </Field>
        <Field
          label="Confirmation"
          hint={
            <>
              Type <strong className="font-medium break-all text-text-2">{email}</strong> or{' '}
              <strong className="font-medium break-all text-text-2">{action.id}</strong> to confirm.
            </>
          }
          error={form.errors.confirmation}
        >
          {(control) => (
            <TextInput
              {...control}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={255}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={action.tone === 'danger' ? 'danger' : 'primary'} isBusy={form.isSending}>
            {action.label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function AmountField({ form, amount }: { form: ActionForm; amount: ActionAmount }) {
  return (
    <Field label={amount.label} hint={`From 1 to ${amount.max}`} error={form.errors.amount}>
      {(control) => (
        <TextInput {...control} name="amount" inputMode="numeric" autoComplete="off" defaultValue={amount.initial} />
      )}
    </Field>
  )
}

function checkAmount(typed: string, { max }: ActionAmount): string | undefined {
  const amount = /^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : 0
  return amount >= 1 && amount <= max ? undefined : `A whole number from 1 to ${max}`
}

function confirms(typed: string, answers: readonly string[]): boolean {
  return answers.some((answer) => answer.toLowerCase() === typed.trim().toLowerCase())
}
