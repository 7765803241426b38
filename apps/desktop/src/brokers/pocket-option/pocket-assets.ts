import { type BrokerAsset, chooseAsset, type SymbolOverrides } from '../choose-asset.ts'
import { PocketAssetLine } from './pocket-messages.ts'

export type PocketAsset = BrokerAsset & Omit<PocketAssetLine, 'isOtc'>

/** The broker's assets with payout and lengths, and which of them a chart means. */
export class PocketAssets {
  readonly #overrides: SymbolOverrides
  readonly #chosen = new Map<string, string | null>()
  readonly #assets = new Map<string, PocketAsset>()

  constructor(overrides: SymbolOverrides) {
    this.#overrides = overrides
  }

  /** Takes the list or a change of it. @returns how many lines were not understood */
  take(lines: readonly unknown[]): number {
    let broken = 0
    for (const line of lines) {
      const asset = PocketAssetLine.safeParse(line).data
      if (asset === undefined) broken += 1
      else this.#assets.set(asset.symbol, { ...asset, id: asset.symbol, core: coreOf(asset.symbol) })
    }
    this.#chosen.clear()
    return broken
  }

  size(): number {
    return this.#assets.size
  }

  /** Any asset that is traded now; null when all rest. */
  anyActive(): PocketAsset | null {
    return [...this.#assets.values()].find(({ isActive }) => isActive) ?? null
  }

  /** Null when none or more than one is meant. */
  choose({ symbol, isCustom }: { symbol: string; isCustom: boolean }): PocketAsset | null {
    const key = `${isCustom ? 'custom' : 'real'} ${symbol}`
    const known = this.#chosen.get(key)
    if (known !== undefined) return known === null ? null : (this.#assets.get(known) ?? null)
    const choice = chooseAsset({ symbol, isCustom }, [...this.#assets.values()], this.#overrides)
    this.#chosen.set(key, choice.kind === 'asset' ? choice.asset.id : null)
    return choice.kind === 'asset' ? choice.asset : null
  }
}

/** `EURUSD_otc` is EURUSD, `#AAPL_otc` is AAPL. */
function coreOf(symbol: string): string {
  return symbol
    .toUpperCase()
    .replace(/_OTC$/u, '')
    .replaceAll(/[^A-Z0-9]/gu, '')
}
