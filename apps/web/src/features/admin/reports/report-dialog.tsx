import { communityLimits } from '@stratomate/contracts/community/values'
import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { TextInput } from '@stratomate/ui/text-input'
import { useToast } from '@stratomate/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { type ReportAction, suspensionDays } from './report-actions.ts'
import { AdminFailure } from '#web/features/admin/load-problem.tsx'

/** Asks a moderator for the reason, and for the duration where there is one. */
export function ReportDialog({ action, onClose }: { action: ReportAction; onClose: () => void }) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useForm({
    fields: ['reason', 'days'],
    validate: ({ reason }) =>
      onlyErrors({ reason: reason.trim() === '' ? 'Please say why' : undefined, days: undefined }),
    submit: async ({ reason, days }) => {
      await action.run({ reason, days: Number(days), now: new Date() })
      toast({ title: action.done })
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{action.title}</bdi>}>
      <form noValidate className="mt-4 grid gap-5" onSubmit={form.onSubmit}>
        <p className="text-text-2">{action.consequence}</p>
        {form.problem === null || form.problem.message === null ? null : <AdminFailure error={form.problem.error} />}
        {action.isOnAuthor === undefined ? null : (
          <Field label="For how long" error={form.errors.days}>
            {(control) => (
              <Select {...control} name="days" defaultValue="7">
                {Object.entries(suspensionDays).map(([days, words]) => (
                  <option key={days} value={days}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={action.reasonLabel} error={form.errors.reason}>
          {(control) => <TextInput {...control} name="reason" autoComplete="off" maxLength={communityLimits.reason} />}
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
