import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  filled: 'px-1.5 font-semibold bg-accent text-on-accent',
  outline: 'px-1.5 font-semibold border border-line-strong text-text-2',
  bare: 'font-medium text-text-3',
} as const

/** A small squared mark such as 'PRO'. */
export function Tag({ tone = 'outline', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={clsx('inline-block rounded-xs py-1 text-xs leading-none', tones[tone])}>{children}</span>
}
