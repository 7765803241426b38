import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'active' | 'trial' | 'pending' | 'cancelled' | 'expired' | 'problem' | 'plain'

const tones = {
  active: 'text-st-active border-st-active/45',
  trial: 'text-st-trial border-st-trial/45',
  pending: 'text-st-pending border-st-pending/45',
  cancelled: 'text-st-cancelled border-st-cancelled/45',
  expired: 'text-st-expired border-st-expired/45',
  problem: 'text-st-problem border-st-problem/45',
  plain: 'text-text-2 border-line',
} as const satisfies Record<BadgeTone, string>

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string | undefined; children: ReactNode }

/** A pill of an icon and a word; never a colour alone. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border py-1 pr-2.5 pl-2 text-xs font-medium tracking-normal whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
