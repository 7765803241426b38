import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { useTrialOffer } from '#web/features/billing/trial/use-trial-offer.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { type ChartNeed, tierOfNeed } from './chart-need.ts'

/** On a phone the fitting tier stays visible while the page is read; who has a plan is not asked to buy one. */
export function FittingBar({ need }: { need: ChartNeed }) {
  const tier = tierOfNeed(need)
  const offer = useTrialOffer()
  // The script of this part comes late: by then the offer is known, and the built page does not know it.
  const isHydrated = useHydrated()
  const state = isHydrated && offer.kind === 'member' ? offer.offer.state : null
  if (state === 'paid') return null
  const { name, priceCents } = subscriptionPlans[tier]
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center justify-between gap-4 border-t border-line bg-s1 px-4 py-3 md:hidden">
      <p className="text-sm" aria-live="polite">
        <span className="font-semibold">{name}</span>
        <br />
        <span className="text-text-2 tabular-nums">
          {t(state === 'running' ? '{price} per month after your trial' : '{price} per month', {
            price: formatPrice(priceCents),
          })}
        </span>
      </p>
      <LinkButton to={`/subscribe?tier=${tier}`} variant="primary" size="sm">
        {t('Choose {plan}', { plan: name })}
      </LinkButton>
    </div>
  )
}
