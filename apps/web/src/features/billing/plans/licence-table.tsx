import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { Licence } from '@stratomate/contracts/billing/schemas'
import { licencePlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { formatLimit } from './chart-need.ts'
import { LimitMarks } from './limit-marks.tsx'

const licences = ['basic', 'pro', 'elite'] as const satisfies readonly Licence[]

/** What a license includes beside its limits (SPEC §9). */
const extras = {
  basic: null,
  pro: 'Advanced strategies',
  elite: 'Advanced strategies, custom strategy development',
} as const satisfies Record<Licence, TranslatedText | null>

const limits = [
  { term: 'Trades per day', most: 600, marks: 'limit-marks-60', read: (of: Licence) => licencePlans[of].tradesPerDay },
  { term: 'Charts at once', most: 10, marks: 'limit-marks-10', read: (of: Licence) => licencePlans[of].charts },
] as const

const rows = [
  { term: 'Updates', read: (licence: Licence) => updatesOf(licence) },
  { term: 'Add-ons', read: (licence: Licence) => t(licencePlans[licence].addons ? 'Included' : 'Not included') },
  { term: 'Also', read: (licence: Licence) => extraOf(licence) },
] as const

/** The one-time licenses, readable across one line; on a phone one under the other. */
export function LicenceTable() {
  return (
    <ul className="grid rounded-xl border border-line bg-s1 lg:grid-cols-3">
      {licences.map((licence) => (
        <li key={licence} className="plan-column">
          <div className="mb-3 flex items-start justify-between gap-x-4 lg:mb-5 lg:block">
            <h3 className="min-h-7 text-lg">{licencePlans[licence].name}</h3>
            <p className="flex flex-none items-baseline gap-2.5 lg:mt-4">
              <span className="text-2xl font-semibold tabular-nums lg:text-price">
                {formatPrice(licencePlans[licence].priceCents)}
              </span>
              <span className="text-text-3">{t('once')}</span>
            </p>
          </div>
          <dl className="mb-5">
            {limits.map(({ term, most, marks, read }) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2.5">
                <dt className="text-text-2">{t(term)}</dt>
                <dd className="contents">
                  <span className="text-right font-medium tabular-nums">{formatLimit(read(licence))}</span>
                  <LimitMarks limit={read(licence)} most={most} look={`${marks} text-text-3`} />
                </dd>
              </div>
            ))}
            {rows.map(({ term, read }) => {
              const value = read(licence)
              return value === null ? null : (
                <div key={term} className="flex justify-between gap-6 border-t border-line py-2">
                  <dt className="text-text-2">{t(term)}</dt>
                  <dd className="text-right font-medium tabular-nums">{value}</dd>
                </div>
              )
            })}
          </dl>
          <LinkButton to={`/checkout?plan=${licence}`} className="mt-auto">
            {t('Buy {license}', { license: licencePlans[licence].name })}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

/** The last row: a license without anything beside its limits has none. */
function extraOf(licence: Licence): string | null {
  const extra = extras[licence]
  return extra === null ? null : t(extra)
}

function updatesOf(licence: Licence): string {
  const { updates } = licencePlans[licence]
  return t(updates === 'lifetime' ? 'For life' : updates)
}
