import { type KeyboardEvent, useState } from 'react'
import { parseAmount } from './parse-amount.ts'

type AmountFieldProps = {
  label: string
  /** Null takes the general amount, which stands there quietly. */
  cents: number | null
  placeholderCents: number
  onChange: (cents: number | null) => void
}

/** An amount of one favorite: saved with Enter or when the field is left, never while it is typed. */
export function AmountField({ label, cents, placeholderCents, onChange }: AmountFieldProps) {
  const [text, setText] = useState(cents === null ? '' : (cents / 100).toFixed(2))
  const amount = parseAmount(text)
  const save = () => {
    if (amount.kind === 'wrong') return
    if (amount.cents !== cents) onChange(amount.cents)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') setText(cents === null ? '' : (cents / 100).toFixed(2))
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={amount.kind === 'wrong' || undefined}
      value={text}
      placeholder={(placeholderCents / 100).toFixed(2)}
      className="min-h-9 w-24 rounded-md border border-line-strong bg-bg px-2.5 text-right text-sm tabular-nums placeholder:text-text-3 aria-invalid:border-danger"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={press}
    />
  )
}
