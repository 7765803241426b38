import { createHash } from 'node:crypto'
import type { EntitlementClaims, TradingSettings } from '@stratomate/contracts'
import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowImportPreview, WindowSharedSettings } from '@stratomate/contracts/desktop-window/imports'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import { type Comparison, compareSettings } from './rules/compare-settings.ts'
import { fitChart } from './rules/fit-chart.ts'
import { checkSharedSettings, readSharedSettings } from './rules/read-shared-settings.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'
import type { Log } from '@stratomate/engine/ports'
import type { SettingsStore } from '#desktop/features/trading-settings/settings-store.ts'
import { changeFavorites, type FavoriteOutcome } from '#desktop/features/trading-settings/change-favorites.ts'
import { favoritesInForce, type FavoritesSource } from '#desktop/features/trading-settings/favorites-in-force.ts'
import { ImportLog, type ImportNotes } from './import-log.ts'
import { importMessage, undoMessage } from './import-message.ts'
import { indicatorName, spokenIndicatorName } from '#desktop/features/indicator-name.ts'
import type { WindowReply } from '@stratomate/contracts/desktop-window/values'

type ImportKind = 'read_import' | 'preview_import' | 'apply_import' | 'undo_import'
export type ImportAction = Extract<WindowAction, { kind: ImportKind }>
type ApplyAction = Extract<WindowAction, { kind: 'apply_import' }>
type Place = { symbol: string; timeframeS: number }

export type ImportApp = FavoritesSource & {
  settingsStore: Pick<SettingsStore, 'changeFavorites'>
  broker: { readonly currency: string }
  indicator: { allowed(claims: EntitlementClaims): string | null }
  journal: ImportNotes
  link: Pick<ServerLink, 'call'>
  log: Pick<Log, 'info'>
  now: () => number
  site: { readonly origin: string }
}

/**
 * Settings that a member of the community shares: read, compared with those of the chosen chart, and applied only with
 * the id of the shown difference.
 */
export async function importSettings(action: ImportAction, app: ImportApp): Promise<WindowReply> {
  switch (action.kind) {
    case 'read_import':
      return readImport(action.text, app)
    case 'preview_import': {
      const read = preview(action.settings, action, app)
      return read.ok ? { ok: true, message: '', data: read.shown } : read
    }
    case 'apply_import':
      return applyImport(action, app)
    case 'undo_import':
      return undoImport(action.id, app)
    default:
      return action satisfies never
  }
}

/** The rows of imports for the Alerts Log. */
export function importRows(app: FavoritesSource & Pick<ImportApp, 'journal'>) {
  return new ImportLog(app.journal).rows((place) => favoriteAt(place, app))
}

async function readImport(text: string, app: ImportApp): Promise<WindowReply> {
  const reading = readSharedSettings(text, app.site.origin)
  if (reading.kind === 'wrong') return refused(reading.message)
  if (reading.kind === 'settings') return sharedReply(reading.settings, null, app)
  try {
    const post = await app.link.call('readPost', { params: { id: reading.id } })
    if (post.settings === null) return refused('That post shares no settings.')
    const checked = checkSharedSettings(post.settings)
    if (checked.kind === 'wrong') return refused(checked.message)
    return sharedReply(checked.settings, { author: post.author.name, isSample: post.sample }, app)
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return refused(postProblem(error))
  }
}

function postProblem({ code, message }: ServerError): string {
  if (code === 'not_found') return 'There is no such post, or it was taken down.'
  if (code === 'unreachable') {
    return 'The site cannot be reached, so the post cannot be read. Paste the copied settings instead, or try again later.'
  }
  return `The post could not be read: ${message}`
}

function sharedReply(settings: TradingSettings, post: WindowSharedSettings['post'], app: ImportApp): WindowReply {
  const charts = chartsOf(app)
  const chart = fitChart(settings, charts)
  const data: WindowSharedSettings = {
    settings,
    indicator: indicatorName(settings.indicatorId),
    post,
    chart: chart === null ? null : { symbol: chart.symbol, timeframeS: chart.timeframeS },
    chartProblem: chart === null ? chartProblem(settings, charts) : null,
  }
  return { ok: true, message: '', data }
}

function chartProblem({ pair, timeframe }: TradingSettings, charts: readonly Place[]): string {
  const wanted = `\u2068${pair}\u2069 ${timeframe}`
  return charts.length === 0
    ? `There is no chart to take these settings. Open ${wanted} in MetaTrader 5 with our expert advisor.`
    : `None of your charts is ${wanted}. Open it in MetaTrader 5, or choose the chart that takes these settings.`
}

type Preview = { ok: true; shown: WindowImportPreview; comparison: Comparison } | { ok: false; message: string }

function preview(settings: TradingSettings, { symbol, timeframeS }: Place, app: ImportApp): Preview {
  const checked = checkSharedSettings(settings)
  if (checked.kind === 'wrong') return refused(checked.message)
  const chart = chartsOf(app).find((each) => isSame(each, { symbol, timeframeS }))
  if (chart === undefined) return refused('That chart is not open any more. Choose another one.')
  const claims = app.entitlements.current()
  const comparison = compareSettings(checked.settings, chart, {
    settings: app.settingsStore.trading(),
    currency: app.broker.currency,
    allowedIndicatorId: claims === null ? null : app.indicator.allowed(claims),
  })
  const { favorite, ...rest } = comparison
  const id = createHash('sha256')
    .update(JSON.stringify([chart, checked.settings, comparison]))
    .digest('hex')
  return { ok: true, shown: { id: id.slice(0, 32), ...rest }, comparison: { favorite, ...rest } }
}

/** Throws a SettingsError when the settings refuse the favorite; then nothing has changed. */
function applyImport(action: ApplyAction, app: ImportApp): WindowReply {
  const read = preview(action.settings, action, app)
  if (!read.ok) return read
  if (read.shown.id !== action.id) return refused('Something has changed meanwhile. Read the difference again.')
  const { favorite, askedStakeCents, changesApp } = read.comparison
  const isLarger = action.largerAmount === 'take' && askedStakeCents !== null
  if (!changesApp && !isLarger) return refused('There is nothing to change in the app.')
  const after = isLarger ? { ...favorite, stakeCents: askedStakeCents } : favorite
  const before = favoriteAt(action, app)
  const outcome = withFavorite(after, app)
  if (outcome.kind === 'refused') return refused(outcome.message)
  const log = new ImportLog(app.journal)
  const { symbol, timeframeS } = after
  const words = importMessage(
    { indicator: spokenIndicatorName(action.settings.indicatorId), before, after },
    frameOf(app),
  )
  const id = log.begin({ atMs: app.now(), symbol, timeframeS, words, before, after })
  try {
    app.settingsStore.changeFavorites(outcome.favorites)
  } catch (error) {
    log.drop(id)
    throw error
  }
  log.finish(id)
  app.log.info('Shared settings were imported.', { symbol, timeframeS })
  return {
    ok: true,
    message: 'Imported. The Alerts Log lists it, and it can be undone once.',
    data: null,
  }
}

/** Throws a SettingsError when the settings refuse the earlier favorite; then nothing has changed. */
function undoImport(id: string, app: ImportApp): WindowReply {
  const log = new ImportLog(app.journal)
  const record = log.undoable((place) => favoriteAt(place, app))
  if (record?.id !== id) {
    return refused('This import cannot be undone any more: it was undone, or the chart was changed after it.')
  }
  const { symbol, timeframeS, before, after } = record
  const { stakeCentsMax } = app.settingsStore.trading()
  // The maximum may have been lowered below the earlier amount since the import.
  if (before?.stakeCents !== undefined && before.stakeCents !== null && before.stakeCents > stakeCentsMax) {
    return refused('The amount before the import is above your maximum amount now, so it is not brought back.')
  }
  const { favorites, slots } = favoritesInForce(app)
  const outcome: FavoriteOutcome =
    before === null
      ? changeFavorites(favorites, { kind: 'favorite_off', symbol, timeframeS }, slots)
      : withFavorite(before, app)
  if (outcome.kind === 'refused') return refused(outcome.message)
  app.settingsStore.changeFavorites(outcome.favorites)
  const words = undoMessage({ before: after, after: before }, frameOf(app))
  log.undo(id, { atMs: app.now(), symbol, timeframeS, words, before: after, after: before })
  app.log.info('An import of shared settings was undone.', { symbol, timeframeS })
  return { ok: true, message: 'Undone. The chart is as it was before the import.', data: null }
}

/** The favorites with this one added; refused when the plan has no place left for it. */
function withFavorite(favorite: Favorite, app: ImportApp): FavoriteOutcome {
  const { favorites, slots } = favoritesInForce(app)
  const { symbol, timeframeS } = favorite
  const on = changeFavorites(favorites, { kind: 'favorite_on', symbol, timeframeS }, slots)
  return on.kind === 'refused' ? on : changeFavorites(on.favorites, { kind: 'favorite_change', ...favorite }, slots)
}

/** The charts that can take settings: those of the terminals, and favorites whose chart is closed. */
function chartsOf(app: ImportApp) {
  const { favorites } = favoritesInForce(app)
  const connected = app.charts.connected().map(({ symbol, timeframeS, indicatorId }) => ({
    symbol,
    timeframeS,
    indicatorId,
    indicator: indicatorName(indicatorId),
    favorite: favorites.find((favorite) => isSame(favorite, { symbol, timeframeS })) ?? null,
  }))
  const closed = favorites.filter((favorite) => !connected.some((chart) => isSame(chart, favorite)))
  return [
    ...connected,
    ...closed.map((favorite) => ({
      symbol: favorite.symbol,
      timeframeS: favorite.timeframeS,
      indicatorId: '',
      indicator: '',
      favorite,
    })),
  ]
}

function favoriteAt(place: Place, app: FavoritesSource): Favorite | null {
  return favoritesInForce(app).favorites.find((favorite) => isSame(favorite, place)) ?? null
}

function frameOf({ settingsStore, broker }: ImportApp) {
  return { settings: settingsStore.trading(), currency: broker.currency }
}

function isSame(one: Place, other: Place): boolean {
  return one.symbol.toUpperCase() === other.symbol.toUpperCase() && one.timeframeS === other.timeframeS
}

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message }
}
