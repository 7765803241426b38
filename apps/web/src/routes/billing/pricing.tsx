import { billingQuestions } from '@stratomate/content/questions/billing-questions'
import type { Tier } from '@stratomate/contracts/billing/schemas'
import { tierDefault } from '@stratomate/domain/billing/plans'
import { memo, Suspense, useState } from 'react'
import { tierOf } from '#web/features/billing/plans/tier-choice.ts'
import { productData } from '#web/features/billing/plans/product-data.ts'
import { TrialCard } from '#web/features/billing/trial/trial-card.tsx'
import { questionsData } from '#web/features/content/questions-data.ts'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { inLanguage, t } from '#web/shared/language/t.ts'

const offerId = 'offer'

const PricingOffer = hydrateLater({
  anchorId: offerId,
  moment: 'idle',
  load: async () => (await import('./pricing/pricing-offer.tsx')).PricingOffer,
})

export function meta() {
  return pageMeta({
    path: '/pricing',
    title: t('Pricing'),
    description: t('Three tiers by how much you trade, one-time licenses, and a free trial without a card.'),
    trail: [{ name: t('Home'), path: '/' }],
    data: [productData(), questionsData(inLanguage('billingQuestions', billingQuestions))],
  })
}

/**
 * Rendered again only for another tier: a part of the built page that is rendered again before its script has come is
 * drawn from nothing, and a choice that somebody has made in it by then is lost.
 */
const Offer = memo(function Offer({ tier, onTier }: { tier: Tier | null; onTier: (tier: Tier) => void }) {
  return (
    <Suspense fallback={<BuiltPart anchorId={offerId} />}>
      <PricingOffer anchorId={offerId} tier={tier} onTier={onTier} />
    </Suspense>
  )
})

/** One choice for the page: the plan after the trial, the tier that is marked, and the charts that it fits. */
export default function PricingRoute() {
  const asked = usePageQuery().get('tier')
  const [chosen, setTier] = useState<Tier | null>(null)
  const tier = chosen ?? (asked === null ? null : tierOf(asked))
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Pricing')}</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2">
        {t('The difference between tiers is how much you trade. Prices in US dollars, cancel anytime.')}
      </p>
      <TrialCard tier={tier ?? tierDefault} onTier={setTier} />
      <Offer tier={tier} onTier={setTier} />
    </div>
  )
}
