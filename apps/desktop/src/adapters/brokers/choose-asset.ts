/** An asset in a broker's list. `core` is its name without the broker's own marks, in upper case: `EURUSD`. */
export type BrokerAsset = { readonly id: string; readonly core: string; readonly isOtc: boolean }

/** An asset that a person can choose: `name` as the broker spells it. */
export type ListedAsset = BrokerAsset & { readonly name: string; readonly isOpen: boolean }

/** Names that the person has chosen, by the chart's symbol as the terminal spells it. */
export type SymbolOverrides = Readonly<Record<string, string>>

export type AssetChoice<Asset> = { kind: 'asset'; asset: Asset } | { kind: 'unknown' } | { kind: 'ambiguous' }

export type ChartSymbol = { readonly symbol: string; readonly isCustom: boolean }
type Candidate = { readonly core: string; readonly length: number }

const ambiguous = Symbol('ambiguous')
const pairLength = 6
// What terminals add to the name of a pair: `m`, `.pro`, `#`, `micro`.
const marksLengthMax = 6
const otcWord = /(?:^|[^A-Z0-9])OTC(?=[^A-Z0-9]|$)|OTC$/u

/**
 * The broker's asset for a symbol of a chart. Prefixes and suffixes of the terminal's broker are ignored by the longest
 * match; more than one longest match is ambiguous. OTC quotes are another product: an OTC symbol never becomes a real
 * one, nor the reverse, not even by the person's own choice. A custom symbol is never taken for a real one.
 */
export function chooseAsset<Asset extends BrokerAsset>(
  { symbol, isCustom }: ChartSymbol,
  assets: readonly Asset[],
  overrides: SymbolOverrides = {},
): AssetChoice<Asset> {
  const name = symbol.toUpperCase()
  const fits = (asset: Asset): boolean => isSameKind({ symbol, isCustom }, asset)
  const own = Object.hasOwn(overrides, symbol) ? overrides[symbol] : undefined
  if (own !== undefined) return oneOf(assets.filter((asset) => asset.id === own && fits(asset)))
  // Without the word OTC it is unknown what a custom symbol consists of, so the person has to say it.
  if (isCustom && !saysOtc(symbol)) return { kind: 'unknown' }
  const core = longestCore(
    name.replace(otcWord, ' '),
    assets.map((asset) => asset.core),
  )
  if (core === null) return { kind: 'unknown' }
  if (core === ambiguous) return { kind: 'ambiguous' }
  return oneOf(assets.filter((asset) => asset.core === core && fits(asset)))
}

/** Whether the name of a symbol says that its quotes are OTC. */
export function saysOtc(symbol: string): boolean {
  return otcWord.test(symbol.toUpperCase())
}

/** Whether chart and asset are both OTC or both not: any other combination is never traded. */
export function isSameKind({ symbol, isCustom }: ChartSymbol, { isOtc }: Pick<BrokerAsset, 'isOtc'>): boolean {
  return (isCustom || saysOtc(symbol)) === isOtc
}

function oneOf<Asset>(found: readonly Asset[]): AssetChoice<Asset> {
  const [asset] = found
  if (asset === undefined) return { kind: 'unknown' }
  return found.length > 1 ? { kind: 'ambiguous' } : { kind: 'asset', asset }
}

function longestCore(name: string, cores: readonly string[]): string | typeof ambiguous | null {
  const words = name.split(/[^A-Z0-9]+/u).filter((word) => word !== '')
  const whole = words.join('')
  const candidates = [...new Set(cores)].flatMap((core): Candidate[] =>
    isIn(core, whole, words) ? [{ core, length: core.length }] : [],
  )
  const length = Math.max(0, ...candidates.map((candidate) => candidate.length))
  const longest = candidates.filter((candidate) => candidate.length === length)
  const [first] = longest
  if (first === undefined) return null
  return longest.length > 1 ? ambiguous : first.core
}

/** A short name must be a separate word; a pair may have marks of the terminal's broker around it. */
function isIn(core: string, whole: string, words: readonly string[]): boolean {
  if (core === '') return false
  if (whole === core || words.includes(core)) return true
  if (core.length < pairLength || whole.length - core.length > marksLengthMax) return false
  const at = whole.indexOf(core)
  // A coin priced in tethers (USDT) is not the same as one priced in dollars.
  return at !== -1 && !(core.endsWith('USD') && whole.startsWith('T', at + core.length))
}
