import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type CardSidesProps = {
  /** Undefined where the card is drawn for its height only. */
  titleId?: string | undefined
  /** What a person has is divided by a line from what is next, where it is above it. */
  look: 'offer' | 'own'
  title: ReactNode
  text: ReactNode
  limits: ReactNode
  children: ReactNode
}

export const cardTitleId = 'free-trial-title'

/** The two sides of the trial's card: what there is, and what can be done. Below each other where the page is narrow. */
export function CardSides({ titleId, look, title, text, limits, children }: CardSidesProps) {
  return (
    <div
      className={clsx(
        'col-start-1 row-start-1 flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:gap-12',
        look === 'own' && 'lg:content-center lg:items-baseline',
      )}
    >
      <div className={clsx(look === 'offer' && 'lg:self-center')}>
        <h2 id={titleId} className="flex items-center gap-2 text-lg">
          {title}
        </h2>
        <p className="mt-2 mb-5 text-text-2">{text}</p>
        {limits}
      </div>
      <div
        className={clsx(
          'grid flex-1 content-center gap-4',
          look === 'own' && 'max-lg:border-t max-lg:border-line max-lg:pt-3 lg:content-start',
        )}
      >
        {children}
      </div>
    </div>
  )
}
