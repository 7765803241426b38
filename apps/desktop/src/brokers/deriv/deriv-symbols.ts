import type { z } from 'zod'
import { chooseAsset, type BrokerAsset, type SymbolOverrides } from '../choose-asset.ts'
import type { DerivSymbols as Answer } from './deriv-messages.ts'

type DerivAsset = BrokerAsset & { readonly isOpen: boolean }

/** The broker's list of symbols, and which of them a chart means. */
export class DerivSymbols {
  readonly #overrides: SymbolOverrides
  readonly #chosen = new Map<string, DerivAsset | null>()
  #assets: readonly DerivAsset[] = []
  #spelling: ReadonlyMap<string, string> = new Map()

  constructor(overrides: SymbolOverrides) {
    this.#overrides = overrides
  }

  take({ active_symbols: list }: z.output<typeof Answer>): void {
    this.#chosen.clear()
    this.#assets = list.map(({ underlying_symbol: id, exchange_is_open: open, is_trading_suspended: suspended }) => {
      return { id, core: coreOf(id), isOtc: false, isOpen: open === 1 && suspended === 0 }
    })
    this.#spelling = new Map(this.#assets.map(({ id }) => [id.toUpperCase(), id]))
  }

  /** Symbols by their upper-case form, as short codes spell them. */
  spelling(): ReadonlyMap<string, string> {
    return this.#spelling
  }

  /** Null when none or more than one is meant. */
  choose({ symbol, isCustom }: { symbol: string; isCustom: boolean }): DerivAsset | null {
    const key = `${isCustom ? 'custom' : 'real'} ${symbol}`
    const known = this.#chosen.get(key)
    if (known !== undefined) return known
    const choice = chooseAsset({ symbol, isCustom }, this.#assets, this.#overrides)
    const asset = choice.kind === 'asset' ? choice.asset : null
    this.#chosen.set(key, asset)
    return asset
  }
}

/** `frxEURUSD` is EURUSD. Other kinds keep their whole name, so that nothing is guessed. */
function coreOf(id: string): string {
  const name = /^(?:frx|cry)(?<name>\w+)$/u.exec(id)?.groups?.['name'] ?? id
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}
