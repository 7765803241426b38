import type { Tier } from '@stratomate/contracts/billing/schemas'
import { billingQuestions } from '@stratomate/content/questions/billing-questions'
import { tierDefault } from '@stratomate/domain/billing/plans'
import { Segmented } from '@stratomate/ui/segmented'
import { memo, useCallback, useState } from 'react'
import { type ChartNeed, tierOfNeed } from '#web/features/billing/plans/chart-need.ts'
import { needOfTier } from '#web/features/billing/plans/tier-choice.ts'
import { FittingBar } from '#web/features/billing/plans/fitting-bar.tsx'
import { HardwareGuide } from '#web/features/billing/plans/hardware-guide.tsx'
import { LicenceTable } from '#web/features/billing/plans/licence-table.tsx'
import { holdsLicence, type OwnTier, ownTierOf } from '#web/features/billing/plans/own-tier.ts'
import { PriceTable } from '#web/features/billing/plans/price-table.tsx'
import { useOwnPlan } from '#web/features/billing/plans/use-own-plan.ts'
import { RiskNote } from '#web/features/billing/plans/risk-note.tsx'
import { TrialTerms } from '#web/features/billing/trial/trial-terms.tsx'
import { QuestionList } from '#web/shared/content/question-list.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'

/** The two ways to pay, of which one is shown. */
const ways = ['subscribe', 'once'] as const
const wayLabels = { subscribe: 'Subscribe', once: 'Pay once' } as const

type OfferProps = {
  anchorId: string
  /** What was chosen here or in the address; null before, when a member's own tier stands for it. */
  tier: Tier | null
  onTier: (tier: Tier) => void
}

/** Tiers or licenses, what they ask of a computer, and questions; the choice of charts moves all of them together. */
export function PricingOffer({ anchorId, tier, onTier }: OfferProps) {
  const [way, setWay] = useState<(typeof ways)[number]>('subscribe')
  return (
    <div id={anchorId} data-offer="">
      <div id="plans" className="mt-12 scroll-mt-24">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="offer-subscribe">
            <h2 className="text-xl">{t('Subscription Tiers')}</h2>
            <p className="mt-2 text-text-2">{t('Every tier has all indicators, at once.')}</p>
          </div>
          <div className="offer-once">
            <h2 className="text-xl">{t('One-time licenses')}</h2>
            <p className="mt-2 text-text-2">{t('Prefer to pay once? A license has no renewal.')}</p>
          </div>
          <Segmented
            legend={t('How you pay')}
            legendClassName="sr-only"
            tone="quiet"
            items={ways.map((value) => ({ value, label: t(wayLabels[value]) }))}
            selected={way}
            onSelect={setWay}
          />
        </div>
        <div className="offer-subscribe">
          <OwnPriceTable tier={tier} onTier={onTier} />
        </div>
        <div className="offer-once">
          <LicenceTable />
        </div>
      </div>
      <div className="lays-out-near mt-16 grid gap-12 lg:grid-cols-2">
        <OwnHardwareGuide tier={tier} />
        <TrialTerms />
      </div>
      <div className="lays-out-near">
        <h2 className="mt-16 mb-6 text-xl">{t('Questions about billing')}</h2>
        <QuestionList questions={inLanguage('billingQuestions', billingQuestions)} />
        <div className="mt-14">
          <RiskNote />
        </div>
      </div>
      <div className="offer-subscribe contents">
        <OwnFittingBar tier={tier} />
      </div>
    </div>
  )
}

type Choice = Pick<OfferProps, 'tier'>

/** The charts that are chosen: those of a member's own tier before they choose others, and none beside a license. */
function useNeed({ tier }: Choice): { need: ChartNeed | null; own: OwnTier | null } {
  const plan = useOwnPlan()
  const subscription = plan.kind === 'member' ? plan.subscription : null
  const own = ownTierOf(subscription)
  const first = holdsLicence(subscription) ? null : (own?.tier ?? tierDefault)
  const fitting = tier ?? first
  return { need: fitting === null ? null : needOfTier(fitting), own }
}

/** Not drawn again for a visitor, whose choice before the script has come stays where it is. */
const KeptPriceTable = memo(PriceTable)

function OwnPriceTable({ tier, onTier }: Choice & Pick<OfferProps, 'onTier'>) {
  const choose = useCallback((next: ChartNeed) => onTier(tierOfNeed(next)), [onTier])
  return <KeptPriceTable {...useNeed({ tier })} onNeed={choose} />
}

function OwnHardwareGuide({ tier }: Choice) {
  return <HardwareGuide need={useNeed({ tier }).need} />
}

function OwnFittingBar({ tier }: Choice) {
  const { need } = useNeed({ tier })
  return need === null ? null : <FittingBar need={need} />
}
