import { clsx } from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

type DisclosureMenuProps = {
  /** What the button shows. */
  trigger: ReactNode
  triggerLabel?: string
  triggerClassName?: string
  /** Opens when the mouse rests on it, as well as by a press. */
  opensOnHover?: boolean
  /** Marks the button when one of its links leads to the open page. */
  isCurrent?: boolean
  align?: 'start' | 'end'
  className?: string
  /** Links or buttons in list items; `close` shuts the menu after a choice. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that shows a list of links: the pattern of site navigation, so that screen readers read links as links.
 * Escape closes and returns the focus, arrows walk, leaving closes.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const {
    trigger,
    triggerLabel,
    triggerClassName,
    opensOnHover = false,
    isCurrent = false,
    align = 'start',
    className,
  } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()
  const hover = (next: boolean) => (event: ReactPointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') setOpen(next)
  }
  // A mouse has opened the list by resting on the button, so its press must not close it; touch and keys toggle.
  const pressButton = ({ nativeEvent }: MouseEvent) => {
    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
    setOpen(opensOnHover && isMouse ? true : !isOpen)
  }
  useOutsidePress(root, { isOpen, setOpen })
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget) === true) return
    if (event.relatedTarget !== null) setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    // At once: a frame later the focus would move under the next key that was pressed meanwhile.
    flushSync(() => setOpen(true))
    focusNext(root.current, event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    // The wrapper only listens: every action has its own button or link inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('relative flex items-center', className)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={leave}
      onKeyDown={press}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={triggerLabel}
        aria-current={isCurrent ? 'true' : undefined}
        className={clsx('cursor-pointer', triggerClassName)}
        onClick={pressButton}
      >
        {trigger}
      </button>
      <div className={clsx('absolute top-full z-20 pt-1', align === 'end' ? 'right-0' : 'left-0')} hidden={!isOpen}>
        <ul id={listId} className="min-w-52 animate-rise rounded-md border border-line bg-s1 p-1.5 shadow-menu">
          {props.children(() => setOpen(false))}
        </ul>
      </div>
    </div>
  )
}

type OpenState = { isOpen: boolean; setOpen: (isOpen: boolean) => void }

/** A press outside closes the menu. */
function useOutsidePress(root: RefObject<HTMLElement | null>, { isOpen, setOpen }: OpenState): void {
  useEffect(() => {
    if (!isOpen) return
    const pressOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [isOpen, root, setOpen])
}

function focusNext(root: HTMLElement | null, step: 1 | -1): void {
  const items = [...(root?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])]
  const index = items.findIndex((item) => item === document.activeElement)
  // From outside of the items, down leads to the first and up to the last.
  items[(Math.max(index, step === 1 ? -1 : 0) + step + items.length) % items.length]?.focus()
}
