import type { TradingSettings } from '@stratomate/contracts/community/schemas'
import { communityLimits, settingsTimeframes } from '@stratomate/contracts/community/values'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { englishSpeech } from '#lab-ui/language/speech.ts'
import { timeframeText } from '#lab-ui/text/percent-text.ts'
import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import type { LabRule } from '@stratomate/lab/lab-rule'

/** One setting of the file beside the app's default. */
type SettingRow = { readonly label: string; readonly usual: string; readonly tested: string }

export type SettingsFile =
  | {
      readonly kind: 'file'
      readonly settings: TradingSettings
      /** What the file cannot contain, so that the person sets it in the app. */
      readonly left: readonly SettingLeft[]
    }
  | { readonly kind: 'none'; readonly reason: string }

/** What a file of settings does not carry. */
type SettingLeft = 'the side of the signals' | 'the stake plan' | 'the hours' | 'the limits'

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
  return { kind: 'file', settings, left: leftOf(question) }
}

/** The first stake of a ladder, within what settings may contain: the app never takes a ladder from a file. */
function stakeOf({ stake: { kind, cents, percent } }: LabQuestion): TradingSettings['stake'] {
  if (kind === 'percent') return { kind: 'percent', percent: Math.min(communityLimits.stakePercent, percent) }
  return { kind: 'fixed', cents: Math.min(communityLimits.stakeCents, Math.max(100, cents)) }
}

/** The settings of a file beside those of a fresh app, for people. */
export function settingRowsOf(
  indicatorId: IndicatorId,
  { parameters, expiryCandles, stake }: TradingSettings,
  words = englishSpeech,
): SettingRow[] {
  const { t, number } = words
  const ranges = ruleParameters[indicatorId].parameters
  const numbers = Object.entries(ranges).map(([name, { label, default: usual }]) => {
    return { label: words.sentence(label), usual: number(usual), tested: number(parameters[name] ?? usual) }
  })
  return [
    ...numbers,
    { label: t('Expiry, candles'), usual: String(tradingDefaults.expiryCandles), tested: String(expiryCandles) },
    {
      label: t('Stake'),
      usual: words.stake(tradingDefaults.stakeCents),
      tested:
        stake.kind === 'fixed'
          ? words.stake(stake.cents)
          : t('{percent}\u00A0% of the balance', { percent: number(stake.percent) }),
    },
  ]
}

function leftOf({ side, stake, hours, limits }: LabQuestion): SettingLeft[] {
  const isLimited = limits.tradesPerDayMax !== null || limits.dailyLossCentsMax !== null || limits.coolDownMinutes > 0
  return [
    ...(side === 'both' ? [] : (['the side of the signals'] as const)),
    ...(stake.kind === 'fixed' || stake.kind === 'percent' ? [] : (['the stake plan'] as const)),
    ...(hours === null ? [] : (['the hours'] as const)),
    ...(isLimited ? (['the limits'] as const) : []),
  ]
}
