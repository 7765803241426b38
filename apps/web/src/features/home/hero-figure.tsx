import { HeroPanel } from './hero-panel.tsx'
import { TallHeroPanel } from './tall-hero-panel.tsx'

/** Two seconds after a signal, wide or tall as the screen is. */
export function HeroFigure() {
  return (
    <figure id="hero-figure" className="rise-in rise-in-2 mt-9 md:mt-0 lg:mt-14">
      <div className="hidden lg:block">
        <HeroPanel />
      </div>
      <div className="mx-auto max-w-card lg:hidden">
        <TallHeroPanel />
      </div>
    </figure>
  )
}
