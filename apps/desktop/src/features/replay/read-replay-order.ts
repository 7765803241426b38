import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { chooseMoneyPlan, type PlanOffer } from '#desktop/features/trading-settings/choose-money-plan.ts'
import { dayOf, exportFileOf } from './day-arguments.ts'
import { readSettingsFile } from '#desktop/features/trading-settings/read-settings-file.ts'
import { SettingsError } from '@stratomate/std/errors'
import { tradingSettingsOf } from '#desktop/features/trading-settings/trading-settings-of.ts'

/** A recorded day to judge once more with these rules; `file` is written with a line for each signal. */
export type ReplayOrder = { day: string; rules: TradingSettings; file: string | null }

type Values = {
  replay?: string | undefined
  settings?: string | undefined
  export?: string | undefined
  day?: string | undefined
}
type Own = { trading: TradingSettings; moneyPlan: MoneyPlan | PlanOffer }

/**
 * Reads --replay and its options; null without it. `own` are the settings of the data folder. Throws a SettingsError.
 */
export function readReplayOrder(values: Values, own: Own): ReplayOrder | null {
  if (values.replay === undefined) {
    if (values.settings !== undefined) throw new SettingsError('--settings belongs to --replay.')
    return null
  }
  if (values.day !== undefined) throw new SettingsError('--replay names its day itself; leave --day out.')
  const file = values.export === undefined ? null : exportFileOf(values.export)
  return { day: dayOf(values.replay, '--replay'), rules: rulesOf(values.settings, own), file }
}

/** Favorites that the other file does not name stay: they say which charts there were, not how to trade. */
function rulesOf(name: string | undefined, { trading, moneyPlan }: Own): TradingSettings {
  if (name === undefined) return { ...trading, moneyPlan: triedPlan(moneyPlan) }
  const path = resolve(name)
  if (!existsSync(path)) throw new SettingsError(`--settings names ${path}, but there is no such file.`)
  const file = readSettingsFile(path)
  const read = tradingSettingsOf(file, path)
  const rules = {
    ...read,
    favorites: file.favorites === undefined ? trading.favorites : read.favorites,
  }
  const { active, offer } = chooseMoneyPlan(file, rules, path)
  return { ...rules, moneyPlan: triedPlan(offer ?? active) }
}

/** A replay risks nothing, so a plan can be tried before it is confirmed. */
export function triedPlan(plan: MoneyPlan | PlanOffer): MoneyPlan {
  return 'xray' in plan ? { kind: 'ladder', id: plan.id, plan: plan.plan } : plan
}
