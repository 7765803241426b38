import { join } from 'node:path'
import { chartRulesOf } from '@stratomate/contracts/trading/chart-rules'
import type { Limit } from '@stratomate/domain'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import { chooseMoneyPlan, type PlanOffer } from './choose-money-plan.ts'
import { checkSettings, readSettingsJson, type SettingsFile } from './read-settings-file.ts'
import { tradingSettingsOf } from './trading-settings-of.ts'

/** Entries of settings.json as a person would write them; undefined removes an entry. */
export type SettingsPatch = Readonly<Record<string, unknown>>

type SettingsStoreDependencies = {
  dataFolder: string
  first: { trading: TradingSettings; planOffer: PlanOffer | null }
  /** Called after a change is on disk and before it takes effect. */
  changed: (trading: TradingSettings) => void
  /** Trades a day of the person's plan, for the worst case of money plans; null while that is not known. */
  planTrades: () => Limit | null
}

/**
 * The settings of trading while the app runs. A change goes to settings.json first, checked as at a start and in one
 * step, and takes effect only when it is on disk: a power cut leaves the old file or the new one.
 */
export class SettingsStore {
  readonly #path: string
  readonly #changed: SettingsStoreDependencies['changed']
  readonly #planTrades: SettingsStoreDependencies['planTrades']
  #trading: TradingSettings
  #offer: PlanOffer | null

  constructor({ dataFolder, first, changed, planTrades }: SettingsStoreDependencies) {
    this.#planTrades = planTrades
    this.#path = join(dataFolder, 'settings.json')
    this.#changed = changed
    this.#trading = first.trading
    this.#offer = first.planOffer
  }

  trading(): TradingSettings {
    return this.#trading
  }

  /** A money plan in the file that still waits for its confirmation. */
  offer(): PlanOffer | null {
    return this.#offer
  }

  /** Changes entries of the file, also one that was edited by hand meanwhile. Throws a SettingsError and changes nothing. */
  change(patch: SettingsPatch): void {
    const { content, trading, offer } = this.#read(patch)
    this.#write(content)
    this.#changed(trading)
    this.#trading = trading
    this.#offer = offer
  }

  /** The content of the file with these entries, without a change. Throws a SettingsError. */
  tryOut(patch: SettingsPatch): { file: SettingsFile; trading: TradingSettings; offer: PlanOffer | null } {
    return this.#read(patch)
  }

  /** Writes the list of favorites; from then on it is the person's own, in their order. */
  changeFavorites(favorites: readonly Favorite[]): void {
    this.change({ favorites: favorites.map(fileFavorite) })
  }

  #read(patch: SettingsPatch) {
    const content = { ...objectOf(readSettingsJson(this.#path)), ...patch }
    // A removed entry does not exist; JSON leaves it out too.
    for (const [name, value] of Object.entries(content)) if (value === undefined) delete content[name]
    const file = checkSettings(content, words)
    // Favorites that no file names stay undefined: their default depends on how the app was started.
    const read = tradingSettingsOf(file, words)
    const trading = { ...read, favorites: file.favorites === undefined ? this.#trading.favorites : read.favorites }
    const { active, offer } = chooseMoneyPlan(file, { ...trading, planTrades: this.#planTrades() }, words)
    return { content, file, trading: { ...trading, moneyPlan: active }, offer }
  }

  #write(content: Record<string, unknown>): void {
    try {
      replaceFile(this.#path, `${JSON.stringify(content, null, 2)}\n`)
    } catch (error) {
      const reason = errorText(error)
      throw new SettingsError(`The settings could not be written (${reason}). Nothing was changed.`, {
        cause: error,
      })
    }
  }
}

const words = 'Settings'

function objectOf(content: unknown): Record<string, unknown> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new SettingsError('settings.json holds no object. Correct it, or delete it to start over.')
  }
  return { ...content }
}

function fileFavorite(favorite: Favorite): Record<string, unknown> {
  const { symbol, timeframeS, direction, stakeCents, expiryCandles, account, moneyPlan } = favorite
  return {
    symbol,
    timeframe: timeframeS,
    direction,
    ...(stakeCents === null ? {} : { stake: stakeCents / 100 }),
    ...(expiryCandles === null ? {} : { expiryCandles }),
    ...(account === undefined ? {} : { account }),
    ...chartRulesOf(favorite),
    ...(moneyPlan === undefined ? {} : filePlan(moneyPlan)),
  }
}

function filePlan(plan: MoneyPlan): Record<string, unknown> {
  return plan.kind === 'ladder' ? { moneyPlan: plan.plan, confirmedPlan: plan.id } : { moneyPlan: plan }
}
