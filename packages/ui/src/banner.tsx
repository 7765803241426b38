import { clsx } from 'clsx'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  error: { Icon: CircleAlert, edge: 'border-danger', icon: 'text-danger' },
  problem: { Icon: TriangleAlert, edge: 'border-st-problem/60', icon: 'text-st-problem' },
  warning: { Icon: TriangleAlert, edge: 'border-st-pending/60', icon: 'text-st-pending' },
  note: { Icon: Info, edge: 'border-line', icon: 'text-text-2' },
} as const

type BannerProps = {
  tone: keyof typeof looks
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** A message in the page itself; errors are read out at once, others when the reader gets there. */
export function Banner({ tone, title, children, action, className }: BannerProps) {
  const { Icon, edge, icon } = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-x-4 rounded-lg border bg-s1 p-4', edge, className)}
    >
      <Icon size={20} aria-hidden="true" className={clsx('mt-0.5 flex-none', icon)} />
      {/* An action that finds no room beside the words stands below them, where they begin. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-52 flex-1">
          {title === undefined ? null : <p className="font-semibold">{title}</p>}
          {children === undefined ? null : <div className="text-sm text-text-2">{children}</div>}
        </div>
        {action === undefined ? null : <div className="max-sm:w-full">{action}</div>}
      </div>
    </div>
  )
}
