import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  filled: 'bg-accent text-on-accent',
  outline: 'border border-line-strong text-text-2',
} as const

/** A small squared mark such as 'PRO'. */
export function Tag({ tone = 'outline', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={clsx('inline-block rounded-xs px-1.5 py-1 text-xs leading-none font-semibold', tones[tone])}>
      {children}
    </span>
  )
}
