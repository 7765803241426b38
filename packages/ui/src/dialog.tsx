import { clsx } from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'

type DialogProps = {
  isOpen: boolean
  /** Called by Escape or a press outside. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  className?: string
}

/** A modal on the browser's own `dialog`: focus stays inside, Escape closes, focus returns where it was. */
export function Dialog({ isOpen, onClose, title, children, className }: DialogProps) {
  const titleId = useId()
  return (
    <ModalElement
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className={clsx(
        'mx-4 my-auto w-auto max-w-form rounded-xl border border-line bg-s1 p-6 text-text shadow-dialog sm:mx-auto sm:w-full',
        className,
      )}
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </ModalElement>
  )
}

type ModalProps = {
  isOpen: boolean
  onClose: () => void
  label?: string
  labelledBy?: string
  className?: string
  /** Marks the modal that is closed by its own key. */
  isPalette?: boolean
  children: ReactNode
}

/** The bare modal, for those that fill the screen. */
export function ModalElement({ isOpen, onClose, label, labelledBy, className, isPalette, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (dialog === null || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  const pressOutside = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // Escape is the keyboard's way; the press on the backdrop only repeats it for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-palette={isPalette}
      className={clsx('backdrop:bg-bg/70', className)}
      onClose={onClose}
      onClick={pressOutside}
    >
      {isOpen ? children : null}
    </dialog>
  )
}
