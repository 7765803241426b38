import { clsx } from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'
import { controlLook } from './look/control-look.ts'

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={clsx(controlLook, className)} />
}
