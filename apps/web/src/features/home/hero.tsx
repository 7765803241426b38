import { brand } from '@stratomate/brand'
import { riskText } from '@stratomate/domain/trading/risk-text'
import { trialPlan } from '@stratomate/domain/billing/plans'
import { type ReactNode, Suspense } from 'react'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { HeroFacts } from './hero-facts.tsx'
import { TrialButton, TrialNote } from './trial-button.tsx'

/** Written by the build, because otherwise the table of brokers would be in the first script only for this. */
const isBrokerPreview = import.meta.env['HERO_BROKER_STAGE'] === 'preview'

const HeroFigure = hydrateLater({ anchorId: 'hero-figure', moment: 'idle', load: loadHeroFigure })

/** Code that draws what is below the first screen waits for this, so that nothing is pushed down later. */
export async function loadHeroFigure() {
  return (await import('./hero-figure.tsx')).HeroFigure
}

/** One statement, then the product itself as the picture. `badge` is shown beside the tagline when there is one. */
export function Hero({ badge }: { badge?: ReactNode }) {
  return (
    <section aria-labelledby="hero-heading" className="relative pt-21">
      <div aria-hidden="true" className="dot-field pointer-events-none absolute inset-x-0 top-0 h-140 opacity-55" />
      <div className="relative mx-auto max-w-marketing px-4 md:px-6 lg:px-8">
        <div className="grid-cols-2 items-center gap-x-10 md:grid lg:block">
          <div className="lg:hero-columns grid items-end gap-x-14 gap-y-5.5">
            <div className="rise-in">
              <p className="mb-4.5 flex min-h-7 flex-wrap items-center justify-between gap-x-6 text-sm text-text-2 md:mb-6.5 md:text-base">
                {brand.tagline}
                {badge}
              </p>
              <h1 id="hero-heading" className="text-4xl">
                {t('Automated Trading For\u00A0Binary Options')}
              </h1>
            </div>
            <div className="rise-in rise-in-1">
              <p className="text-md text-text-2">
                {t(
                  '{brand} takes the buy and sell signals from your MetaTrader 5 charts and places the trades on Pocket Option. Direct from your own PC, within 2 seconds of a signal.',
                  { brand: brand.name },
                )}
              </p>
              <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                <TrialButton label={t('Start {days}-Day Free Trial', { days: trialPlan.days })} toMember="dashboard" />
                <LinkButton to="/#how-it-works" size="lg">
                  {t('How It Works')}
                </LinkButton>
              </div>
              <p className="mt-3.5 text-sm text-balance text-text-3">
                <TrialNote />
                {t(riskText.short)} {isBrokerPreview ? t('Pocket Option is a preview.') : null}
              </p>
            </div>
          </div>
          <Suspense>
            <HeroFigure />
          </Suspense>
        </div>
        <HeroFacts />
      </div>
    </section>
  )
}
