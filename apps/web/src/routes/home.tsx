import { brand } from '@stratomate/brand'
import { trialPlan } from '@stratomate/domain/plans'
import { useState } from 'react'
import type { ChartNeed } from '#web/features/billing/chart-need.ts'
import { LicenceLine } from '#web/features/billing/licence-line.tsx'
import { RiskNote } from '#web/features/billing/risk-note.tsx'
import { TierTable } from '#web/features/billing/tier-table.tsx'
import { TrialLimits } from '#web/features/billing/trial-limits.tsx'
import { FeaturesSection } from '#web/features/home/features-section.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HomeSection } from '#web/features/home/home-section.tsx'
import { HowItWorksSection } from '#web/features/home/how-it-works-section.tsx'
import { LegalSection } from '#web/features/home/legal-section.tsx'
import { StrategiesSection } from '#web/features/home/strategies-section.tsx'
import { LinkButton } from '#web/shared/link-button.tsx'
import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/',
    title: `${brand.name}: Automated Trading For Binary Options`,
    description:
      'Takes the buy and sell signals from your MetaTrader 5 charts and places the trades, direct from your own PC.',
  })
}

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <HowItWorksSection />
      <StrategiesSection />
      <PricingSection />
      <LegalSection />
    </>
  )
}

function PricingSection() {
  const [need, setNeed] = useState<ChartNeed>('few')
  return (
    <HomeSection
      id="pricing"
      title="Subscription Tiers"
      lede="The difference between tiers is how much you trade. Prices in US dollars."
    >
      <TierTable need={need} onNeed={setNeed} />
      <div className="mt-4 grid items-center gap-6 rounded-xl border border-line px-5 py-6 md:px-7 lg:flex lg:gap-10">
        <div className="lg:flex-1">
          <h3 className="text-lg">Start Your {trialPlan.days}-Day Free Trial</h3>
          <p className="mt-1.5 text-text-2">
            The same client on your own charts, with lower limits. Cancel anytime during the trial with no charge.
          </p>
        </div>
        <TrialLimits />
        <LinkButton to="/pricing" variant="primary">
          Start free trial
        </LinkButton>
      </div>
      <LicenceLine />
      <RiskNote />
    </HomeSection>
  )
}
