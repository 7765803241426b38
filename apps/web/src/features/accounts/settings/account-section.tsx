import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type AccountSectionProps = {
  title: string
  lede: ReactNode
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** One decision: its description on the left, its controls on the right, a hairline before the next. */
export function AccountSection({ title, lede, tone = 'plain', children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-line py-8 not-first:border-t lg:grid-cols-3 lg:py-10"
    >
      <div>
        <h2 id={id} className={clsx('text-md leading-snug', tone === 'danger' && 'text-danger')}>
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-sm text-text-2">{lede}</p>
      </div>
      <div className="min-w-0 lg:col-span-2">{children}</div>
    </section>
  )
}
