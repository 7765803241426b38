import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type HomeSectionProps = {
  id: string
  title: string
  lede: ReactNode
  /** On a wide screen a section has the page to itself, or half of it when that reads well in a narrower column. */
  width?: 'whole' | 'half'
  children: ReactNode
}

/** A section with its heading and one sentence about it. */
export function HomeSection({ id, title, lede, width = 'whole', children }: HomeSectionProps) {
  const isHalf = width === 'half'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="lays-out-near min-w-0 pt-9 lg:pt-14">
      <div className="mx-auto max-w-marketing px-4 md:px-6 lg:px-8">
        <div className={clsx('mb-5 grid gap-x-14 gap-y-2.5', !isHalf && 'lg:hero-columns items-end')}>
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          <div className="text-md text-text-2">{lede}</div>
        </div>
        {children}
      </div>
    </section>
  )
}
