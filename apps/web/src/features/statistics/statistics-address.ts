import { statisticsDimensions, statisticsPeriods } from '@stratomate/contracts/statistics/values'
import type { AccountKind } from '@stratomate/contracts/trading/schemas'
import type { StatisticsChoice } from '@stratomate/lab-ui/statistics/statistics-head'

const kinds = ['paper', 'demo', 'live'] as const satisfies readonly AccountKind[]

export const statisticsAddress = { read: readChoice, write: writeChoice }

/** An unknown value falls back to the default, so that no address leads to an error. */
function readChoice(query: URLSearchParams): StatisticsChoice {
  const [kind = '', currency = ''] = (query.get('account') ?? '').split('-')
  const account = kinds.find((known) => known === kind)
  const device = query.get('device') ?? ''
  return {
    period: statisticsPeriods.find((period) => period === query.get('period')) ?? '90d',
    by: statisticsDimensions.find((dimension) => dimension === query.get('by')) ?? 'symbol',
    device: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(device) ? device : null,
    account: account === undefined || !/^[A-Z]{3}$/u.test(currency) ? null : { account, currency },
  }
}

function writeChoice({ period, by, device, account }: StatisticsChoice): URLSearchParams {
  const query = new URLSearchParams({ view: 'statistics' })
  if (period !== '90d') query.set('period', period)
  if (by !== 'symbol') query.set('by', by)
  if (device !== null) query.set('device', device)
  if (account !== null) query.set('account', `${account.account}-${account.currency}`)
  return query
}
