import type { Licence } from '@stratomate/contracts/billing/schemas'
import { licencePlans, licenceProductName } from '@stratomate/domain/billing/plans'
import { formatPrice, formatStake } from '@stratomate/std/format-number'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { ChevronDown } from 'lucide-react'
import { OrderLines } from './order-lines.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { licenceExtras, licenceFigures, licences, licenceText, monthsText } from './plan-facts.ts'

type LicenceSummaryProps = { plan: Licence; isLocked: boolean; onChoose: (plan: Licence) => void }

const items = licences.map((licence) => ({
  value: licence,
  name: licenceProductName(licence),
  price: formatPrice(licencePlans[licence].priceCents),
  period: 'once',
  figures: licenceFigures(licence),
  extras: licenceExtras(licence),
  words: licenceText(licence),
}))

/** What is bought. On a phone it is one line that opens; on wide screens it is open beside the form. */
export function LicenceSummary({ plan, isLocked, onChoose }: LicenceSummaryProps) {
  const isHydrated = useHydrated()
  const amount = formatStake(licencePlans[plan].priceCents, 'USD')
  const lines = [
    { term: licenceProductName(plan), value: amount },
    { term: 'Taxes', value: formatStake(0, 'USD') },
    { term: 'Total', value: amount, isSum: true },
  ] as const
  return (
    <section aria-label="Your order">
      {/* Which license was asked for is in the address, which the built page does not know. */}
      <div className={isHydrated ? undefined : 'invisible noscript:visible'}>
        <PlanChoice legend="License" items={items} selected={plan} isLocked={isLocked} onChoose={onChoose} />
        <p className="mt-3 text-sm text-text-2">{monthsText(plan)}</p>
      </div>
      <details className="group mt-5 rounded-lg border border-line bg-s1 px-4 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold">
          <span className="flex items-center gap-2">
            Total
            <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
          </span>
          <span className="tabular-nums">{amount}</span>
        </summary>
        <OrderLines lines={lines} />
      </details>
      <div className="mt-7 hidden lg:block">
        <OrderLines lines={lines} />
      </div>
      <p className="mt-3 text-sm text-balance text-text-3">
        Paid once, in US dollars. No refunds unless stated in writing.
      </p>
    </section>
  )
}
