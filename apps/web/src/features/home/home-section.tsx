import type { ReactNode } from 'react'

type HomeSectionProps = { id: string; title: string; lede: ReactNode; children: ReactNode }

/** A section with its heading on the left and one sentence on the right. */
export function HomeSection({ id, title, lede, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="lays-out-near pt-20 lg:pt-24">
      <div className="mx-auto max-w-marketing px-4 md:px-6 lg:px-8">
        <div className="lg:hero-columns mb-7 grid items-end gap-x-14 gap-y-4 lg:mb-10">
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          <p className="text-md text-text-2">{lede}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
