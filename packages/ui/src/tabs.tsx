import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export type TabItem<Value extends string> = {
  value: Value
  label: ReactNode
  /** Set apart from the tabs before it where the list is laid out as a column. */
  startsGroup?: boolean
}

type TabsProps<Value extends string> = {
  /** The name of the set, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /** `line`: the selected one is underlined on the edge of the header, as the parts of a page are. */
  look?: keyof typeof looks
  /** Shown before the list, in one row with it. */
  heading?: ReactNode
  headerClassName?: string
  className?: string
  panelClassName?: string
  /** The content of the selected tab. */
  children: ReactNode
}

const looks = {
  pill: 'min-h-9 rounded-sm aria-selected:bg-s3',
  line: 'relative -mb-px min-h-11 after:absolute after:inset-x-3 after:bottom-0 after:border-b-2 after:border-transparent hover:after:border-line-strong aria-selected:after:border-signal',
} as const

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
/** Where the list is laid out as a column, the arrows of a column move too; elsewhere they scroll the page. */
const columnSteps: Record<string, number> = { ...steps, ArrowDown: 1, ArrowUp: -1 }

/**
 * Tabs with one stop for the Tab key: arrows, Home and End move and select. Written here because the usual part
 * writes a style attribute into the built page, which the content security policy refuses.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const {
    label,
    items,
    selected,
    onSelect,
    look = 'pill',
    heading,
    headerClassName,
    className,
    panelClassName,
    children,
  } = props
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    // On a narrow screen the row scrolls in itself; the page is left where it is.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  const move = (event: KeyboardEvent) => {
    const isColumn = list.current !== null && getComputedStyle(list.current).flexDirection === 'column'
    const step = (isColumn ? columnSteps : steps)[event.key]
    const index = targetIndex({
      key: event.key,
      step,
      index: items.findIndex(({ value }) => value === selected),
      items,
    })
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
        <div ref={list} role="tablist" aria-label={label} className={clsx('relative flex gap-0.5', className)}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${baseId}-${item.value}`}
              aria-selected={item.value === selected}
              aria-controls={`${baseId}-panel`}
              tabIndex={item.value === selected ? 0 : -1}
              className={clsx(
                'flex flex-none cursor-pointer items-center gap-1.5 px-3 text-sm font-medium whitespace-nowrap text-text-2 hover:text-text aria-selected:text-text',
                looks[look],
                item.startsGroup === true && 'lg:mt-4',
              )}
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

type Move = { key: string; step: number | undefined; index: number; items: readonly unknown[] }

function targetIndex({ key, step, index, items }: Move): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return items.length - 1
  return step === undefined ? null : (index + step + items.length) % items.length
}
