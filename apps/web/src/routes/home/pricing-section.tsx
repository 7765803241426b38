import { tierDefault, trialPlan } from '@stratomate/domain/billing/plans'
import { useState } from 'react'
import type { ChartNeed } from '#web/features/billing/plans/chart-need.ts'
import { LicenceLine } from '#web/features/billing/plans/licence-line.tsx'
import { RiskNote } from '#web/features/billing/plans/risk-note.tsx'
import { PriceTable } from '#web/features/billing/plans/price-table.tsx'
import { TrialLimits } from '#web/features/billing/trial/trial-limits.tsx'
import { HomeSection } from '#web/features/home/home-section.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'
import { t } from '#web/shared/language/t.ts'

export function PricingSection() {
  const [need, setNeed] = useState<ChartNeed>('few')
  const isMember = useSignInHint() === 'member'
  return (
    <HomeSection
      id="pricing"
      title={t('Subscription Tiers')}
      lede={t('The difference between tiers is how much you trade. Prices in US dollars.')}
    >
      {/* First, because the buttons of the page that lead here promise it. */}
      <div className="mb-6 grid items-center gap-4 rounded-xl border border-line px-5 py-4 md:px-6 lg:flex lg:gap-10">
        <div className="lg:flex-1">
          <h3 className="text-lg">{t('Start Your {days}-Day Free Trial', { days: trialPlan.days })}</h3>
          <p className="mt-1.5 text-text-2">
            {t(
              'The same client on your own charts, with lower limits. Cancel anytime during the trial with no charge.',
            )}
          </p>
        </div>
        <TrialLimits tier={tierDefault} />
        <div className="grid gap-2 text-center">
          <LinkButton to={isMember ? '/dashboard' : '/pricing#free-trial'} variant="primary">
            {t(isMember ? 'Open the dashboard' : 'Start free trial')}
          </LinkButton>
          {isMember ? null : <p className="text-sm text-text-2">{t('No credit card required.')}</p>}
        </div>
      </div>
      <PriceTable need={need} onNeed={setNeed} />
      <div className="items-start justify-between gap-x-14 lg:flex">
        <LicenceLine />
        <RiskNote />
      </div>
    </HomeSection>
  )
}
