import { billingQuestions } from '@stratomate/content/questions/billing-questions'
import { useState } from 'react'
import type { ChartNeed } from '#web/features/billing/plans/chart-need.ts'
import { FittingBar } from '#web/features/billing/plans/fitting-bar.tsx'
import { HardwareGuide } from '#web/features/billing/plans/hardware-guide.tsx'
import { LicenceTable } from '#web/features/billing/plans/licence-table.tsx'
import { PriceTable } from '#web/features/billing/plans/price-table.tsx'
import { RiskNote } from '#web/features/billing/plans/risk-note.tsx'
import { TrialTerms } from '#web/features/billing/plans/trial-terms.tsx'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'

/** Tiers, what they ask of a computer, licenses and questions; the choice of charts moves all of them together. */
export function PricingOffer({ anchorId }: { anchorId: string }) {
  const [need, setNeed] = useState<ChartNeed>('few')
  return (
    <div id={anchorId}>
      <h2 id="plans" className="mt-16 mb-6 text-xl">
        {t('Subscription Tiers')}
      </h2>
      <PriceTable need={need} onNeed={setNeed} />
      <div className="lays-out-near mt-16 grid gap-12 lg:grid-cols-2">
        <HardwareGuide need={need} />
        <TrialTerms />
      </div>
      <div className="lays-out-near">
        <h2 className="mt-16 mb-2 text-xl">{t('One-time licenses')}</h2>
        <p className="mb-6 max-w-prose text-text-2">{t('Prefer to pay once? A license has no renewal.')}</p>
        <LicenceTable />
      </div>
      <div className="lays-out-near">
        <h2 className="mt-16 mb-6 text-xl">{t('Questions about billing')}</h2>
        <QuestionList questions={inLanguage('billingQuestions', billingQuestions)} />
        <RiskNote />
      </div>
      <FittingBar need={need} />
    </div>
  )
}
