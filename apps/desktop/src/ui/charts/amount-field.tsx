import { FieldError } from '@stratomate/ui/field'
import { type KeyboardEvent, useId, useState } from 'react'
import { readAmount } from './read-amount.ts'
import { formatDecimal } from '../shown/format.ts'

type AmountFieldProps = {
  label: string
  /** Null uses the general amount, which is shown as the placeholder. */
  cents: number | null
  placeholderCents: number
  /** No order is ever larger, whatever amount a chart has. */
  max: { cents: number; currency: string }
  /** Answers why the amount was not taken; null when it was. */
  onSave: (cents: number | null) => Promise<string | null>
}

/**
 * An amount of one favorite: saved with Enter or when the field loses the focus, never while typing. A wrong one stays
 * as typed, with a message below, until it is corrected or Escape restores the present value.
 */
export function AmountField({ label, cents, placeholderCents, max, onSave }: AmountFieldProps) {
  const held = cents === null ? '' : formatDecimal(cents / 100, 2)
  const [text, setText] = useState(held)
  const [problem, setProblem] = useState<string | null>(() => readAmount(held, max).problem)
  const errorId = useId()
  const save = async () => {
    const amount = readAmount(text, max)
    setProblem(amount.problem)
    if (amount.problem === null && amount.cents !== cents) setProblem(await onSave(amount.cents))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save()
    if (event.key !== 'Escape') return
    setText(held)
    setProblem(readAmount(held, max).problem)
  }
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : errorId}
        value={text}
        placeholder={formatDecimal(placeholderCents / 100, 2)}
        className="min-h-9 w-full min-w-24 rounded-md border border-line-strong bg-bg px-2.5 text-right text-sm tabular-nums placeholder:text-text-3 aria-invalid:border-danger"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={press}
      />
      <div aria-live="polite" className="mt-1.5 max-w-40 empty:mt-0">
        <FieldError id={errorId} error={problem ?? undefined} />
      </div>
    </>
  )
}
