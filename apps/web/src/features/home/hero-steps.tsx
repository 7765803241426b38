import { clsx } from 'clsx'
import { t } from '#web/shared/language/t.ts'
import { formatEvent, heroEvents } from './hero-timeline.ts'

type HeroStepsProps = {
  /** `wide` lies over the horizontal ruler, `tall` over the vertical one. */
  shape: 'wide' | 'tall'
  chosen: string | null
  onChoose: (label: string) => void
}

/** The events of the ruler as buttons over the drawing; each says what happens at that moment. */
export function HeroSteps({ shape, chosen, onChoose }: HeroStepsProps) {
  return (
    <fieldset
      aria-label={t('Steps from signal to order')}
      className={clsx(
        'absolute inset-0 grid noscript:hidden',
        shape === 'wide' ? 'hero-steps-wide' : 'hero-steps-tall',
      )}
    >
      {heroEvents.map(({ label, atMs }) => (
        <button
          key={label}
          type="button"
          aria-pressed={label === chosen}
          aria-label={`${t(label)}, ${formatEvent(atMs)}`}
          className="cursor-pointer rounded-sm hover:bg-text/8 aria-pressed:bg-text/8"
          onClick={() => onChoose(label)}
        />
      ))}
    </fieldset>
  )
}
