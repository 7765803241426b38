import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '../language/t.ts'

type VirtualListProps<Item extends { id: string }> = {
  label: string
  items: readonly Item[]
  rowPx: number
  /** The content of a row: one button, which gets the focus. */
  row: (item: Item) => ReactNode
  /** The reader has come near the end. */
  onEnd: () => void
}

type Sight = { topPx: number; heightPx: number; rowPx: number; count: number }

/** How many rows are drawn beyond the visible ones, so that a quick scroll shows no gap. */
const spareRows = 8

/**
 * A long list of rows of one height, of which only the visible ones are drawn. It follows new rows while the reader is
 * at the top; otherwise it keeps the reader's place and says how many rows are new.
 */
export function VirtualList<Item extends { id: string }>({ label, items, rowPx, row, onEnd }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ topPx: 0, heightPx: 600 })
  const [activeId, setActiveId] = useState<string | null>(null)
  // Takes the focus as soon as it is drawn.
  const wantedId = useRef<string | null>(null)
  const { newCount, keep, noteScroll, jumpToNewest } = useStay(scroller, items, rowPx)
  const foundIndex = items.findIndex(({ id }) => id === activeId)
  const { first, last } = rowsInSight({ ...place, rowPx, count: items.length })
  // The focused row is always drawn: removing it would remove the focus too.
  const isFar = foundIndex !== -1 && (foundIndex < first || foundIndex >= last)
  const indexes = [
    ...Array.from({ length: last - first }, (_, offset) => first + offset),
    ...(isFar ? [foundIndex] : []),
  ]

  useLayoutEffect(() => {
    const list = space.current
    if (list === null) return
    // Set by script, because the page's policy forbids style attributes.
    list.style.height = `${items.length * rowPx}px`
    keep()
    placeRows(list, { rowPx, activeId, wantedId })
  })
  useHeight(scroller, setPlace)

  const scroll = () => {
    const element = scroller.current
    if (element === null) return
    setPlace({ topPx: element.scrollTop, heightPx: element.clientHeight })
    noteScroll(element.scrollTop)
    if (element.scrollTop + element.clientHeight > (items.length - 10) * rowPx) onEnd()
  }
  const note = ({ target }: FocusEvent) => setActiveId(target.closest('li')?.dataset['row'] ?? null)
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, Math.max(0, foundIndex), items.length)
    const element = scroller.current
    const item = target === null ? undefined : items[target]
    if (target === null || item === undefined || element === null) return
    event.preventDefault()
    wantedId.current = item.id
    setActiveId(item.id)
    const topPx = target * rowPx
    if (topPx < element.scrollTop) scrollTo(element, topPx)
    if (topPx + rowPx > element.scrollTop + element.clientHeight)
      scrollTo(element, topPx + rowPx - element.clientHeight)
  }
  return (
    <div className="relative h-full min-h-0">
      <div ref={scroller} className="h-full overflow-y-auto" onScroll={scroll}>
        {/* Arrows move between the rows' buttons, which are the stops of the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={space} aria-label={label} className="relative" onKeyDown={move} onFocus={note}>
          {indexes.map((index) => {
            const item = items[index]
            return item === undefined ? null : (
              <ListRow key={item.id} id={item.id} index={index} count={items.length}>
                {row(item)}
              </ListRow>
            )
          })}
        </ul>
      </div>
      {newCount === 0 ? null : <NewRowsButton count={newCount} onPress={jumpToNewest} />}
    </div>
  )
}

type ListRowProps = { id: string; index: number; count: number; children: ReactNode }

function ListRow({ id, index, count, children }: ListRowProps) {
  return (
    <li
      data-row={id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0"
    >
      {children}
    </li>
  )
}

function NewRowsButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <button
      type="button"
      className="absolute top-2 left-1/2 -translate-x-1/2 cursor-pointer rounded-full border border-line-strong bg-s3 px-3.5 py-1.5 text-xs font-semibold shadow-menu hover:bg-s2"
      onClick={onPress}
    >
      {t('{count} new', { count })}
    </button>
  )
}

type Focus = { rowPx: number; activeId: string | null; wantedId: RefObject<string | null> }

function placeRows(list: HTMLUListElement, { rowPx, activeId, wantedId }: Focus): void {
  const rows = [...list.querySelectorAll('li')]
  const stop = rows.find((row) => row.dataset['row'] === activeId) ?? rows[0]
  for (const row of rows) {
    // One stop for the Tab key, so that what follows the list is one press away; arrow keys move between rows.
    for (const button of row.querySelectorAll('button')) button.tabIndex = row === stop ? 0 : -1
    row.style.transform = `translateY(${Number(row.dataset['index']) * rowPx}px)`
    if (row.dataset['row'] !== wantedId.current) continue
    wantedId.current = null
    row.querySelector('button')?.focus({ preventScroll: true })
  }
}

type Place = { topPx: number; heightPx: number }

/** Follows the height of the list, which changes with the window. */
function useHeight(scroller: RefObject<HTMLDivElement | null>, setPlace: Dispatch<SetStateAction<Place>>): void {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => setPlace((old) => ({ ...old, heightPx: element.clientHeight })))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, setPlace])
}

type Row = { id: string }

/** Keeps the row at the reader's place while rows are added above it. */
function useStay(scroller: RefObject<HTMLDivElement | null>, items: readonly Row[], rowPx: number) {
  // The newest row that the reader has seen; null while the list follows.
  const [seenId, setSeenId] = useState<string | null>(null)
  const firstId = items[0]?.id ?? null
  // The row at the upper edge, and how far it is scrolled out; null at the top.
  const anchor = useRef<{ id: string; offsetPx: number } | null>(null)
  const keptItems = useRef(items)
  const seenIndex = items.findIndex(({ id }) => id === seenId)
  return {
    newCount: Math.max(0, seenIndex),
    /** Called when the list has its new height: before that, a browser stops scrolling at the old end. */
    keep() {
      if (keptItems.current === items) return
      keptItems.current = items
      const place = anchor.current
      const index = place === null ? -1 : items.findIndex(({ id }) => id === place.id)
      if (scroller.current === null || place === null || index === -1) return
      scrollTo(scroller.current, index * rowPx + place.offsetPx)
    },
    noteScroll(topPx: number) {
      const edge = items[Math.floor(topPx / rowPx)]
      const isAtTop = topPx < rowPx / 2 || edge === undefined
      anchor.current = isAtTop ? null : { id: edge.id, offsetPx: topPx % rowPx }
      if (isAtTop) setSeenId(null)
      else setSeenId((seen) => seen ?? firstId)
    },
    jumpToNewest() {
      anchor.current = null
      setSeenId(null)
      if (scroller.current !== null) scrollTo(scroller.current, 0)
    },
  }
}

function scrollTo(element: HTMLElement, topPx: number): void {
  element.scrollTop = topPx
}

function targetOf(key: string, index: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + 10,
    PageUp: index - 10,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target))
}

/** The rows to draw: from `first` until before `last`. */
export function rowsInSight({ topPx, heightPx, rowPx, count }: Sight): { first: number; last: number } {
  const first = Math.max(0, Math.min(count, Math.floor(topPx / rowPx) - spareRows))
  const last = Math.min(count, Math.ceil((topPx + heightPx) / rowPx) + spareRows)
  return { first, last: Math.max(first, last) }
}
