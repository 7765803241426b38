import { brand } from '@stratomate/brand'
import type { Post, TradingSettings } from '@stratomate/contracts/community/schemas'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { CopyButton } from '@stratomate/ui/forms/copy-button'
import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { indicatorPage } from '#web/shared/page/page-addresses.ts'
import { labPath } from '@stratomate/lab-ui/question/lab-path'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { formatPrice } from '@stratomate/std/format-number'
import { t } from '#web/shared/language/t.ts'

/** The interval of a share comes from the lab, so it is only loaded for posts with a proof. */
const ProofNote = lazy(async () => ({
  default: (await import('#web/features/community/proofs/proof-note.tsx')).ProofNote,
}))

/** Settings that a member shares: a table to read and to copy, its facts side by side so that it stays low. */
export function SharedSettings({ settings, proof }: Pick<Post, 'proof'> & { settings: TradingSettings }) {
  const rows = settingsRows(settings)
  const [isCopied, setCopied] = useState(false)
  const known = catalogue.find(({ id }) => id === settings.indicatorId)
  return (
    <div className="mt-3 rounded-md border border-line">
      <table className="block text-left text-sm">
        <caption className="sr-only">{t('Shared settings')}</caption>
        <tbody className="grid grid-cols-2 gap-x-4 gap-y-2.5 p-3 sm:flex sm:flex-wrap sm:gap-x-8">
          <tr className="col-span-full flex w-full flex-wrap items-baseline gap-x-2 border-b border-line pb-2.5">
            <HiddenHead>{t('Indicator')}</HiddenHead>
            <td className="mr-auto font-medium">
              {known === undefined ? (
                settings.indicatorId
              ) : (
                <TextLink to={indicatorPage(known.id)}>{known.name}</TextLink>
              )}
            </td>
            <HiddenHead>{t('pair')}</HiddenHead>
            <td className="font-mono">{settings.pair}</td>
            <HiddenHead>{t('timeframe')}</HiddenHead>
            <td className="font-mono">{settings.timeframe}</td>
          </tr>
          {rows.map(([name, value]) => (
            <tr key={name} className="block min-w-0">
              <th scope="row" className="block text-xs font-normal text-text-3">
                {name}
              </th>
              <td className="mt-0.5 block font-mono wrap-anywhere">
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
          <CopyButton
            label={t('Copy settings')}
            text={JSON.stringify(settings, null, 2)}
            onCopied={() => setCopied(true)}
          />
          {known === undefined ? null : (
            <TextLink to={labPath(settings)} className="py-1 text-sm text-text">
              {t('Test in the Strategy Lab')}
            </TextLink>
          )}
        </div>
        <p className="text-xs text-text-3">
          {t("These settings are one member's opinion.")}{' '}
          <output className="text-text-2">
            {isCopied ? t('Paste them in {app}: Settings, Import settings.', { app: brand.desktopName }) : null}
          </output>
        </p>
      </div>
    </div>
  )
}

/** What is written where everybody sees what it is: its name is only read out. */
function HiddenHead({ children }: { children: string }) {
  return (
    <th scope="row" className="sr-only">
      {children}
    </th>
  )
}

function settingsRows({ parameters, expiryCandles, stake }: TradingSettings): [string, string][] {
  return [
    ...Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
    [t('expiry'), expiryCandles === 1 ? t('1 candle') : t('{count} candles', { count: expiryCandles })],
    [
      t('stake'),
      stake.kind === 'fixed' ? formatPrice(stake.cents) : t('{percent}\u00A0% of balance', { percent: stake.percent }),
    ],
  ]
}
