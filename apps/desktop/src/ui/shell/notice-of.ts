import type { WindowBrokerAccount } from '@stratomate/contracts/desktop-window/brokers'
import type { WindowChart, WindowService, WindowState, WindowToday } from '@stratomate/contracts/desktop-window/state'
import { limitFromWire } from '@stratomate/domain'
import { awayText } from '@stratomate/domain/trading/away-text'
import { formatClock, formatDayTime, formatShortClock, formatWait } from '../shown/format.ts'
import { refusalMessage, asSentence } from '../shown/refusal-message.ts'
import type { TabName } from './tab-bar.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

export type NoticeTone = 'problem' | 'stopped' | 'limit' | 'live'
export type Notice = { tone: NoticeTone; words: string; detail?: string; tab?: TabName; asks?: 'confirm_journal' }

type NoticeAccount = Pick<WindowBrokerAccount, 'name' | 'isOn' | 'isConnected' | 'switchedOff'>

/** What a notice depends on. */
export type NoticeSource = Pick<WindowState, 'firstRun' | 'trading' | 'terminal' | 'journalLoss' | 'service'> & {
  plan: object | null
  accounts: readonly NoticeAccount[]
  today: Pick<WindowToday, 'exhausted' | 'resetsAtMs'>
  charts: readonly Pick<WindowChart, 'standing' | 'isConnected'>[]
  outside: { sources: readonly { isOn: boolean }[] }
}

/** Shown instead of everything else when the app no longer answers. */
export function silentNotice(sinceMs: number): Notice {
  return {
    tone: 'problem',
    words: t('The app has not answered since {time}.', { time: formatClock(sinceMs) }),
    detail: t('What you see is from then. If it has ended, start it again.'),
  }
}

/** Whether trading runs, and if nothing can be traded why: the most important reason. Null during the first run. */
export function noticeOf(state: NoticeSource, nowMs: number): Notice | null {
  const { trading, firstRun, journalLoss } = state
  if (journalLoss !== null) {
    const detail = t("{loss} Compare today's trades with your broker. Trading waits until you confirm.", {
      loss: saidInLanguage(journalLoss),
    })
    return { tone: 'problem', words: t('Trading is stopped.'), detail, asks: 'confirm_journal' }
  }
  if (firstRun !== 'done') return null
  if (trading.kind === 'stopped')
    return { tone: 'stopped', words: t('Trading is stopped.'), detail: reasonText(trading) }
  const live: Notice = {
    tone: 'live',
    words: t('Trading runs.'),
    detail: t('Signals of your favorites become trades.'),
  }
  return hindranceOf(state, nowMs) ?? partlyAway(state) ?? awayNotice(state.service) ?? live
}

/**
 * Trading may continue without the service for a while: since when it is unreachable, and until when. Null while it
 * answers.
 */
function awayNotice({ awaySinceMs, left, untilMs }: WindowService): Notice | null {
  if (awaySinceMs === null) return null
  const words = t('The service has not answered since {time}.', { time: formatClock(awaySinceMs) })
  return {
    tone: 'limit',
    words,
    detail: saidInLanguage(awayText({ left: limitFromWire(left), untilMs }, formatDayTime)),
  }
}

/** One of several accounts gets no orders, but the others do. */
function partlyAway(state: Pick<NoticeSource, 'accounts'>): Notice | null {
  const away = accountsOn(state).find(isAway)
  return away === undefined ? null : accountNotice(away, t('Its charts wait; those of other accounts are traded.'))
}

function accountsOn({ accounts }: Pick<NoticeSource, 'accounts'>): NoticeAccount[] {
  return accounts.filter(({ isOn }) => isOn)
}

function isAway({ isConnected, switchedOff }: NoticeAccount): boolean {
  return !isConnected || switchedOff !== null
}

function accountNotice({ name, switchedOff }: NoticeAccount, detail: string): Notice {
  return switchedOff === null
    ? { tone: 'problem', words: t('{name} is not connected.', { name: saidInLanguage(name) }), detail }
    : {
        tone: 'problem',
        words: t('{name} is switched off for now.', { name: saidInLanguage(name) }),
        detail: asSentence(switchedOff),
      }
}

/** Why no signal would become a trade although trading is switched on; null when one would. */
export function hindranceOf(state: NoticeSource, nowMs: number): Notice | null {
  const { plan, trading, terminal, today } = state
  if (plan === null) {
    const { sentence, fix } = refusalMessage('no_entitlement')
    return { tone: 'problem', words: sentence, detail: t('No trades are placed now. {fix}', { fix }) }
  }
  const accounts = accountsOn(state)
  const [first] = accounts.filter(isAway)
  if (first !== undefined && accounts.every(isAway)) return accountNotice(first, t('No trades are placed until it is.'))
  if (!terminal.isConnected) {
    return { tone: 'problem', words: t('MT5 disconnected.'), detail: t('No trades are placed until a chart is back.') }
  }
  if (today.exhausted === 'elsewhere') {
    const { sentence, fix } = refusalMessage('trades_elsewhere')
    return { tone: 'limit', words: sentence, detail: fix }
  }
  if (today.exhausted === 'used_up') {
    const wait = t('Trading resumes at {time}, in {wait}.', {
      time: formatShortClock(today.resetsAtMs),
      wait: formatWait(today.resetsAtMs - nowMs),
    })
    return { tone: 'limit', words: t('Trading is paused until the daily limit resets.'), detail: wait }
  }
  const noChart = chartNotice(state)
  if (noChart !== null) return noChart
  if (trading.kind === 'running' && trading.refusal !== null) {
    const { sentence, fix } = refusalMessage(trading.refusal)
    return { tone: 'limit', words: sentence, detail: t('No trades are placed now. {fix}', { fix }) }
  }
  return null
}

/** Why no chart is traded; null when one is, and while a source from outside may trade without any. */
function chartNotice({ charts, outside }: Pick<NoticeSource, 'charts' | 'outside'>): Notice | null {
  if (outside.sources.some(({ isOn }) => isOn)) return null
  if (!charts.some(({ standing }) => standing === 'favorite')) {
    return {
      tone: 'limit',
      words: t('No chart is a favorite.'),
      detail: t('Mark one with the star to trade it.'),
      tab: 'charts',
    }
  }
  if (!charts.some(({ standing, isConnected }) => standing === 'favorite' && isConnected)) {
    return {
      tone: 'limit',
      words: t('No chart of your favorites is open in MetaTrader 5.'),
      detail: t('Open one, or mark an open chart with the star.'),
      tab: 'charts',
    }
  }
  return null
}

function reasonText({ cause, reason }: { cause: string; reason: string }): string {
  if (cause === 'owner') return t('It was paused in the dashboard. Resume it there.')
  return asSentence(reason)
}
