type InstallFacts = {
  name: string
  tradingPairs: readonly string[]
  timeframes: readonly string[]
  recommendedSettings: readonly unknown[]
}

/** How an indicator gets onto a chart, one step per line. Charts of OTC pairs need one thing more. */
export function writeInstallGuide({ name, tradingPairs, timeframes, recommendedSettings }: InstallFacts): string {
  const hasOtc = tradingPairs.some((pair) => pair.endsWith('OTC'))
  return [
    'In the desktop app open the list of indicators, choose your copy of MetaTrader 5 and press Install.',
    'In MetaTrader 5 right-click the Navigator and choose Refresh.',
    ...(hasOtc
      ? ['For OTC pairs start the third-party expert advisor first: without it there are no OTC charts.']
      : []),
    `Open a chart of one of the pairs above on ${joinWithOr(timeframes)} and drag ${name} onto it.`,
    recommendedSettings.length > 1
      ? 'Enter the recommended settings; they are also the defaults.'
      : 'Keep the default setting.',
    'Mark the chart as a favorite in the desktop app and watch it on Demo first.',
  ].join('\n')
}

function joinWithOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
