import type { IndicatorFacts, RecommendedSetting } from '@stratomate/indicators/catalogue/indicator-facts'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { t, translated } from '#web/shared/language/t.ts'

/** The recommended settings, to read and to copy. */
export function SettingsTable({ indicator }: { indicator: IndicatorFacts }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-base leading-snug">{t('Recommended settings')}</h3>
      <table className="mb-3.5 w-full rounded-md text-left text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('Parameter')}</th>
            <th scope="col">{t('Value')}</th>
          </tr>
        </thead>
        <tbody>
          {indicator.recommendedSettings.map(shownSetting).map(({ parameter, value, description }) => (
            <tr key={parameter} className="border-t border-line align-baseline last:border-b">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span className="font-mono">{parameter}</span>
                {description === undefined ? null : (
                  <span className="mt-0.5 block text-xs text-text-3">{description}</span>
                )}
              </th>
              <td className="py-2 text-right font-mono whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CopyButton label={t('Copy settings')} text={settingsText(indicator)} />
    </section>
  )
}

/** Inputs and their values have MetaTrader's names; the duration of a trade is not one of them. */
function shownSetting({ parameter, value, description }: RecommendedSetting): RecommendedSetting {
  const shown = description === undefined ? {} : { description: translated(description) }
  if (parameter !== 'Expiry') return { parameter, value, ...shown }
  const count = Number.parseInt(value, 10)
  return { parameter: t('Expiry'), value: count === 1 ? t('1 candle') : t('{count} candles', { count }), ...shown }
}

/** The settings as lines of text, for a note or a post: `Fast = 5`. */
function settingsText({ name, recommendedSettings }: IndicatorFacts): string {
  return [name, ...recommendedSettings.map(shownSetting).map(({ parameter, value }) => `${parameter} = ${value}`)].join(
    '\n',
  )
}
