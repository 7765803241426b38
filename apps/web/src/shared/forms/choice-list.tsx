import { clsx } from 'clsx'
import { useId } from 'react'

/** A count of null is not known yet. Room for two digits is kept, so that nothing moves when it appears or grows. */
export type Choice<Value extends string> = { value: Value; label: string; count?: number | null }

type ChoiceListProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /**
   * `rail`: chips that become a column beside the content on wide screens; `strip`: chips in one line on a phone;
   * `row`: chips at every width, in one line on a phone.
   */
  layout: keyof typeof layouts
  className?: string
}

const railChoice =
  'rounded-md border border-line px-3.5 peer-checked:border-line-strong lg:justify-between lg:border-transparent lg:px-3 lg:peer-checked:border-transparent'

const layouts = {
  rail: {
    legend: 'max-lg:sr-only',
    list: 'flex flex-wrap gap-2 lg:grid lg:gap-0.5',
    choice: railChoice,
  },
  strip: {
    legend: 'max-lg:sr-only',
    list: '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 lg:grid lg:gap-0.5',
    choice: railChoice,
  },
  row: {
    legend: 'sr-only',
    list: '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
    choice: 'rounded-md border border-line px-3.5 peer-checked:border-line-strong',
  },
} as const

/**
 * A radio group of filters, each with the number of its results. Without scripts nothing can be filtered, so it is
 * hidden.
 */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, selected, onSelect, layout, className } = props
  const name = useId()
  const look = layouts[layout]
  return (
    <fieldset className={clsx('screen-only min-w-0 noscript:hidden', className)}>
      <legend className={clsx('mb-2 text-sm font-medium', look.legend)}>{legend}</legend>
      <div className={look.list}>
        {choices.map(({ value, label, count }) => (
          <label key={value} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span
              className={clsx(
                'flex min-h-11 items-center gap-2.5 text-sm font-medium text-text-2 hover:text-text md:min-h-9',
                'peer-checked:bg-s3 peer-checked:text-text peer-focus-visible:outline-2 peer-focus-visible:outline-focus',
                look.choice,
              )}
            >
              {label}
              {count === undefined ? null : (
                <span className="min-w-4.5 text-right text-xs text-text-3 tabular-nums">{count}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
