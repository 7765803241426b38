import { brand } from '@stratomate/brand'
import type { Post, TradingSettings } from '@stratomate/contracts/community/schemas'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense } from 'react'
import { indicatorPage } from '#web/shared/page/page-addresses.ts'
import { labPath } from '@stratomate/lab-ui/question/lab-path'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { formatPrice } from '@stratomate/std/format-money'
import { t } from '#web/shared/language/t.ts'

/** The interval of a share comes from the lab, so it is only loaded for posts with a proof. */
const ProofNote = lazy(async () => ({
  default: (await import('#web/features/community/proofs/proof-note.tsx')).ProofNote,
}))

const rowLook = 'flex items-baseline justify-between gap-2 border-t border-line py-1.5'

/** Settings that a member shares: a table to read and to copy, two pairs in a row where there is room. */
export function SharedSettings({ settings, proof }: Pick<Post, 'proof'> & { settings: TradingSettings }) {
  const rows = settingsRows(settings)
  const known = catalogue.find(({ id }) => id === settings.indicatorId)
  return (
    <div className="mt-3 rounded-md border border-line">
      <table className="block text-left text-sm">
        <caption className="sr-only">{t('Shared settings')}</caption>
        <tbody className="block px-3 sm:grid sm:grid-cols-2 sm:gap-x-5">
          <tr className="flex items-baseline justify-between gap-4 py-1.5 sm:col-span-2">
            <th scope="row" className="font-normal text-text-2">
              {t('Indicator')}
            </th>
            <td className="text-right">
              {known === undefined ? (
                settings.indicatorId
              ) : (
                <TextLink to={indicatorPage(known.id)}>{known.name}</TextLink>
              )}
            </td>
          </tr>
          {rows.map(([name, value]) => (
            <tr key={name} className={rowLook}>
              <th scope="row" className="font-mono font-normal text-text-2">
                {name}
              </th>
              <td className="text-right font-mono">
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {proof === null ? null : (
        <Suspense fallback={<Skeleton className="m-3 h-40 rounded-md" />}>
          <div lang="en">
            <ProofNote proof={proof} />
          </div>
        </Suspense>
      )}
      <div className="grid gap-2.5 border-t border-line p-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CopyButton label={t('Copy settings')} text={JSON.stringify(settings, null, 2)} />
          {known === undefined ? null : (
            <TextLink to={labPath(settings)} className="py-1 text-sm text-text">
              {t('Test in the Strategy Lab')}
            </TextLink>
          )}
        </div>
        <p className="text-xs text-text-3">
          <span className="text-text-2">{t("These settings are one member's opinion.")}</span>{' '}
          {t('Paste them in {app} under Settings, Import settings: it shows what would change before anything does.', {
            app: brand.desktopName,
          })}
        </p>
      </div>
    </div>
  )
}

function settingsRows({ parameters, pair, timeframe, expiryCandles, stake }: TradingSettings): [string, string][] {
  return [
    ...Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
    [t('pair'), pair],
    [t('timeframe'), timeframe],
    [t('expiry'), expiryCandles === 1 ? t('1 candle') : t('{count} candles', { count: expiryCandles })],
    [
      t('stake'),
      stake.kind === 'fixed' ? formatPrice(stake.cents) : t('{percent} % of the balance', { percent: stake.percent }),
    ],
  ]
}
