import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { controlLook } from './text-input.tsx'

/** The browser's own select, which opens in the usual way of every device. */
export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className="relative">
      <select {...rest} className={clsx(controlLook, 'cursor-pointer appearance-none pr-10', className)} />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-text-2"
      />
    </div>
  )
}
