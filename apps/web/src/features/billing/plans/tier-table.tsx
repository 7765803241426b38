import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { Segmented } from '@stratomate/ui/segmented'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import { formatPrice } from '@stratomate/std/format-number'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { LimitMarks } from './limit-marks.tsx'
import { type ChartNeed, chartNeeds, formatLimit, tierOfNeed, tiers } from './chart-need.ts'
import type { OwnTier } from './own-tier.ts'

export type TierTableProps = {
  /** Null where nobody has said how many charts it is about: then no tier is marked. */
  need: ChartNeed | null
  onNeed: (need: ChartNeed) => void
  /** The person's own tier, which is not sold to them again. */
  own?: OwnTier | null
}

/** The tiers side by side, and one question that marks the one that fits. */
export function TierTable({ need, onNeed, own = null }: TierTableProps) {
  const fitting = need === null ? null : tierOfNeed(need)
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
          <TierColumn key={tier} tier={tier} isFitting={tier === fitting} own={own?.tier === tier ? own : null} />
        ))}
      </ul>
    </>
  )
}

function TierColumn({ tier, isFitting, own }: { tier: Tier; isFitting: boolean; own: OwnTier | null }) {
  const { name, priceCents, tradesPerDay, charts } = subscriptionPlans[tier]
  const rows = [
    ['Trades per day', tradesPerDay, 300, 'limit-marks-30'],
    ['Charts at once', charts, 10, 'limit-marks-10'],
  ] as const
  return (
    <li className={clsx('plan-column', isFitting && 'z-1 rounded-xl bg-s2 outline-2 outline-signal')}>
      <div className="mb-3 flex items-start justify-between gap-x-4 lg:mb-5 lg:block">
        <div className="flex min-h-13 flex-wrap content-start items-center gap-x-3 gap-y-1 lg:min-h-7 lg:justify-between">
          <h3 className="text-lg">{name}</h3>
          {own !== null || isFitting ? (
            <Tag tone={isFitting ? 'filled' : 'outline'}>{own === null ? fitLabel(charts) : t(own.mark)}</Tag>
          ) : null}
        </div>
        <p className="flex flex-none items-baseline gap-2.5 lg:mt-4">
          <span className="text-2xl font-semibold tabular-nums lg:text-price">{formatPrice(priceCents)}</span>
          <span className="text-text-3">{t('per month')}</span>
        </p>
      </div>
      <dl className="mb-5">
        {rows.map(([term, limit, most, marks]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2.5">
            <dt className="text-text-2">{t(term)}</dt>
            <dd className="contents">
              <span className="text-right font-medium tabular-nums">{formatLimit(limit)}</span>
              <LimitMarks limit={limit} most={most} look={`${marks} ${isFitting ? 'text-signal' : 'text-text-3'}`} />
            </dd>
          </div>
        ))}
      </dl>
      {own?.mark === 'Your plan' ? (
        <LinkButton to="/account?tab=billing" className="mt-auto">
          {t('Manage your plan')}
        </LinkButton>
      ) : (
        <LinkButton to={`/subscribe?tier=${tier}`} variant={isFitting ? 'primary' : 'secondary'} className="mt-auto">
          {t('Choose {plan}', { plan: name })}
        </LinkButton>
      )}
    </li>
  )
}

function fitLabel(charts: number | 'unlimited'): string {
  if (charts === 'unlimited') return t('Fits 10+ charts')
  return charts === 1 ? t('Fits 1 chart') : t('Fits {count} charts', { count: charts })
}
