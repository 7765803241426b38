import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, describeError } from '#web/shared/api/api-error.ts'

export type FieldErrors<Name extends string> = { [Field in Name]?: string }
export type FieldValues<Name extends string> = Record<Name, string>

type FormRules<Name extends string> = {
  fields: readonly Name[]
  /** The errors by field; empty when the form can be sent. Also called at each change of a field that has an error. */
  validate: (values: FieldValues<Name>) => FieldErrors<Name>
  /** Called when the form was not sent because `validate` found errors. */
  onInvalid?: (errors: FieldErrors<Name>) => void
  /** Sends the values; an error that it throws is shown above the form. */
  submit: (values: FieldValues<Name>) => Promise<void>
}

export type FormProblem = { message: string | null; error: unknown; count: number }

export type Form<Name extends string> = {
  errors: FieldErrors<Name>
  problem: FormProblem | null
  isSending: boolean
  summary: RefObject<HTMLDivElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Handles a form: it is checked on submit and sent only once at a time, and errors are shown above it and beside its
 * fields, with the focus. A field loses its error as soon as its input is valid. A checkbox counts as text: `on` or
 * nothing.
 */
export function useForm<Name extends string>({ fields, validate, submit, onInvalid }: FormRules<Name>): Form<Name> {
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isSending, setSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLFormElement>(null)
  const count = problem?.count ?? 0
  useForgiveness({ form: sent, errors, fields, validate }, (next) => {
    setErrors(next)
    // When the fields named in the summary are all valid, it is removed.
    if (Object.keys(next).length === 0) setProblem(null)
  })

  useEffect(() => {
    if (count > 0) summary.current?.focus()
  }, [count])

  const fail = (next: FieldErrors<Name>, failure: { message: string | null; error: unknown }) => {
    setErrors(next)
    setProblem((last) => ({ ...failure, count: (last?.count ?? 0) + 1 }))
  }
  const send = async (values: FieldValues<Name>) => {
    setSending(true)
    try {
      await submit(values)
      setErrors({})
      setProblem(null)
    } catch (error) {
      fail(serverErrors(error, fields), { message: describeError(error), error })
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    sent.current = event.currentTarget
    const values = readValues(event.currentTarget, fields)
    const found = validate(values)
    if (Object.keys(found).length > 0) {
      fail(found, { message: null, error: null })
      onInvalid?.(found)
    } else void send(values)
  }
  return { errors, problem, isSending, summary, onSubmit }
}

type Forgiving<Name extends string> = Pick<FormRules<Name>, 'fields' | 'validate'> & {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors<Name>
}

/** Removes the error of a field at its first valid input, including an error that the service found. */
function useForgiveness<Name extends string>(
  forgiving: Forgiving<Name>,
  keep: (next: FieldErrors<Name>) => void,
): void {
  const { form, errors, fields, validate } = forgiving
  useEffect(() => {
    const element = form.current
    if (element === null || Object.keys(errors).length === 0) return
    const check = ({ target }: Event) => {
      const changed = fields.find((field) => field === fieldOf(target))
      if (changed === undefined || errors[changed] === undefined) return
      const { [changed]: _before, ...others } = errors
      const found = validate(readValues(element, fields))[changed]
      // Safe: the changed control belongs to one of the form's fields.
      keep((found === undefined ? others : { ...errors, [changed]: found }) as FieldErrors<Name>)
    }
    element.addEventListener('input', check)
    return () => element.removeEventListener('input', check)
  })
}

function fieldOf(target: EventTarget | null): string | null {
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  return isControl ? target.name : null
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): FieldValues<Name> {
  const data = new FormData(form)
  const pairs = fields.map((field) => {
    const value = data.get(field)
    return [field, typeof value === 'string' ? value : ''] as const
  })
  return toRecord(pairs)
}

function serverErrors<Name extends string>(error: unknown, fields: readonly Name[]): FieldErrors<Name> {
  if (!(error instanceof ApiError)) return {}
  const pairs = fields.flatMap((field) => {
    const message = error.fields[field]
    return message === undefined ? [] : [[field, message] as const]
  })
  return toRecord(pairs)
}

// Safe: the keys are the form's own fields, one entry each.
function toRecord<Name extends string>(pairs: readonly (readonly [Name, string])[]): FieldValues<Name> {
  return Object.fromEntries(pairs) as FieldValues<Name>
}
