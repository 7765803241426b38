import type { AccountKind, BrokerId, DesktopState, EntitlementClaims } from '@stratomate/contracts'
import { mainAccount } from '@stratomate/domain/brokers/main-account'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { appVersion } from '#desktop/platform/process/own-command.ts'

export type DesktopStateSource = {
  settingsStore: { trading(): TradingSettings }
  /** The accounts that are switched on, the one for all charts first. */
  broker: { accounts(): readonly ShownAccount[] }
  charts: Pick<ChartRegistry, 'connected' | 'slotStatus'>
  engine: { pauses: Pick<TradingHalts, 'reason'> }
  entitlements: { current(): EntitlementClaims | null }
}

type ShownAccount = {
  readonly id: BrokerId
  readonly account: AccountKind
  isConnected(): boolean
  balanceCents(): number | null
}

/** What the dashboard shows of this computer. */
export function desktopState({
  broker,
  charts,
  engine,
  entitlements,
  settingsStore,
}: DesktopStateSource): DesktopState {
  const claims = entitlements.current()
  const slots = claims === null ? 0 : claims.charts === -1 ? ('unlimited' as const) : claims.charts
  const connected = charts.connected()
  return {
    version: appVersion,
    charts: connected.slice(0, 100).map((chart) => ({
      symbol: chart.symbol,
      timeframeS: chart.timeframeS,
      digits: chart.digits,
      indicatorId: chart.indicatorId,
      favorite: charts.slotStatus(chart, settingsStore.trading().favorites, slots).kind === 'favorite',
      simulated: chart.isSimulated,
    })),
    terminalConnected: connected.length > 0,
    broker: shownBroker(broker.accounts()),
    paused: engine.pauses.reason() !== null,
    pausedReason: engine.pauses.reason(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** One account stands for all: a live one before a demo one. It counts as connected only when all are. */
function shownBroker(accounts: readonly ShownAccount[]): DesktopState['broker'] {
  const shown = mainAccount(accounts)
  const connected = accounts.every((account) => account.isConnected())
  return { id: shown.id, connected, account: shown.account, balanceCents: shown.balanceCents() }
}
