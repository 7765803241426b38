import type { RemoteAccountKey } from '../brokers/account-keys.ts'

/** An asset of the broker, as the broker lists it. */
export type WindowAsset = { id: string; name: string; isOtc: boolean; isOpen: boolean }
export type WindowAssets = { assets: WindowAsset[] }

/**
 * Why a symbol has no asset. `custom`: it is unknown what it consists of until the person says so. `gone`: the broker
 * does not list the chosen one. `crosses`: the chosen one is OTC and the chart is not, or the other way round.
 */
export type WindowNoAsset = 'disconnected' | 'unknown' | 'ambiguous' | 'custom' | 'gone' | 'crosses' | 'chart_closed'
export type WindowMeaning = { kind: 'asset'; asset: WindowAsset } | { kind: 'none'; why: WindowNoAsset }

/** A symbol of the terminal's charts, and what is traded for it with an account. */
export type WindowSymbol = {
  /** As the terminal spells it. */
  symbol: string
  isCustom: boolean
  /** Whether its asset has to be OTC. */
  isOtc: boolean
  /** False when only the person's choice is known, and no chart of it is open. */
  isConnected: boolean
  automatic: WindowMeaning
  /** The id of the asset that the person has chosen; null lets the app choose. */
  own: string | null
  now: WindowMeaning
}

/** The person's symbols with one account; accounts of one broker share the choices. */
export type WindowSymbols = { account: RemoteAccountKey; rows: WindowSymbol[] }

/** What the broker answered about a chart; no order was placed. */
export type WindowSymbolTest = {
  asset: WindowAsset
  payoutPct: number | null
  /** How long a trade of the chart would last, seconds. */
  durationS: number
  /** The broker's price now; null when it sends none. */
  price: number | null
  /** The close of the chart's last candle; null before the first. */
  chartPrice: number | null
  /** With how many decimals the chart shows prices. */
  digits: number
  /** How far the two are from each other, hundredths of a percent; null without both. */
  gap: number | null
  /** Whether a signal of this chart would be traded, as far as that depends on the asset. */
  isTraded: boolean
}
