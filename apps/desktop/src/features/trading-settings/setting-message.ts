import { ownLimitNames, ownLimits } from '@stratomate/contracts/trading/own-limits'

/** The names of the entries of settings.json in the window. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownLimitNames.map((name) => [name, ownLimits[name].label])),
  stake: 'Amount per trade',
  stakeMax: 'Maximum amount',
  expiryCandles: 'Expires after',
  calendar: 'Events of the calendar',
  payoutMin: 'Minimum payout',
  dailyLossMax: 'Daily loss stop',
  dailyProfitMax: 'Daily goal',
  lossesInARowMax: 'Losses in a row',
  coolDownMinutes: 'Pause after a trade',
  coolDownAfterLossMinutes: 'Pause after a loss',
  timeZone: 'Time zone',
  hours: 'Trading hours',
  blackouts: 'Times around news',
  moneyPlan: 'Money plan',
  favorites: 'Favorites',
}

/** What is wrong with an entry of the settings, with its name in the window. */
export function settingMessage(message: string): string {
  const plain = message.replace(/^Settings: /u, '')
  return plain
    .replace(/^(\w+)((?:\.\w+)*): /u, (whole, name: string) =>
      labels[name] === undefined ? whole : `${labels[name]}: `,
    )
    .replaceAll('stakeMax', 'the maximum amount')
}
