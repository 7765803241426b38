import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control gets from its field, so that label, hint and error belong to it. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: ReactNode
  /** The id of the control, where a summary of errors links to it. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A label above its control, a hint and the error below it. */
export function Field({ label, id, hint, error, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint === undefined ? null : hintId, error === undefined ? null : errorId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-xs text-text-3">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-danger">
      <CircleAlert size={16} aria-hidden="true" className="mt-px flex-none" />
      {error}
    </p>
  )
}
