import type { BrokerId } from '@stratomate/contracts'
import { type AccountKey, remoteAccountKeys } from '@stratomate/contracts/brokers/account-keys'
import { brokerIdOf, type RemoteBrokerKey, remoteBrokerKeys } from '@stratomate/contracts/brokers/broker-keys'
import type {
  WindowAsset,
  WindowMeaning,
  WindowSymbol,
  WindowSymbols,
} from '@stratomate/contracts/desktop-window/symbols'
import {
  type AssetChoice,
  type ChartSymbol,
  chooseAsset,
  isSameKind,
  type ListedAsset,
  saysOtc,
} from '#desktop/adapters/brokers/choose-asset.ts'
import type { SymbolMapStore } from '#desktop/features/broker-selection/symbol-map-store.ts'

export type SymbolMapApp = {
  symbols: Pick<SymbolMapStore, 'of' | 'choose'>
  broker: { readonly id: BrokerId; assets(): readonly ListedAsset[]; isConnected(): boolean }
  charts: { connected(): readonly ChartSymbol[] }
}

const chartClosed: WindowMeaning = { kind: 'none', why: 'chart_closed' }
/** Called several times a second, so the result is kept while the broker's list is the same. */
const automatics = new WeakMap<readonly ListedAsset[], Map<string, WindowMeaning>>()

/** The name of a broker's own map; null where charts are traded as they are. */
export function mappedBroker(id: BrokerId): RemoteBrokerKey | null {
  return remoteBrokerKeys.find((key) => brokerIdOf(key) === id) ?? null
}

/** The map of each account whose symbols are mapped, in the order of the accounts. */
export function windowSymbols(
  app: Omit<SymbolMapApp, 'broker'>,
  accounts: readonly (SymbolMapApp['broker'] & { readonly key: AccountKey })[],
): WindowSymbols[] {
  return accounts.flatMap((broker) => {
    const account = remoteAccountKeys.find((key) => key === broker.key)
    const name = mappedBroker(broker.id)
    return account === undefined || name === null ? [] : [{ account, rows: symbolRows({ ...app, broker }, name) }]
  })
}

/** The symbols of the open charts and those with a choice of the person, with their assets at the broker. */
function symbolRows(app: SymbolMapApp, broker: RemoteBrokerKey): WindowSymbol[] {
  const charts = new Map(app.charts.connected().map((chart) => [keyOf(chart), chart]))
  const rows = [...charts.values()].map((chart) => symbolRow(app, chart))
  const known = new Set(rows.map(({ symbol }) => symbol))
  const away = Object.entries(app.symbols.of(broker)).filter(([symbol]) => !known.has(symbol))
  return [...rows, ...away.map(([symbol, own]) => awayRow(symbol, own))]
}

/** The asset of an open chart's symbol: found automatically, chosen by the person, and the one in force. */
export function symbolRow(app: SymbolMapApp, { symbol, isCustom }: ChartSymbol): WindowSymbol {
  const broker = mappedBroker(app.broker.id)
  const chart = { symbol, isCustom }
  const overrides = broker === null ? {} : app.symbols.of(broker)
  const own = Object.hasOwn(overrides, symbol) ? (overrides[symbol] ?? null) : null
  const isOtc = isCustom || saysOtc(symbol)
  const row = { symbol, isCustom, isOtc, isConnected: true, own }
  if (!app.broker.isConnected()) {
    const away: WindowMeaning = { kind: 'none', why: 'disconnected' }
    return { ...row, automatic: away, now: away }
  }
  const assets = app.broker.assets()
  const automatic = automaticOf(chart, assets)
  if (own === null) return { ...row, automatic, now: automatic }
  const chosen = chooseAsset(chart, assets, { [symbol]: own })
  return { ...row, automatic, now: chosen.kind === 'asset' ? meaningOf(chosen) : ownProblem(chart, own, assets) }
}

export function windowAsset({ id, name, isOtc, isOpen }: ListedAsset): WindowAsset {
  return { id, name, isOtc, isOpen }
}

function automaticOf(chart: ChartSymbol, assets: readonly ListedAsset[]): WindowMeaning {
  const known = automatics.get(assets) ?? new Map<string, WindowMeaning>()
  automatics.set(assets, known)
  const before = known.get(keyOf(chart))
  if (before !== undefined) return before
  const meaning = meaningOf(chooseAsset(chart, assets))
  const isUnsaid = meaning.kind === 'none' && chart.isCustom && !saysOtc(chart.symbol)
  const shown: WindowMeaning = isUnsaid ? { kind: 'none', why: 'custom' } : meaning
  known.set(keyOf(chart), shown)
  return shown
}

function ownProblem(chart: ChartSymbol, own: string, assets: readonly ListedAsset[]): WindowMeaning {
  const listed = assets.filter(({ id }) => id === own)
  if (listed.length === 0) return { kind: 'none', why: 'gone' }
  return { kind: 'none', why: listed.some((asset) => isSameKind(chart, asset)) ? 'ambiguous' : 'crosses' }
}

function meaningOf(choice: AssetChoice<ListedAsset>): WindowMeaning {
  return choice.kind === 'asset'
    ? { kind: 'asset', asset: windowAsset(choice.asset) }
    : { kind: 'none', why: choice.kind }
}

function awayRow(symbol: string, own: string): WindowSymbol {
  const row = { symbol, isCustom: false, isOtc: saysOtc(symbol), isConnected: false }
  return { ...row, automatic: chartClosed, own, now: chartClosed }
}

function keyOf({ symbol, isCustom }: ChartSymbol): string {
  return `${isCustom ? 'custom' : 'real'} ${symbol}`
}
