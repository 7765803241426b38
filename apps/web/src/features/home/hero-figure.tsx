import { useState } from 'react'
import { HeroPanel } from './hero-panel.tsx'
import { HeroSteps } from './hero-steps.tsx'
import { heroEvents } from './hero-timeline.ts'
import { TallHeroPanel } from './tall-hero-panel.tsx'

/** Two seconds after a signal, wide or tall as the screen is; a press on a step of the ruler shows what it does. */
export function HeroFigure() {
  const [chosen, choose] = useState<string | null>(null)
  const sentence = heroEvents.find(({ label }) => label === chosen)?.sentence
  return (
    <figure id="hero-figure" className="rise-in rise-in-2 mt-9 md:mt-0 lg:mt-14">
      <div className="relative hidden lg:block">
        <HeroPanel />
        <HeroSteps shape="wide" chosen={chosen} onChoose={choose} />
      </div>
      <div className="relative mx-auto max-w-card lg:hidden">
        <TallHeroPanel />
        <HeroSteps shape="tall" chosen={chosen} onChoose={choose} />
      </div>
      <figcaption
        aria-live="polite"
        className="mx-auto mt-3 min-h-11 max-w-card text-sm text-text-2 lg:min-h-6 lg:max-w-none noscript:invisible"
      >
        {sentence ?? 'Press a step of the ruler to read what happens there.'}
      </figcaption>
    </figure>
  )
}
