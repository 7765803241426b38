import { clsx } from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={clsx(controlLook, className)} />
}

/** The look of a text field or a select: 44 px high, 16 px text on phones so that nothing zooms. */
export const controlLook =
  'w-full min-h-11 rounded-md border border-line-strong bg-bg px-3 text-input text-text md:text-base placeholder:text-text-3 aria-invalid:border-danger disabled:opacity-60'
