import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type HomeSectionProps = {
  id: string
  title: string
  lede: ReactNode
  /** Where the heading is on a wide screen: over what it names, or on its left when that reads well in a narrower column. */
  heading?: 'above' | 'left'
  children: ReactNode
}

/** A section with its heading and one sentence about it. */
export function HomeSection({ id, title, lede, heading = 'above', children }: HomeSectionProps) {
  const isLeft = heading === 'left'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="lays-out-near pt-12 lg:pt-16">
      <div
        className={clsx(
          'mx-auto max-w-marketing px-4 md:px-6 lg:px-8',
          isLeft && 'lg:left-heading-columns lg:grid lg:gap-x-14',
        )}
      >
        <div
          className={clsx(
            'mb-6 grid gap-x-14 gap-y-3',
            isLeft ? 'content-start lg:gap-y-5' : 'lg:hero-columns items-end lg:mb-8',
          )}
        >
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          <div className="text-md text-text-2">{lede}</div>
        </div>
        {isLeft ? <div className="min-w-0">{children}</div> : children}
      </div>
    </section>
  )
}
