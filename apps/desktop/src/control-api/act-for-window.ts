import type { WindowAction, WindowPage, WindowSettingsInput } from '@stratomate/contracts/desktop-window/schemas'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import type { TradeLengths } from '@stratomate/engine/ports'
import { diskAdvice, diskCause, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { SettingsError } from '@stratomate/std/errors'
import { actOnBroker, isBrokerAction } from './act-on-broker.ts'
import type { ActionApp, ActionDependencies, ServiceApp, SettingsApp } from './action-dependencies.ts'
import {
  changeFavorites,
  expiryRefusal,
  type FavoriteChange,
} from '#desktop/features/trading-settings/change-favorites.ts'
import { changeMoneyPlan, laddersOf } from '#desktop/features/trading-settings/change-money-plan.ts'
import { diagnose } from '#desktop/features/diagnostics/diagnose.ts'
import { favoritesInForce, type FavoritesSource } from '#desktop/features/trading-settings/favorites-in-force.ts'
import { actByHand, type HandTradingApp } from '#desktop/features/hand-trading/act-by-hand.ts'
import { importSettings } from '#desktop/features/settings-import/import-settings.ts'
import { chooseSource } from '#desktop/features/chart-sources/choose-source.ts'
import { actOnOutside, isOutsideAction } from '#desktop/features/outside-signals/act-on-outside.ts'
import { replayForWindow } from '#desktop/features/replay/replay-for-window.ts'
import { mappedAccount } from '#desktop/features/broker-selection/open-account.ts'
import { mapSymbols } from '#desktop/features/symbol-mapping/map-symbols.ts'
import { settingMessage } from '#desktop/features/trading-settings/setting-message.ts'
import { settingsPatch } from '#desktop/features/trading-settings/settings-view.ts'
import { writeWindowLook } from './window-look.ts'
import { signOut } from './sign-out.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'
import { firstRunNote } from './window-state.ts'

const pagePaths = {
  device: '/device',
  pricing: '/pricing',
  trial: '/pricing#free-trial',
  new_trader: '/subscribe?tier=new_trader',
  pro_trader: '/subscribe?tier=pro_trader',
  elite_trader: '/subscribe?tier=elite_trader',
  account: '/account',
  dashboard: '/dashboard',
  support: '/support',
} as const satisfies Record<WindowPage, string>

/** Does what the window asks. Expected refusals are answers; anything thrown is a mistake of ours. */
export async function actForWindow(action: WindowAction, dependencies: ActionDependencies): Promise<WindowReply> {
  try {
    return await act(action, dependencies)
  } catch (error) {
    const fault = error instanceof SettingsError ? error.cause : error
    if (isDiskFault(fault)) dependencies.app.disk.failed('what you changed', fault)
    if (error instanceof SettingsError) return { ok: false, message: settingMessage(error.message) }
    const cause = diskCause(error)
    if (cause === null) throw error
    return { ok: false, message: `Nothing was changed: ${cause}. To continue, ${diskAdvice(error)}, then try again.` }
  }
}

async function act(action: WindowAction, dependencies: ActionDependencies): Promise<WindowReply> {
  const { app } = dependencies
  if (isBrokerAction(action)) return actOnBroker(action, dependencies)
  if (isOutsideAction(action)) return actOnOutside(action, app.outside, app.now())
  switch (action.kind) {
    case 'start':
    case 'stop':
    case 'panic_stop':
      return actOnTrading(action, dependencies)
    case 'favorite_on':
    case 'favorite_off':
    case 'favorite_change':
      return changeFavorite(app, action)
    case 'change_settings':
      return changeSettings(app, action.changes)
    case 'offer_plan':
    case 'confirm_plan':
    case 'plain_plan':
    case 'offer_chart_plan':
    case 'choose_chart_plan':
      return changeMoneyPlan(app, action)
    case 'read_import':
    case 'preview_import':
    case 'apply_import':
    case 'undo_import':
      return importSettings(action, app)
    case 'replay_days':
    case 'replay_day':
      return replayForWindow(action, dependencies)
    case 'trade_by_hand':
    case 'answer_question':
      return actByHand(action, app)
    case 'list_assets':
    case 'choose_asset':
    case 'test_symbol':
      return mapSymbolsOf(action, app)
    case 'look_at_chart':
    case 'choose_source':
      return chooseSource(action, app)
    case 'give_key':
    case 'sign_out':
    case 'change_server':
      return actOnSignIn(action, dependencies)
    case 'open_page':
    case 'change_look':
    case 'change_computer':
    case 'delete_candles':
    case 'keep_trials':
      return actOnComputer(action, dependencies)
    case 'look_for_update':
    case 'install_version':
    case 'finish_first_run':
    case 'confirm_journal':
    case 'take_over_data':
    case 'quit':
      return actOnApp(action, dependencies)
    case 'find_terminals':
    case 'install_terminal_files':
    case 'test_signal':
    case 'run_doctor':
    case 'read_log':
    case 'show_bundle':
    case 'save_bundle':
      return diagnose(action, dependencies)
    default:
      return action satisfies never
  }
}

type SymbolAction = Extract<WindowAction, { kind: 'list_assets' | 'choose_asset' | 'test_symbol' }>

async function mapSymbolsOf(action: SymbolAction, app: ActionApp): Promise<WindowReply> {
  const account = mappedAccount(app.broker, action.account)
  if (account === null) return { ok: false, message: 'This account was switched off meanwhile. Choose one that is on.' }
  return mapSymbols(action, { ...app, broker: account })
}

async function deleteCandles({ recorder }: ActionApp, id: string | null): Promise<WindowReply> {
  await recorder.remove(id)
  return done(id === null ? 'All recorded candles were deleted.' : 'The candles were deleted.')
}

type TradingAction = Extract<WindowAction, { kind: 'start' | 'stop' | 'panic_stop' }>

function actOnTrading(action: TradingAction, { trade, readState }: ActionDependencies): WindowReply {
  if (action.kind === 'start') return { ...trade.start(action.typed), data: readState().trading }
  return action.kind === 'stop' ? trade.stop() : trade.panic()
}

function changeLook(
  { journal }: ActionApp,
  { theme, candles, sound, notifications, language }: LookAction,
): WindowReply {
  writeWindowLook(journal, { theme, candles, sound, notifications, language })
  return done('Saved')
}

type SignInAction = Extract<WindowAction, { kind: 'give_key' | 'sign_out' | 'change_server' }>

/** Who uses this computer, and with which service. */
async function actOnSignIn(action: SignInAction, { app, trade }: ActionDependencies): Promise<WindowReply> {
  switch (action.kind) {
    case 'give_key':
      app.signInView.problem = null
      app.pendingKeys.add(action.key)
      return done('The key is being checked.')
    case 'sign_out':
      return signOut(app, trade)
    case 'change_server':
      return changeServer(app, action.address)
    default:
      return action satisfies never
  }
}

type AppAction = Extract<
  WindowAction,
  {
    kind: 'look_for_update' | 'install_version' | 'finish_first_run' | 'confirm_journal' | 'take_over_data' | 'quit'
  }
>

type ComputerAction = Extract<
  WindowAction,
  { kind: 'open_page' | 'change_look' | 'change_computer' | 'delete_candles' | 'keep_trials' }
>

/** What happens on this computer beside trading. */
async function actOnComputer(action: ComputerAction, dependencies: ActionDependencies): Promise<WindowReply> {
  switch (action.kind) {
    case 'open_page':
      return openPage(action.page, dependencies)
    case 'change_look':
      return changeLook(dependencies.app, action)
    case 'delete_candles':
      return deleteCandles(dependencies.app, action.id)
    case 'keep_trials':
      dependencies.app.journal.writeNote(action.name, action.text)
      return done('')
    case 'change_computer':
      return dependencies.computer?.change(action) ?? { ok: false, message: 'These settings are for Windows.' }
    default:
      return action satisfies never
  }
}

/** What concerns the app's start, run and end. */
async function actOnApp(action: AppAction, { app, takeOverData, quit }: ActionDependencies): Promise<WindowReply> {
  switch (action.kind) {
    case 'look_for_update':
      return app.updates.lookAgain()
    case 'install_version':
      return app.updates.install(action.version)
    case 'finish_first_run':
      app.journal.writeNote(firstRunNote, 'done')
      return done('Ready.')
    case 'confirm_journal':
      app.disk.confirmLoss()
      return done('Confirmed. Press START TRADING when you are ready.')
    case 'take_over_data':
      takeOverData()
      return done('The app begins again with your earlier data. Its window opens in a moment.')
    case 'quit':
      quit()
      return done('The app ends. Open trades continue at the broker.')
    default:
      return action satisfies never
  }
}

/**
 * A plan with another first amount is another plan: one that climbs is then off until its worst case is confirmed
 * again.
 */
function changeSettings(app: SettingsApp, changes: WindowSettingsInput): WindowReply {
  const before = laddersOf(app.settingsStore.trading())
  app.settingsStore.change(settingsPatch(changes))
  const isOff = laddersOf(app.settingsStore.trading()) < before
  return done(isOff ? 'Saved. The money plan is off: read the worst case of the new amount to switch it on.' : 'Saved')
}

function changeFavorite(app: FavoritesSource & SettingsApp & HandTradingApp, change: FavoriteChange): WindowReply {
  const { favorites, slots } = favoritesInForce(app)
  const refusal = change.kind === 'favorite_change' ? expiryRefusal(change, lengthsOf(app, change)) : null
  // A choice made for another broker may stay while something else is changed.
  const isNew = change.kind === 'favorite_change' && expiryOf(favorites, change) !== change.expiryCandles
  if (refusal !== null && isNew) return { ok: false, message: refusal }
  const outcome = changeFavorites(favorites, change, slots)
  if (outcome.kind === 'refused') return { ok: false, message: outcome.message }
  app.settingsStore.changeFavorites(outcome.favorites)
  return done('Saved')
}

function expiryOf(favorites: readonly Favorite[], change: FavoriteChange): number | null {
  return favorites.find((favorite) => isSameChart(favorite, change))?.expiryCandles ?? null
}

/** How long trades of a chart may last, where it is open and its broker says so. */
function lengthsOf({ charts, broker, now }: HandTradingApp, change: FavoriteChange): TradeLengths | null {
  const chart = charts.connected().find((one) => isSameChart(one, change))
  const quote = chart === undefined ? null : broker.of(chart).broker.quote(chart, Math.floor(now() / 1_000))
  return quote !== null && 'lengths' in quote ? (quote.lengths ?? null) : null
}

/** A sign-in belongs to one service, so the address is changed only while there is none. */
function changeServer(app: ServiceApp, address: string): WindowReply {
  if (app.session.credential() !== null) {
    return {
      ok: false,
      message: 'This computer is signed in. Remove it in your account first, then change the address.',
    }
  }
  if (app.site.source === 'command_line') {
    return { ok: false, message: 'The address was given when the app was started. Start it without --server.' }
  }
  app.site.choose(address)
  app.session.beginAgain()
  return done(`The app now belongs to ${app.site.origin}.`)
}

type LookAction = Extract<WindowAction, { kind: 'change_look' }>
function openPage(page: WindowPage, { app, openPage: open }: ActionDependencies): WindowReply {
  const { signInView } = app
  const path = page === 'device' && signInView.page !== null ? signInView.page : pagePaths[page]
  const url = new URL(path, app.site.origin).href
  return done('', { url, isOpened: open(url) })
}

function done(message: string, data: unknown = null): WindowReply {
  return { ok: true, message, data }
}
