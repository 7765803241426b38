import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { Segmented } from '@stratomate/ui/segmented'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import { formatPrice } from '@stratomate/std/format-money'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { LimitMarks } from './limit-marks.tsx'
import { type ChartNeed, chartNeeds, formatLimit, tierOfNeed, tiers } from './chart-need.ts'

type TierTableProps = { need: ChartNeed; onNeed: (need: ChartNeed) => void }

/** The tiers side by side, and one question that marks the one that fits. */
export function TierTable({ need, onNeed }: TierTableProps) {
  const fitting = tierOfNeed(need)
  return (
    <>
      <Segmented
        legend={t('How many charts do you trade?')}
        legendClassName="text-md text-text-2"
        items={chartNeeds.map(({ value, label }) => ({ value, label: t(label) }))}
        selected={need}
        onSelect={onNeed}
        className="mb-5"
      />
      <ul className="grid rounded-xl border border-line bg-s1 lg:grid-cols-3">
        {tiers.map((tier) => (
          <TierColumn key={tier} tier={tier} isFitting={tier === fitting} />
        ))}
      </ul>
    </>
  )
}

function TierColumn({ tier, isFitting }: { tier: Tier; isFitting: boolean }) {
  const { name, priceCents, tradesPerDay, charts } = subscriptionPlans[tier]
  const rows = [
    ['Trades per day', tradesPerDay, 'trades'],
    ['Charts at once', charts, 'charts'],
  ] as const
  return (
    <li
      className={clsx(
        'relative flex flex-col px-5 py-4 not-first:border-t not-first:border-line md:p-6 lg:not-first:border-t-0 lg:not-first:border-l',
        isFitting && 'z-1 rounded-xl bg-s2 outline-2 outline-signal',
      )}
    >
      <div className="mb-3 flex items-start justify-between gap-x-4 lg:mb-5 lg:block">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 lg:justify-between">
          <h3 className="text-lg">{name}</h3>
          {isFitting ? <Tag tone="filled">{fitLabel(charts)}</Tag> : null}
        </div>
        <p className="flex flex-none items-baseline gap-2.5 lg:mt-4">
          <span className="text-2xl font-semibold tabular-nums lg:text-price">{formatPrice(priceCents)}</span>
          <span className="text-text-3">{t('per month')}</span>
        </p>
      </div>
      <dl className="mb-5">
        {rows.map(([term, limit, of]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2.5">
            <dt className="text-text-2">{t(term)}</dt>
            <dd className="font-medium tabular-nums">{formatLimit(limit)}</dd>
            <dd aria-hidden="true" className="w-full">
              <LimitMarks limit={limit} of={of} isFitting={isFitting} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line py-2.5">
          <dt className="text-text-2">{t('Indicators')}</dt>
          <dd className="font-medium">{t('All, at once')}</dd>
        </div>
      </dl>
      <LinkButton to={`/subscribe?tier=${tier}`} variant={isFitting ? 'primary' : 'secondary'} className="mt-auto">
        {t('Choose {plan}', { plan: name })}
      </LinkButton>
    </li>
  )
}

function fitLabel(charts: number | 'unlimited'): string {
  if (charts === 'unlimited') return t('Fits 10+ charts')
  return charts === 1 ? t('Fits 1 chart') : t('Fits {count} charts', { count: charts })
}
