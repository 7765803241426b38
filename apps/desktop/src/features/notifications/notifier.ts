import { noticeIn } from '@stratomate/content/languages/windows-notices'
import type { Language } from '@stratomate/contracts/site/languages'
import type { WindowNotification, WindowState } from '@stratomate/contracts/desktop-window/state'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { keepNotifications, NotificationWatch, type WatchedChart } from './notification-watch.ts'

export type NotifierDependencies = {
  readState: () => WindowState
  charts: Pick<ChartRegistry, 'connected' | 'lastBarS'>
  /** Lets the system show it; false when the system shows none now. */
  sendNews: (words: string) => boolean
  isWanted: () => boolean
  /** That of the window; the log is English. */
  language: () => Language
  log: { info(words: string, fields: { text: string }): void }
  now: () => number
}

/** Rarer than trades change, because each check reads the whole state. */
const lookEveryMs = 5_000

/** Checks the app every five seconds, and notifies the person by the system, or else in the window. */
export class Notifier {
  readonly #dependencies: NotifierDependencies
  readonly #watch = new NotificationWatch()
  #shown: WindowNotification[] = []
  #lookedAtMs = Number.NEGATIVE_INFINITY

  constructor(dependencies: NotifierDependencies) {
    this.#dependencies = dependencies
  }

  /** The newest ones, oldest first. */
  view(): readonly WindowNotification[] {
    return this.#shown
  }

  look(): void {
    const { readState, charts, sendNews, isWanted, language, log, now } = this.#dependencies
    const nowMs = now()
    if (nowMs - this.#lookedAtMs < lookEveryMs) return
    this.#lookedAtMs = nowMs
    const state = readState()
    const watched = { ...state, charts: watchedCharts(state, charts) }
    const news = this.#watch.look(watched, nowMs).filter(() => isWanted())
    for (const { text } of news) log.info('Notified.', { text })
    this.#shown = keepNotifications(
      this.#shown,
      news.map(({ notice, ...one }) => ({
        ...one,
        place: sendNews(noticeIn(language(), notice)) ? 'system' : 'window',
      })),
    )
  }
}

function watchedCharts(state: WindowState, charts: NotifierDependencies['charts']): WatchedChart[] {
  return charts.connected().flatMap((chart) => {
    const row = state.charts.find(({ key }) => key === chart.key)
    if (row === undefined) return []
    const isMarketClosed = row.offer.kind === 'refused' && row.offer.code === 'market_closed'
    return [{ ...row, lastBarS: charts.lastBarS(chart), isMarketClosed }]
  })
}
