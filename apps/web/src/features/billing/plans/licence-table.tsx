import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import type { Licence } from '@stratomate/contracts/billing/schemas'
import { licencePlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-money'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import { formatLimit } from './chart-need.ts'

const licences = ['basic', 'pro', 'elite'] as const satisfies readonly Licence[]

/** What a license includes beside its limits (SPEC §9). */
const extras = {
  basic: null,
  pro: 'Advanced strategies',
  elite: 'Advanced strategies, custom strategy development',
} as const satisfies Record<Licence, TranslatedText | null>

const rows = [
  { term: 'Trades per day', read: (licence: Licence) => formatLimit(licencePlans[licence].tradesPerDay) },
  { term: 'Charts at once', read: (licence: Licence) => formatLimit(licencePlans[licence].charts) },
  { term: 'Updates', read: (licence: Licence) => updatesOf(licence) },
  { term: 'Add-ons', read: (licence: Licence) => t(licencePlans[licence].addons ? 'Included' : 'Not included') },
  { term: 'Also', read: (licence: Licence) => extraOf(licence) },
] as const

/** The one-time licenses, readable across one line; on a phone one under the other. */
export function LicenceTable() {
  return (
    <ul className="grid border-t border-line lg:grid-cols-3 lg:gap-x-10">
      {licences.map((licence) => (
        <li key={licence} className="flex flex-col border-b border-line py-7">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="text-lg">{licencePlans[licence].name}</h3>
            <p className="flex items-baseline gap-2 text-text-3">
              <span className="text-plan font-semibold text-text tabular-nums">
                {formatPrice(licencePlans[licence].priceCents)}
              </span>
              {t('once')}
            </p>
          </div>
          <dl className="mt-4 mb-6">
            {rows.map(({ term, read }) => {
              const value = read(licence)
              return value === null ? null : (
                <div key={term} className="flex justify-between gap-6 border-t border-line py-2.5">
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
