import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { communityLimits, settingsTimeframes } from '@stratomate/contracts/community/values'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { stakeText, timeframeText } from '#lab-ui/text/percent-text.ts'
import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import type { LabRule } from '@stratomate/lab/lab-rule'

/** One setting of the file beside what the app has at first. */
export type SettingRow = { readonly label: string; readonly usual: string; readonly tested: string }

export type SettingsFile =
  | {
      readonly kind: 'file'
      readonly settings: TradingSettings
      readonly rows: readonly SettingRow[]
      /** What the file cannot carry, so that the person sets it in the app. */
      readonly left: readonly string[]
    }
  | { readonly kind: 'none'; readonly reason: string }

/** A tested rule as settings that the desktop app imports, after it has shown what they would change there. */
export function sharedSettingsOf(set: CandleSet, rule: LabRule, question: LabQuestion): SettingsFile {
  const timeframe = settingsTimeframes.find((name) => name === timeframeText(set.timeframeS))
  if (timeframe === undefined)
    return { kind: 'none', reason: `The app imports settings for ${settingsTimeframes.join(', ')}.` }
  const stake = stakeOf(question)
  const { indicatorId, expiryCandles } = rule
  const parameters = { ...rule.parameters }
  const settings: TradingSettings = {
    indicatorId,
    parameters,
    pair: set.symbol.slice(0, communityLimits.pair),
    timeframe,
    expiryCandles,
    stake,
  }
  return { kind: 'file', settings, rows: rowsOf(indicatorId, settings), left: leftOf(question) }
}

/** The first stake of a ladder, within what settings may hold: the app never takes a ladder from a file. */
function stakeOf({ stake: { kind, cents, percent } }: LabQuestion): TradingSettings['stake'] {
  if (kind === 'percent') return { kind: 'percent', percent: Math.min(communityLimits.stakePercent, percent) }
  return { kind: 'fixed', cents: Math.min(communityLimits.stakeCents, Math.max(100, cents)) }
}

function rowsOf(indicatorId: IndicatorId, { parameters, expiryCandles, stake }: TradingSettings): SettingRow[] {
  const ranges = ruleParameters[indicatorId].parameters
  const numbers = Object.entries(ranges).map(([name, { label, default: usual }]) => {
    return { label, usual: String(usual), tested: String(parameters[name] ?? usual) }
  })
  return [
    ...numbers,
    { label: 'Expiry, candles', usual: String(tradingDefaults.expiryCandles), tested: String(expiryCandles) },
    {
      label: 'Stake',
      usual: stakeText(tradingDefaults.stakeCents),
      tested: stake.kind === 'fixed' ? stakeText(stake.cents) : `${stake.percent}\u00A0% of the balance`,
    },
  ]
}

function leftOf({ side, stake, hours, limits }: LabQuestion): string[] {
  const isLimited = limits.tradesPerDayMax !== null || limits.dailyLossCentsMax !== null || limits.coolDownMinutes > 0
  return [
    ...(side === 'both' ? [] : ['the side of the signals']),
    ...(stake.kind === 'fixed' || stake.kind === 'percent' ? [] : ['the stake plan']),
    ...(hours === null ? [] : ['the hours']),
    ...(isLimited ? ['the limits'] : []),
  ]
}
