import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export type TabItem<Value extends string> = { value: Value; label: ReactNode }

type TabsProps<Value extends string> = {
  /** The name of the set, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /** Shown before the list, in one row with it. */
  heading?: ReactNode
  headerClassName?: string
  className?: string
  panelClassName?: string
  /** The content of the selected tab. */
  children: ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tabs with one stop for the Tab key: arrows, Home and End move and select. Written here because the usual part
 * writes a style attribute into the built page, which the content security policy refuses.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, selected, onSelect, heading, headerClassName, className, panelClassName, children } = props
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const index = targetIndex({ key: event.key, index: items.findIndex(({ value }) => value === selected), items })
    const target = index === null ? undefined : items[index]
    if (target === undefined || index === null) return
    event.preventDefault()
    onSelect(target.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <>
      <div className={clsx('flex flex-wrap items-center justify-between gap-x-3 gap-y-2', headerClassName)}>
        {heading}
        <div ref={list} role="tablist" aria-label={label} className={clsx('flex gap-0.5', className)}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${baseId}-${item.value}`}
              aria-selected={item.value === selected}
              aria-controls={`${baseId}-panel`}
              tabIndex={item.value === selected ? 0 : -1}
              className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-text-2 hover:text-text aria-selected:bg-s3 aria-selected:text-text"
              onClick={() => onSelect(item.value)}
              onKeyDown={move}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`} className={panelClassName}>
        {children}
      </div>
    </>
  )
}

function targetIndex(at: { key: string; index: number; items: readonly unknown[] }): number | null {
  const { key, index, items } = at
  if (key === 'Home') return 0
  if (key === 'End') return items.length - 1
  const step = steps[key]
  return step === undefined ? null : (index + step + items.length) % items.length
}
