import { AssetFinder } from '../asset-finder.ts'
import type { ChartSymbol, ListedAsset, SymbolOverrides } from '../choose-asset.ts'
import { PocketAssetLine } from './pocket-messages.ts'

export type PocketAsset = ListedAsset & Omit<PocketAssetLine, 'isOtc' | 'name'>

/** The broker's assets with payout and lengths, and which of them a chart means. */
export class PocketAssets {
  readonly #finder: AssetFinder<PocketAsset>
  readonly #assets = new Map<string, PocketAsset>()

  constructor(overrides: () => SymbolOverrides) {
    this.#finder = new AssetFinder(overrides)
  }

  /** Reads the list or a change of it. @returns how many lines could not be read */
  take(lines: readonly unknown[]): number {
    let broken = 0
    for (const line of lines) {
      const asset = PocketAssetLine.safeParse(line).data
      if (asset === undefined) broken += 1
      else this.#assets.set(asset.symbol, listed(asset))
    }
    this.#finder.take([...this.#assets.values()])
    return broken
  }

  all(): readonly PocketAsset[] {
    return this.#finder.all()
  }

  size(): number {
    return this.#assets.size
  }

  /** Any asset that is traded now; null when none is. */
  anyActive(): PocketAsset | null {
    return [...this.#assets.values()].find(({ isActive }) => isActive) ?? null
  }

  /** Null when there is no match, or more than one. */
  choose(chart: ChartSymbol): PocketAsset | null {
    return this.#finder.choose(chart)
  }
}

function listed(line: PocketAssetLine): PocketAsset {
  const { symbol, name, isActive } = line
  return { ...line, id: symbol, core: coreOf(symbol), name: name ?? symbol, isOpen: isActive }
}

/** `EURUSD_otc` is EURUSD, `#AAPL_otc` is AAPL. */
function coreOf(symbol: string): string {
  return symbol
    .toUpperCase()
    .replace(/_OTC$/u, '')
    .replaceAll(/[^A-Z0-9]/gu, '')
}
