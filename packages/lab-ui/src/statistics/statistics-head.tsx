import type { StatisticsAnswer, StatisticsDimension, StatisticsPeriod } from '@stratomate/contracts/statistics/schemas'
import type { AccountKind } from '@stratomate/contracts/trading/schemas'
import { Segmented } from '@stratomate/ui/segmented'
import { Select } from '@stratomate/ui/select'
import { accountLabels } from '@stratomate/domain/trading/trade-names'
import { useSpeech, type Speech } from '#lab-ui/language/speech.ts'

/** Which statistics are shown; `account` and `currency` come together, null for the first. */
export type StatisticsChoice = {
  period: StatisticsPeriod
  by: StatisticsDimension
  device: string | null
  account: { account: AccountKind; currency: string } | null
}

type StatisticsHeadProps = {
  choice: StatisticsChoice
  choose: (choice: StatisticsChoice) => void
  answer: StatisticsAnswer | undefined
}

/** Period, account and computer; a select with one choice is left out. */
export function StatisticsHead({ choice, choose, answer }: StatisticsHeadProps) {
  const { t, count } = useSpeech()
  const accounts = answer?.accounts ?? []
  const devices = answer?.devices ?? []
  const chosen = answer?.chosen ?? null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        legend={t('Period')}
        legendClassName="sr-only"
        tone="quiet"
        className="max-sm:even-segments"
        items={periodsIn(t)}
        selected={choice.period}
        onSelect={(period) => choose({ ...choice, period })}
      />
      {accounts.length < 2 || chosen === null ? null : (
        <Select
          aria-label={t('Account')}
          className="min-h-9 w-auto text-sm"
          value={`${chosen.account}-${chosen.currency}`}
          onChange={({ target }) => {
            const account = accounts.find((one) => `${one.account}-${one.currency}` === target.value)
            if (account !== undefined)
              choose({ ...choice, account: { account: account.account, currency: account.currency } })
          }}
        >
          {accounts.map(({ account, currency, trades }) => (
            <option key={`${account} ${currency}`} value={`${account}-${currency}`}>
              {t('{account}, {currency} ({trades} trades)', {
                account: t(accountLabels[account]),
                currency,
                trades: count(trades),
              })}
            </option>
          ))}
        </Select>
      )}
      {devices.length < 2 && choice.device === null ? null : (
        <Select
          aria-label={t('Computer')}
          className="min-h-9 w-auto text-sm"
          value={choice.device ?? ''}
          onChange={({ target }) => choose({ ...choice, device: target.value === '' ? null : target.value })}
        >
          <option value="">{t('All computers')}</option>
          {choice.device === null || devices.some(({ id }) => id === choice.device) ? null : (
            <option value={choice.device}>{t('A computer without trades')}</option>
          )}
          {devices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

function periodsIn(t: Speech['t']): { value: StatisticsPeriod; label: string }[] {
  return [
    { value: '7d', label: t('7 days') },
    { value: '30d', label: t('30 days') },
    { value: '90d', label: t('90 days') },
    { value: '365d', label: t('Year') },
    { value: 'all', label: t('All') },
  ]
}
