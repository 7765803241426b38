import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './look/button-look.ts'
import { Spinner } from './skeleton.tsx'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  ButtonLook & {
    icon?: ReactNode
    /** Shows a spinner instead of the icon and ignores presses; the button keeps the focus. */
    isBusy?: boolean
  }

/** A button with one look per meaning: `primary` once per view, `secondary` for the rest. */
export function Button({ variant, size, className, icon, isBusy = false, children, onClick, ...rest }: ButtonProps) {
  const isInert = isBusy || rest['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size, className })}
      aria-disabled={isInert || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
