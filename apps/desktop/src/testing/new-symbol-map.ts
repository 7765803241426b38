import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListedAsset } from '#desktop/adapters/brokers/choose-asset.ts'
import type { ConnectedChart, Quote } from '@stratomate/engine/ports'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { tradingDefaults, type TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { SymbolMapStore } from '#desktop/features/broker-selection/symbol-map-store.ts'

type SymbolMapOptions = {
  charts: readonly (string | (Partial<ConnectedChart> & { symbol: string }))[]
  own?: Readonly<Record<string, string>>
  broker?: 'pocket-option' | 'deriv' | 'paper'
  isConnected?: boolean
  trading?: Partial<TradingSettings>
}

const listed: ListedAsset[] = ['EURUSD', 'GBPUSD', 'USDGBP'].flatMap((core) => {
  const name = `${core.slice(0, 3)}/${core.slice(3)}`
  return [
    { id: core, core, name, isOtc: false, isOpen: true },
    { id: `${core}_otc`, core, name: `${name} OTC`, isOtc: true, isOpen: true },
  ]
})

/** A symbol map with a broker whose answers the test decides; nothing is ever ordered there. */
export function newMap({
  charts,
  own = {},
  broker = 'pocket-option',
  isConnected = true,
  trading = {},
}: SymbolMapOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'map-'))
  const file = { broker: 'pocket_option', symbolMaps: { pocket_option: own } }
  writeFileSync(join(folder, 'broker.json'), JSON.stringify(file))
  const connected = charts.map((chart) => {
    const { symbol, ...change } = typeof chart === 'string' ? { symbol: chart } : chart
    return chartOf(symbol, change)
  })
  const fixture = {
    broker,
    isConnected,
    charts: connected,
    stop: null as string | null,
    quote: (): Quote => ({ kind: 'offered', payoutPct: 92, spot: 1.1 }),
  }
  const app = {
    symbols: new SymbolMapStore(folder),
    broker: {
      get key() {
        return fixture.broker === 'paper' ? 'paper:paper' : (`${fixture.broker}:demo` as const)
      },
      get id() {
        return fixture.broker
      },
      assets: () => (fixture.isConnected ? listed : []),
      isConnected: () => fixture.isConnected,
      quote: () => fixture.quote(),
      stop: () => fixture.stop,
    },
    charts: { connected: () => fixture.charts, lastBarS: () => 60 },
    settingsStore: { trading: () => ({ ...tradingDefaults, ...trading }) },
    lastCloses: new Map(connected.map(({ feed }) => [feed, 1.1])),
    log: { info: () => undefined },
    now: Date.now,
  }
  return { app, fixture, folder }
}
