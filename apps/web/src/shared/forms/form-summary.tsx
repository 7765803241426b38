import { CircleAlert } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { SignInAgain } from '#web/shared/session/sign-in-again.tsx'
import { t } from '#web/shared/language/t.ts'
import type { Form } from './use-form.ts'

type FormSummaryProps<Name extends string> = {
  form: Form<Name>
  /** The labels of the fields; a field's id is its name. */
  labels: Record<Name, string>
  /** A next step that fits the error. */
  help?: (error: unknown) => ReactNode
}

/** The reasons why a form was not sent, with a link to each field. Takes the focus when it appears. */
export function FormSummary<Name extends string>({ form, labels, help }: FormSummaryProps<Name>) {
  const { problem, errors, summary } = form
  if (problem === null) return null
  const broken = entriesOf(errors)
  const focusField = (name: string) => (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(name)?.focus()
  }
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="flex gap-3 rounded-md border border-danger p-3.5 text-sm">
      <CircleAlert size={20} aria-hidden="true" className="flex-none text-danger" />
      <div className="grid gap-1.5">
        <p className="font-medium">{problem.message ?? t('Please check these fields:')}</p>
        {broken.length === 0 ? null : (
          <ul className="grid gap-1">
            {broken.map(([name, message]) => (
              <li key={name}>
                <a href={`#${name}`} className="underline underline-offset-3" onClick={focusField(name)}>
                  {labels[name]}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        )}
        {help?.(problem.error)}
        <SignInAgain error={problem.error} />
      </div>
    </div>
  )
}

// Safe: the entries of a record of fields have its keys.
function entriesOf<Name extends string>(errors: { [Field in Name]?: string }): [Name, string][] {
  return Object.entries(errors) as [Name, string][]
}
