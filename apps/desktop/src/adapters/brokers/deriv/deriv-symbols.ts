import { AssetFinder } from '../asset-finder.ts'
import type { ChartSymbol, ListedAsset, SymbolOverrides } from '../choose-asset.ts'
import type { DerivSymbol } from './deriv-messages.ts'

/** The broker's list of symbols, and which of them a chart means. */
export class DerivSymbols {
  readonly #finder: AssetFinder<ListedAsset>
  #spelling: ReadonlyMap<string, string> = new Map()

  constructor(overrides: () => SymbolOverrides) {
    this.#finder = new AssetFinder(overrides)
  }

  take(list: readonly DerivSymbol[]): void {
    const assets = list.map((line): ListedAsset => {
      const { underlying_symbol: id, underlying_symbol_name: name, is_trading_suspended: suspended } = line
      const isOpen = line.exchange_is_open === 1 && suspended === 0
      return { id, core: coreOf(id, name), name: name ?? id, isOtc: false, isOpen }
    })
    this.#finder.take(assets)
    this.#spelling = new Map(assets.map(({ id }) => [id.toUpperCase(), id]))
  }

  all(): readonly ListedAsset[] {
    return this.#finder.all()
  }

  /** Symbols by their upper-case form, which short codes use. */
  spelling(): ReadonlyMap<string, string> {
    return this.#spelling
  }

  /** Null when there is no match, or more than one. */
  choose(chart: ChartSymbol): ListedAsset | null {
    return this.#finder.choose(chart)
  }
}

/**
 * `frxEURUSD` is EURUSD. Charts name the broker's own indices (`R_100`, `1HZ100V`) "Volatility 100 Index" and
 * "Volatility 100 (1s) Index", the only way to tell them apart. All others keep their full id, so that nothing is
 * guessed.
 */
function coreOf(id: string, name: string | undefined): string {
  const pair = /^(?:frx|cry)(?<name>\w+)$/u.exec(id)?.groups?.['name']
  const own = name !== undefined && /\bIndex$/u.test(name) ? name : id
  return (pair ?? own).toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}
