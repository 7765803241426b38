import { billingQuestions } from '@stratomate/content/billing-questions'
import { useState } from 'react'
import type { ChartNeed } from '#web/features/billing/chart-need.ts'
import { FittingBar } from '#web/features/billing/fitting-bar.tsx'
import { HardwareGuide } from '#web/features/billing/hardware-guide.tsx'
import { LicenceTable } from '#web/features/billing/licence-table.tsx'
import { PriceTable } from '#web/features/billing/price-table.tsx'
import { productData } from '#web/features/billing/product-data.ts'
import { RiskNote } from '#web/features/billing/risk-note.tsx'
import { TrialCard } from '#web/features/billing/trial-card.tsx'
import { TrialTerms } from '#web/features/billing/trial-terms.tsx'
import { questionsData } from '#web/features/content/questions-data.ts'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/pricing',
    title: 'Pricing',
    description: 'Three tiers by how much you trade, one-time licenses, and a free trial without a card.',
    trail: [{ name: 'Home', path: '/' }],
    data: [productData(), questionsData(billingQuestions)],
  })
}

export default function PricingRoute() {
  const [need, setNeed] = useState<ChartNeed>('few')
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Pricing</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2">
        The difference between tiers is how much you trade. Prices in US dollars, cancel anytime.
      </p>
      <TrialCard />
      <h2 className="mt-16 mb-6 text-xl">Subscription Tiers</h2>
      <PriceTable need={need} onNeed={setNeed} />
      <div className="mt-16 grid gap-12 lg:grid-cols-2">
        <HardwareGuide need={need} />
        <TrialTerms />
      </div>
      <h2 className="mt-16 mb-2 text-xl">One-time licenses</h2>
      <p className="mb-6 max-w-prose text-text-2">Prefer to pay once? A license has no renewal.</p>
      <LicenceTable />
      <h2 className="mt-16 mb-6 text-xl">Questions about billing</h2>
      <QuestionList questions={billingQuestions} />
      <RiskNote />
      <FittingBar need={need} />
    </div>
  )
}
