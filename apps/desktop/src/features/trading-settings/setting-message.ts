/** What the entries of settings.json are called in the window. */
const labels: Readonly<Record<string, string>> = {
  stake: 'Amount per trade',
  stakeMax: 'Maximum amount',
  expiryCandles: 'Expires after',
  payoutMin: 'Minimum payout',
  dailyLossMax: 'Daily loss stop',
  dailyProfitMax: 'Daily goal',
  lossesInARowMax: 'Losses in a row',
  tradesPerDayMax: 'Own trades a day',
  openTradesMax: 'Open trades at once',
  coolDownMinutes: 'Pause after a trade',
  coolDownAfterLossMinutes: 'Pause after a loss',
  quoteGapMax: 'Distance of the prices',
  timeZone: 'Time zone',
  hours: 'Trading hours',
  blackouts: 'Times around news',
  moneyPlan: 'Money plan',
  favorites: 'Favorites',
}

/** What is wrong with an entry of the settings, with the names that the window has for the entries. */
export function settingMessage(message: string): string {
  const plain = message.replace(/^Settings: /u, '')
  return plain
    .replace(/^(\w+)((?:\.\w+)*): /u, (whole, name: string) =>
      labels[name] === undefined ? whole : `${labels[name]}: `,
    )
    .replaceAll('stakeMax', 'the maximum amount')
}
