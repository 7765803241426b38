import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type SegmentedProps<Value extends string> = {
  legend: ReactNode
  /** Hides the legend from sight, not from screen readers. */
  legendClassName?: string
  items: readonly { value: Value; label: ReactNode }[]
  selected: Value | null
  onSelect: (value: Value) => void
  /** `accent` where the choice is what the page is about, `quiet` elsewhere. */
  tone?: keyof typeof tones
  className?: string
  /** For scripts that need the choice before the page runs. */
  inputAttributes?: Readonly<Record<`data-${string}`, string>>
}

const tones = {
  accent: 'peer-checked:bg-accent peer-checked:font-semibold peer-checked:text-on-accent',
  quiet: 'peer-checked:bg-s3 peer-checked:text-text',
} as const

/** A radio group in one row: one of few choices, each always in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendClassName, items, selected, onSelect, tone = 'accent', className, inputAttributes } = props
  const name = useId()
  return (
    <fieldset className={clsx('flex flex-wrap items-center gap-x-5 gap-y-2.5', className)}>
      <legend className={clsx('float-left', legendClassName)}>{legend}</legend>
      <div className="flex overflow-hidden rounded-md border border-line-strong">
        {items.map(({ value, label }) => (
          <label key={value} className="group relative cursor-pointer not-first:border-l not-first:border-line-strong">
            <input
              {...inputAttributes}
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <span
              className={clsx(
                'flex min-h-9 items-center gap-1.5 px-4 text-sm font-medium text-text-2',
                'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-focus',
                tones[tone],
              )}
            >
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
