import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { PlanFigure } from './plan-facts.ts'

type PlanItem<Value extends string> = {
  value: Value
  name: string
  price: string
  period: string
  figures: readonly PlanFigure[]
  extras: string | null
  /** All of it, for narrow screens and for those who hear it. */
  words: string
}

type PlanChoiceProps<Value extends string> = {
  legend: string
  items: readonly PlanItem<Value>[]
  selected: Value
  /** While the price of the last choice is being asked for. */
  isLocked: boolean
  onChoose: (value: Value) => void
}

/** One of a few plans, as radio cards: arrow keys move. Each has the same height chosen or not, so the form stays in its place. */
export function PlanChoice<Value extends string>(props: PlanChoiceProps<Value>) {
  const { legend, items, selected, isLocked, onChoose } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isLocked || !hadFocus.current) return
    hadFocus.current = false
    // A disabled control loses the focus, so it is given back to a person who moves with the arrow keys.
    if (document.activeElement === document.body) group.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }, [isLocked])
  const press = (value: Value) => {
    hadFocus.current = true
    onChoose(value)
  }
  return (
    <fieldset ref={group} disabled={isLocked} aria-busy={isLocked}>
      <legend className="mb-3 text-lg font-semibold tracking-tight">{legend}</legend>
      <div className="overflow-hidden rounded-lg border border-line bg-s1">
        <PlanColumns figures={items[0]?.figures ?? []} />
        {items.map(({ value, name, price, period, figures, extras, words }) => (
          <label
            key={value}
            className={clsx(
              'relative block px-4 py-3 not-last:border-b not-last:border-line last:rounded-b-lg',
              'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
              isLocked ? 'cursor-wait' : 'cursor-pointer',
              value === selected
                ? 'bg-s2 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-signal'
                : 'hover:bg-s2',
            )}
          >
            <span className="flex min-h-8 items-center justify-between gap-x-3 sm:plan-columns sm:grid">
              <span className="flex items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name="plan"
                  value={value}
                  checked={value === selected}
                  onChange={() => press(value)}
                  className="size-5 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-bg checked:border-6 checked:border-accent focus-visible:outline-none"
                />
                {name}{' '}
              </span>
              {figures.map((figure) => (
                <span key={figure.column} aria-hidden="true" className="hidden font-medium tabular-nums sm:block">
                  {figure.value}
                </span>
              ))}
              <span className="flex items-baseline gap-1.5 sm:justify-end">
                <span className="text-md font-semibold tabular-nums">{price}</span>{' '}
                <span className="text-sm text-text-3">{period}</span>
              </span>
            </span>
            <span className="mt-1 block pl-8 text-sm text-text-2 sm:sr-only">{words}</span>
            {extras === null ? null : (
              <span aria-hidden="true" className="hidden pl-8 text-sm text-text-2 sm:block">
                {extras}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the values below mean, said once. */
function PlanColumns({ figures }: { figures: readonly PlanFigure[] }) {
  return (
    <div
      aria-hidden="true"
      className="hidden gap-x-3 border-b border-line px-4 py-2 text-xs font-medium text-text-3 sm:plan-columns sm:grid"
    >
      <span />
      {figures.map(({ column }) => (
        <span key={column}>{column}</span>
      ))}
      <span className="text-right">Price</span>
    </div>
  )
}
