import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bridgeFileName, bridgeRefusals } from '@stratomate/contracts'
import { expertNotes } from '@stratomate/contracts/terminal/expert-notes'
import type { WindowFinding } from '@stratomate/contracts/desktop-window/diagnostics'
import type { WindowTerminals } from '@stratomate/contracts/desktop-window/terminal-files'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'
import { dayEndMs, limitFromWire, tradingDayOf } from '@stratomate/domain'
import { clockOffMsMax } from '@stratomate/engine/gate/clock-guard'
import { clockMessage } from '#desktop/features/clock/clock-message.ts'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import type { LeaseKeeper } from '#desktop/adapters/server-api/lease-keeper.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { ClockMonitor } from '#desktop/features/clock/clock-monitor.ts'
import type { ChartNotes } from '#desktop/features/chart-health/chart-notes.ts'
import type { LastRefusal } from '#desktop/features/chart-health/bridge-events.ts'
import { type ServiceApp, serviceAwayText } from '#desktop/features/account/service-state.ts'
import { newJournalMessage } from '#desktop/features/trading-settings/keep-loss-limits.ts'
import type { AccountKind } from '@stratomate/contracts'
import { type BrokerId, brokers } from '@stratomate/contracts/brokers/brokers'
import { favoritesDryRun, type DryRunSource } from '#desktop/features/trade-switch/favorites-dry-run.ts'
import { windowCharts, type WindowChartsSource } from '#desktop/features/chart-health/window-charts.ts'

/** What the doctor reads: the report of each link of the chain about itself. */
export type DoctorApp = WindowChartsSource &
  DryRunSource &
  ServiceApp & {
    site: { readonly origin: string }
    settings: { commonFolder: string }
    bridgeRefusal: LastRefusal
    chartNotes: Pick<ChartNotes, 'current'>
    clock: Pick<ClockMonitor, 'isSetBack' | 'site' | 'offMs'>
    broker: { accounts: () => readonly Account[] }
    session: Pick<Session, 'credential'>
    entitlements: Pick<EntitlementKeeper, 'current'>
    leases: Pick<LeaseKeeper, 'slotsLeft' | 'exhaustedDay' | 'isElsewhere'>
    engine: { pauses: Pick<TradingHalts, 'reason'> }
    lossLimits: { readonly isJournalNew: boolean }
  }
/** An account that is switched on; `stop` says why the service has switched its broker off. */
type Account = { readonly id: BrokerId; readonly account: AccountKind; isConnected(): boolean; stop(): string | null }
type Site = (path: string) => string

/** From this difference to the site's clock on, people are warned. */
const clockMsMax = 1_000
const refusalNewMs = 10 * 60_000

/** Checks every link of the chain, in the order in which a signal passes them. */
export function runDoctor(app: DoctorApp, terminals: WindowTerminals): WindowFinding[] {
  const site: Site = (path) => new URL(path, app.site.origin).href
  return [
    findTerminal(app, { terminals, site }),
    findExpert(terminals, site),
    findPipe(app, site),
    ...findSources(app, site),
    findSymbols(app, site),
    findClock(app, site),
    findService(app, site),
    ...findBrokers(app, site),
    findQuota(app, site),
    findTrading(app, site),
    ...findJournal(app, site),
  ]
}

type Seen = { terminals: WindowTerminals; site: Site }

function findTerminal({ charts }: Pick<DoctorApp, 'charts'>, { terminals, site }: Seen): WindowFinding {
  const id = 'terminal'
  const count = charts.connected().length
  if (count > 0) return well(id, `MetaTrader 5 is connected with ${count} ${count === 1 ? 'chart' : 'charts'}.`)
  if (terminals.folders.length > 0) {
    const advice = 'Start MetaTrader 5, open a chart with an indicator, and attach the expert advisor to it.'
    return problem(id, 'MetaTrader 5 is installed, but no chart is connected.', {
      advice,
      link: site('/how-to/stratomate-setup'),
    })
  }
  const advice = 'Install it, or name its data folder under MetaTrader 5.'
  return problem(id, 'MetaTrader 5 was not found.', { advice, link: site('/how-to/download-mt5') })
}

function findExpert({ folders }: WindowTerminals, site: Site): WindowFinding {
  const id = 'expert'
  const files = folders.flatMap((folder) => folder.files)
  const waiting = files.filter(({ state }) => state === 'missing' || state === 'outdated').length
  if (folders.length > 0 && waiting > 0) {
    const advice = 'Install them under MetaTrader 5, then compile with MetaEditor (F7).'
    return problem(id, `${waiting} of our files are missing or old.`, {
      advice,
      link: site('/how-to/stratomate-setup'),
    })
  }
  return {
    id,
    state: 'note',
    title: 'The expert advisor needs no Algo Trading.',
    advice:
      'It sends signals and places no orders in MetaTrader 5. A second expert advisor unloads the first: give ours a chart of its own.',
    link: null,
    section: null,
  }
}

type PipeApp = Pick<DoctorApp, 'settings' | 'bridgeRefusal' | 'now'>

function findPipe({ settings, bridgeRefusal, now }: PipeApp, site: Site): WindowFinding {
  const id = 'pipe'
  const link = site('/documentation#troubleshooting')
  if (!existsSync(join(settings.commonFolder, bridgeFileName))) {
    const advice = `The address for terminals is missing in ${settings.commonFolder}. Restart the app.`
    return problem(id, 'Terminals cannot find this app.', { advice, link })
  }
  const { code, atMs } = bridgeRefusal
  if (code !== null && now() - atMs < refusalNewMs) {
    const advice = 'Restart MetaTrader 5, so that it reads the new address, and install the present files.'
    return problem(id, `A terminal was turned away: ${bridgeRefusals[code]}`, { advice, link })
  }
  return well(id, 'The pipe is open for terminals.')
}

/**
 * Charts whose Expert Advisor sends nothing, or did not send a signal, with the code that the terminal's journal shows.
 */
function findSources({ chartNotes, now }: Pick<DoctorApp, 'chartNotes' | 'now'>, site: Site): WindowFinding[] {
  return chartNotes.current(now()).map(({ symbol, timeframeS, code, about }) => {
    const { about: subject, sentence, fix } = expertNotes[code]
    return {
      id: 'source',
      state: subject === 'chart' ? 'problem' : 'note',
      title: `${symbol}, ${timeframeS / 60} min: ${sentence}`,
      advice: `${fix} (${code}${about === '' ? '' : `: ${about}`})`,
      link: site('/documentation#troubleshooting'),
      section: null,
    }
  })
}

function findSymbols(app: WindowChartsSource, site: Site): WindowFinding {
  const id = 'symbols'
  const refused = windowCharts(app, 'unlimited', null).flatMap(({ symbol, isConnected, offer }) =>
    isConnected && offer.kind === 'refused' && offer.code !== 'broker_disconnected'
      ? [{ symbol, code: offer.code }]
      : [],
  )
  const [first] = refused
  if (first === undefined) return well(id, 'The broker offers the symbols of all charts.')
  const codes: readonly RefusalCode[] = refused.map(({ code }) => code)
  const isOnlyClosed = codes.every((code) => code === 'market_closed')
  const names = refused.map(({ symbol }) => symbol).join(', ')
  return {
    id,
    state: isOnlyClosed ? 'note' : 'problem',
    title: isOnlyClosed ? `The market is closed for ${names}.` : `Not traded at the broker now: ${names}.`,
    advice: isOnlyClosed
      ? 'Trade again when it opens, or open OTC charts.'
      : 'Look at them in the symbol map: each can be tested there, and its asset chosen.',
    link: site(`/errors/${first.code}`),
    section: isOnlyClosed ? null : 'symbols',
  }
}

function findClock({ clock, now }: Pick<DoctorApp, 'clock' | 'now'>, site: Site): WindowFinding {
  const id = 'clock'
  if (clock.isSetBack) {
    const advice = 'Set the right time. Trading resumes when the site agrees.'
    const off = clock.site === null ? '' : ` ${clockMessage(clock.site, 0)}`
    return problem(id, `The clock of this computer was set back.${off}`, {
      advice,
      link: site('/errors/clock_set_back'),
    })
  }
  const advice = 'Let Windows set its clock automatically.'
  const offMs = clock.offMs(now())
  if (offMs > clockOffMsMax) {
    const title = `The clock is ${(offMs / 1_000).toFixed(1)} s or more from that of the broker or the site. Signals are refused.`
    return problem(id, title, { advice, link: site('/errors/clock_differs') })
  }
  const offsetMs = clock.site?.aheadMs ?? null
  if (offsetMs === null)
    return {
      id,
      state: 'note',
      title: 'The clock was not compared with the site yet.',
      advice: '',
      link: null,
      section: null,
    }
  const words = `${(Math.abs(offsetMs) / 1_000).toFixed(1)} s`
  if (Math.abs(offsetMs) <= clockMsMax) return well(id, `The clock is right (${words} from the site’s).`)
  const title = `The clock is ${words} ${offsetMs > 0 ? 'behind' : 'ahead of'} the site’s.`
  return problem(id, title, { advice, link: site('/errors/clock_differs') })
}

function findService(app: Pick<DoctorApp, 'link' | 'leases' | 'entitlements'>, site: Site): WindowFinding {
  const id = 'service'
  const sinceMs = app.link.downSinceMs()
  if (sinceMs === null) return well(id, 'The service answers.')
  const since = new Date(sinceMs).toLocaleTimeString('en-GB')
  const advice = `${serviceAwayText(app)} Check the internet connection; the app keeps asking.`
  return problem(id, `The service has not answered since ${since}.`, { advice, link: site('/status') })
}

/** Each account that is switched on, by its name where there are several. */
function findBrokers({ broker }: Pick<DoctorApp, 'broker'>, site: Site): WindowFinding[] {
  const accounts = broker.accounts()
  return accounts.map((account) =>
    findBroker(account, accounts.length === 1 ? 'The broker' : brokers[account.id].name, site),
  )
}

function findBroker(account: Account, name: string, site: Site): WindowFinding {
  const id = 'broker'
  const stop = account.stop()
  if (stop !== null)
    return problem(id, `${name} is switched off for now.`, {
      advice: stop,
      link: site('/errors/broker_switched_off'),
    })
  if (account.isConnected()) return well(id, `${name} is connected (${account.account} account).`)
  const advice = 'Check the connection to the broker. No trades are placed there until it is back.'
  return problem(id, `${name} is not connected.`, { advice, link: site('/errors/broker_disconnected') })
}

type QuotaApp = Pick<DoctorApp, 'session' | 'entitlements' | 'leases' | 'now'>

function findQuota({ session, entitlements, leases, now }: QuotaApp, site: Site): WindowFinding {
  const id = 'quota'
  if (session.credential() === null) {
    return problem(id, 'This computer is not signed in.', { advice: 'Sign in.', link: site('/errors/not_signed_in') })
  }
  if (entitlements.current() === null) {
    const advice = 'Start the free trial or subscribe.'
    return problem(id, 'There is no active plan on this account.', { advice, link: site('/errors/no_entitlement') })
  }
  const left = leases.slotsLeft()
  if (left > 0)
    return well(
      id,
      Number.isFinite(left) ? `${left} trades are reserved for now.` : 'Trades are reserved without a limit.',
    )
  const day = tradingDayOf(now())
  if (leases.exhaustedDay() === day) {
    const { sentence, fix } = refusalCatalogue.trades_elsewhere
    if (leases.isElsewhere()) return problem(id, sentence, { advice: fix, link: site('/errors/trades_elsewhere') })
    const advice = `Trading resumes at ${new Date(dayEndMs(day)).toLocaleTimeString('en-GB')}.`
    return problem(id, 'The daily limit is reached.', { advice, link: site('/errors/daily_limit') })
  }
  const advice = 'Check the internet connection; the app keeps asking.'
  return problem(id, 'No trades are reserved with the site yet.', { advice, link: site('/errors/no_lease') })
}

function findTrading(app: DryRunSource & Pick<DoctorApp, 'engine' | 'entitlements'>, site: Site): WindowFinding {
  const { engine, settingsStore, entitlements } = app
  const id = 'trading'
  const reason = engine.pauses.reason()
  if (reason !== null)
    return { id, state: 'note', title: 'Trading is stopped.', advice: reason, link: null, section: null }
  const { favorites } = settingsStore.trading()
  if (favorites !== 'first' && favorites.length === 0) {
    return problem(id, 'No chart is a favorite.', {
      advice: 'Mark one with the star.',
      link: site('/errors/not_favorite'),
    })
  }
  const claims = entitlements.current()
  const refusal = favoritesDryRun(app, claims === null ? 0 : limitFromWire(claims.charts))
  if (refusal !== null) {
    const { sentence, fix } = refusalCatalogue[refusal]
    return problem(id, `No signal is traded now: ${sentence}`, { advice: fix, link: site(`/errors/${refusal}`) })
  }
  return well(id, 'Trading runs.')
}

/** Says nothing when the journal simply continues the earlier one. */
function findJournal({ lossLimits }: Pick<DoctorApp, 'lossLimits'>, site: Site): WindowFinding[] {
  if (!lossLimits.isJournalNew) return []
  const advice = `${newJournalMessage} Look at the broker for what was traded today before you start.`
  const link = site('/documentation#troubleshooting')
  return [problem('journal', 'The journal was new when the app started.', { advice, link })]
}

function well(id: WindowFinding['id'], title: string): WindowFinding {
  return { id, state: 'ok', title, advice: '', link: null, section: null }
}

type Remedy = { advice: string; link: string | null }

function problem(id: WindowFinding['id'], title: string, { advice, link }: Remedy): WindowFinding {
  return { id, state: 'problem', title, advice, link, section: null }
}
