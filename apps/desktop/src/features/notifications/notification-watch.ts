import { noticeIn, type WindowsNotice } from '@stratomate/content/languages/windows-notices'
import type { WindowAlert, WindowNotification, WindowState } from '@stratomate/contracts/desktop-window/state'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'
import { tradingDayOf } from '@stratomate/domain'

/** What a check needs of the app. */
export type Watched = Pick<WindowState, 'alerts' | 'terminal' | 'today' | 'trading' | 'update'> & {
  accounts: readonly Pick<WindowState['accounts'][number], 'key' | 'name' | 'isOn' | 'isConnected'>[]
  charts: readonly WatchedChart[]
}

export type WatchedChart = Pick<WindowState['charts'][number], 'key' | 'symbol' | 'timeframeS' | 'standing'> & {
  /** Opening of its last closed candle, on the chart's own clock; null before the first. */
  lastBarS: number | null
  isMarketClosed: boolean
}

type News = { kind: WindowNotification['kind']; key: string; notice: WindowsNotice }

/** A notification with its words, which the log and support read in English and the person in their own language. */
export type Noticed = WindowNotification & { notice: WindowsNotice }

/** This many refusals in this many minutes are more than a bad moment. */
const refusedMin = 5
const refusedWithinMs = 10 * 60_000
const sameAgainMs = 60 * 60_000
const awayMsMax = 60_000
/** A quiet market may leave candles out, so the limit is two of them and a minute. */
const silentCandles = 2
const kept = 20

/** Refusals that the person has chosen, or that mean that all is well. */
const expected: ReadonlySet<RefusalCode> = new Set([
  'duplicate',
  'old_candle',
  'before_close',
  'not_favorite',
  'chart_limit',
  'other_source',
  'direction_off',
  'not_confirmed',
  'not_approved',
  'opposite_open',
  'both_directions',
  'cool_down',
  'source_off',
  'source_limit',
  'outside_hours',
  'news_event',
  'news_blackout',
  'paused',
])
const limits: ReadonlySet<RefusalCode> = new Set([
  'daily_limit',
  'trades_elsewhere',
  'own_trade_cap',
  'daily_loss',
  'daily_profit',
  'losing_streak',
  'plan_ended',
])

/**
 * Events that a person who is looking elsewhere is notified of: many refusals, a limit, silence of MetaTrader 5, a
 * chart or the broker while trading runs, and an update. Each is sent once until it is over, and refusals at most once
 * an hour.
 */
export class NotificationWatch {
  readonly #sentAtMs = new Map<string, number>()
  #lines = new Map<string, { mark: number | null; atMs: number }>()
  #count = 0

  /** What is new at this check, oldest first. */
  look(watched: Watched, nowMs: number): Noticed[] {
    const runs = watched.trading.kind === 'running'
    const found = [
      ...(runs ? [...refusedMuch(watched.alerts, nowMs), ...limitOf(watched, nowMs)] : []),
      ...this.#silences(watched, nowMs).filter(() => runs),
      ...updateOf(watched),
    ]
    const present = new Set(found.map(({ key }) => key))
    for (const [key, atMs] of this.#sentAtMs)
      if (!present.has(key) && nowMs - atMs > sameAgainMs) this.#sentAtMs.delete(key)
    return found.filter((news) => this.#isNew(news, nowMs)).map((news) => this.#numbered(news, nowMs))
  }

  #isNew({ key, kind }: News, nowMs: number): boolean {
    const sentAtMs = this.#sentAtMs.get(key)
    if (sentAtMs !== undefined && (kind !== 'refused' || nowMs - sentAtMs < sameAgainMs)) return false
    this.#sentAtMs.set(key, nowMs)
    return true
  }

  #numbered({ kind, notice }: News, atMs: number): Noticed {
    this.#count += 1
    return { id: this.#count, atMs, kind, text: noticeIn('en', notice), place: 'window', notice }
  }

  /** Measured by our own clock, from the last change that was seen. */
  #silences({ terminal, accounts, charts }: Watched, nowMs: number): News[] {
    const lines = new Map<string, { mark: number | null; atMs: number }>()
    const sinceMs = (key: string, mark: number | null): number => {
      const before = this.#lines.get(key)
      const line = before === undefined || before.mark !== mark ? { mark, atMs: nowMs } : before
      lines.set(key, line)
      return nowMs - line.atMs
    }
    const news: News[] = []
    if (!terminal.isConnected && sinceMs('terminal', null) > awayMsMax)
      news.push({
        key: 'terminal',
        kind: 'silence',
        notice: { text: 'MetaTrader 5 is not connected. No signal can arrive.' },
      })
    for (const { key, name, isOn, isConnected } of accounts) {
      if (!isOn || isConnected || sinceMs(key, null) <= awayMsMax) continue
      const text = '{broker} is not connected. No trade is placed there until it is.'
      news.push({ key, kind: 'silence', notice: { text, slots: { broker: name } } })
    }
    for (const { key, symbol, timeframeS, standing, lastBarS, isMarketClosed } of charts) {
      if (standing !== 'favorite' || lastBarS === null || isMarketClosed) continue
      if (sinceMs(key, lastBarS) <= silentCandles * timeframeS * 1_000 + awayMsMax) continue
      const text = 'No candle of {symbol} has arrived for a while. Look at its chart in MetaTrader 5.'
      news.push({ key: `chart ${key}`, kind: 'silence', notice: { text, slots: { symbol } } })
    }
    this.#lines = lines
    return news
  }
}

/** The newest ones, oldest first. */
export function keepNotifications(
  before: readonly WindowNotification[],
  news: readonly WindowNotification[],
): WindowNotification[] {
  return [...before, ...news].slice(-kept)
}

function refusedMuch(alerts: readonly WindowAlert[], nowMs: number): News[] {
  const lately = alerts.filter(({ atMs }) => nowMs - atMs <= refusedWithinMs)
  const refused = lately.flatMap((alert) => (alert.kind === 'refused' && !expected.has(alert.code) ? [alert.code] : []))
  const [last] = refused
  if (last === undefined || limits.has(last) || refused.length < refusedMin) return []
  const text = '{count} signals were refused in ten minutes. The last one: {sentence}'
  const { sentence } = refusalCatalogue[last]
  return [{ key: 'refused', kind: 'refused', notice: { text, slots: { count: refused.length, sentence } } }]
}

function limitOf({ today, trading }: Watched, nowMs: number): News[] {
  const code = codeOf(today, trading)
  if (code === null) return []
  const { sentence, fix } = refusalCatalogue[code]
  const notice = { text: '{sentence} {fix}', slots: { sentence, fix } } as const
  return [{ key: `limit ${code} ${tradingDayOf(nowMs)}`, kind: 'limit', notice }]
}

function codeOf(today: Watched['today'], trading: Watched['trading']): RefusalCode | null {
  if (today.exhausted !== null) return today.exhausted === 'elsewhere' ? 'trades_elsewhere' : 'daily_limit'
  return trading.kind === 'running' && trading.refusal !== null && limits.has(trading.refusal) ? trading.refusal : null
}

function updateOf({ update: { newest } }: Watched): News[] {
  if (newest.kind !== 'ready') return []
  const { version } = newest
  const text = 'Version {version} is ready. Install it under Settings, Version, when nothing is traded.'
  return [{ key: `update ${version}`, kind: 'update', notice: { text, slots: { version } } }]
}
