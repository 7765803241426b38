import { Button } from '@stratomate/ui/button'
import { type ReactNode } from 'react'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import type { Form } from '#web/shared/forms/use-form.ts'

type AccountFormProps<Name extends string> = {
  form: Form<Name>
  labels: Record<Name, string>
  submitLabel: string
  help?: (error: unknown) => ReactNode
  children: ReactNode
}

/** Posts, in case the script is not there yet, so that no password is ever part of an address. */
export function AccountForm<Name extends string>({
  form,
  labels,
  submitLabel,
  help,
  children,
}: AccountFormProps<Name>) {
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} {...(help === undefined ? {} : { help })} />
      {children}
      <Button type="submit" variant="primary" size="lg" isBusy={form.isSending} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}
