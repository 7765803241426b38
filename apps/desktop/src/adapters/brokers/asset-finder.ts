import { type BrokerAsset, type ChartSymbol, chooseAsset, type SymbolOverrides } from './choose-asset.ts'
import { keepNewest, placesKept } from '@stratomate/engine/keep-newest'

/**
 * Which of a broker's assets a chart means. It is found once for each chart, and again when the list or the person's
 * own choices change, so that a change takes effect with the next order, without a new connection.
 */
export class AssetFinder<Asset extends BrokerAsset> {
  readonly #readOverrides: () => SymbolOverrides
  readonly #found = new Map<string, Asset | null>()
  #assets: readonly Asset[] = []
  #overrides: SymbolOverrides | null = null

  /** `readOverrides` must answer the same object until something in it has changed. */
  constructor(readOverrides: () => SymbolOverrides) {
    this.#readOverrides = readOverrides
  }

  take(assets: readonly Asset[]): void {
    this.#assets = assets
    this.#found.clear()
  }

  /** The same list until it changes. */
  all(): readonly Asset[] {
    return this.#assets
  }

  /** Null when there is no match, or more than one. */
  choose({ symbol, isCustom }: ChartSymbol): Asset | null {
    const overrides = this.#readOverrides()
    if (overrides !== this.#overrides) this.#found.clear()
    this.#overrides = overrides
    const key = `${isCustom ? 'custom' : 'real'} ${symbol}`
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const choice = chooseAsset({ symbol, isCustom }, this.#assets, overrides)
    const asset = choice.kind === 'asset' ? choice.asset : null
    this.#found.set(key, asset)
    keepNewest(this.#found, placesKept)
    return asset
  }
}
