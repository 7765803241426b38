import { clsx } from 'clsx'
import { Minus, Square, X } from 'lucide-react'
import type { ReactNode } from 'react'

type WindowFrameProps = { title: ReactNode; className?: string; children: ReactNode }

/** A window of Windows, as far as a drawing needs one. Nothing in it works, so nothing in it is a control. */
export function WindowFrame({ title, className, children }: WindowFrameProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'overflow-hidden rounded-md border border-line-strong bg-s1 text-xs leading-snug text-text-2',
        className,
      )}
    >
      <div className="flex items-center gap-3 border-b border-line bg-s2 px-3 py-1.5 text-text-3">
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <Minus size={13} />
        <Square size={10} />
        <X size={13} />
      </div>
      {children}
    </div>
  )
}

/** What the step is about: a lime edge around the control. */
export function Wanted({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={clsx('rounded-sm outline-2 outline-offset-2 outline-signal', className)}>{children}</span>
}

/** A button of a drawing. */
export function DrawnButton({ tone = 'plain', children }: { tone?: keyof typeof buttonTones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center justify-center gap-1.5 rounded-xs border px-3 py-1 font-medium whitespace-nowrap',
        buttonTones[tone],
      )}
    >
      {children}
    </span>
  )
}

const buttonTones = {
  plain: 'border-line-strong text-text',
  filled: 'border-transparent bg-accent text-on-accent',
} as const

/** A line of text that nobody needs to read. */
export function PlaceholderText({ className }: { className: string }) {
  return <span className={clsx('block h-1.5 rounded-full bg-s3', className)} />
}
