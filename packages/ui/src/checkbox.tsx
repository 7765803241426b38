import { Check } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'className'> & {
  label: ReactNode
  error?: string | undefined
}

/** A box with its sentence; the whole row is the target. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = `${controlId}-error`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className="relative flex min-h-6 cursor-pointer items-start gap-3 text-sm">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          className="peer size-5 flex-none cursor-pointer appearance-none rounded-xs border border-line-strong bg-bg checked:border-accent checked:bg-accent aria-invalid:border-danger"
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden="true"
          className="pointer-events-none absolute top-0.75 left-0.75 hidden text-on-accent peer-checked:block"
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
