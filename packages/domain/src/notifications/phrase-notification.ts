import { timeframeName } from '../trading/trade-names.ts'
import { dayEndMs } from '../trading/trading-day.ts'

const excerptMax = 140

/** The data of a notification; `text` is what somebody wrote, as far as it may be shown now. */
export type NotificationFacts =
  | { kind: 'reply' | 'mention'; actor: string; postId: string; text: string }
  | { kind: 'answer' }
  | { kind: 'billing'; what: string }
  | { kind: 'limit'; day: string }
  | { kind: 'device'; computer: string }
  | { kind: 'moderation'; what: string; reason: string; postId: string }
  | { kind: 'silent'; computer: string; heardAt: string }
  | { kind: 'refusals'; computer: string; refused: string; signals: string; code: string }
  | { kind: 'stop'; computer: string; code: string }
  | { kind: 'webhook'; host: string }
  | { kind: 'proof'; chart: string; state: string; isStopped: string }

/** The sentences of notifications; `{name}` is a slot. */
const sentences = {
  replied: '{actor} replied to your post',
  mentioned: '{actor} mentioned you',
  answered: 'The support team has answered you',
  limit: 'You’ve used all of today’s trades',
  limitUntil: 'Trading is paused and resumes {when}.',
  limitDetail: 'Trading resumes after the next-day reset.',
  device: '{computer} can now trade with your account',
  deviceDetail: 'If that was not you, remove it.',
  reason: 'Reason: {reason}',
  webhook: 'The webhook to {host} was switched off',
  webhookDetail: 'It took none of the last deliveries. Repair it, then switch the webhook on.',
  weakens: 'The results of {symbol} weaken',
  weakensDetail: '{chart}: its last trades do worse than what it had shown. That may still be luck.',
  broken: 'The results of {symbol} have broken',
  stopped:
    '{chart}: luck alone does not explain how much worse it does. It is being taken off the favorites, as you have chosen.',
  trades: '{chart}: luck alone does not explain how much worse it does. It still trades.',
  silent: '{computer} has gone offline',
  silentDetail:
    'It was trading. The last contact was {when}. It may be asleep, off or without internet. Open trades end at the broker as usual.',
  refusals: 'Many signals are refused on {computer}',
  refusalsDetail: '{refused} of {signals} signals within an hour. Most common reason: {refusal}',
  stop: 'A limit of your own has stopped trading on {computer}',
  stopDetail: '{refusal}',
} as const

export type NotificationSentence = (typeof sentences)[keyof typeof sentences]

/** What fills a slot: words, an instant, or the code of a refusal. */
export type NotificationSlot = string | { at: string } | { refusal: string }

/** A sentence with its slots, or a text that somebody wrote, which no language changes. */
export type NotificationPhrase =
  | { text: NotificationSentence; slots: Readonly<Record<string, NotificationSlot>> }
  | { typed: string }

/** A notification that is not in a language yet, and the page of the site that it leads to. */
export type NotificationPhrases = { title: NotificationPhrase; detail: NotificationPhrase | null; path: string }

/** What a notification says, in sentences that every language has. */
export function phraseNotification(facts: NotificationFacts): NotificationPhrases {
  switch (facts.kind) {
    case 'reply':
    case 'mention':
      return {
        title: phrase(facts.kind === 'reply' ? 'replied' : 'mentioned', { actor: facts.actor }),
        detail: { typed: excerptOf(facts.text) },
        path: postPath(facts.postId),
      }
    case 'answer':
      return { title: phrase('answered'), detail: null, path: '/support' }
    case 'billing':
      return { title: { typed: facts.what }, detail: null, path: '/account?tab=billing' }
    case 'limit':
      return { title: phrase('limit'), detail: limitDetail(facts.day), path: '/dashboard' }
    case 'device':
      return {
        title: phrase('device', { computer: excerptOf(facts.computer) }),
        detail: phrase('deviceDetail'),
        path: '/account?tab=devices',
      }
    case 'moderation':
      return {
        title: { typed: facts.what },
        detail: phrase('reason', { reason: facts.reason }),
        path: facts.postId === '' ? '/support' : postPath(facts.postId),
      }
    case 'webhook':
      return {
        title: phrase('webhook', { host: excerptOf(facts.host) }),
        detail: phrase('webhookDetail'),
        path: '/account?tab=security',
      }
    case 'proof':
      return phraseProof(facts)
    case 'silent':
    case 'refusals':
    case 'stop':
      return phraseEngine(facts)
    default:
      return facts satisfies never
  }
}

function phrase(
  name: keyof typeof sentences,
  slots: Readonly<Record<string, NotificationSlot>> = {},
): NotificationPhrase {
  return { text: sentences[name], slots }
}

/**
 * `chart` is symbol, timeframe in seconds and indicator, as JSON; a source from outside is not a chart and has no
 * symbol.
 */
function phraseProof({ chart, state, isStopped }: Extract<NotificationFacts, { kind: 'proof' }>): NotificationPhrases {
  const [named = '', timeframeS = 0, indicatorId = ''] = readChart(chart)
  const isSource = named === ''
  const name = excerptOf(isSource ? indicatorId : `${named} ${timeframeName(timeframeS)}, ${indicatorId}`)
  const symbol = isSource ? name : named
  const path = '/dashboard?view=statistics'
  return state === 'broken'
    ? {
        title: phrase('broken', { symbol }),
        detail: phrase(isStopped === 'yes' ? 'stopped' : 'trades', { chart: name }),
        path,
      }
    : { title: phrase('weakens', { symbol }), detail: phrase('weakensDetail', { chart: name }), path }
}

function readChart(chart: string): [string?, number?, string?] {
  const parts: unknown = JSON.parse(chart)
  if (!Array.isArray(parts)) return []
  const [symbol, timeframeS, indicatorId] = parts.map(String)
  return [symbol ?? '', Number(timeframeS), indicatorId ?? '']
}

type EngineFacts = Extract<NotificationFacts, { kind: 'silent' | 'refusals' | 'stop' }>

function phraseEngine(facts: EngineFacts): NotificationPhrases {
  const computer = excerptOf(facts.computer)
  switch (facts.kind) {
    case 'silent':
      return {
        title: phrase('silent', { computer }),
        detail: phrase('silentDetail', { when: { at: facts.heardAt } }),
        path: '/dashboard',
      }
    case 'refusals': {
      const { refused, signals, code } = facts
      return {
        title: phrase('refusals', { computer }),
        detail: phrase('refusalsDetail', { refused, signals, refusal: { refusal: code } }),
        path: '/dashboard?activity=alerts',
      }
    }
    case 'stop':
      return {
        title: phrase('stop', { computer }),
        detail: phrase('stopDetail', { refusal: { refusal: facts.code } }),
        path: '/dashboard',
      }
    default:
      return facts satisfies never
  }
}

/** Rows of earlier releases may name no day. */
function limitDetail(day: string): NotificationPhrase {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return phrase('limitDetail')
  return phrase('limitUntil', { when: { at: new Date(dayEndMs(day)).toISOString() } })
}

/** The beginning of a text on one line, without a cut letter, and without a cut word where it is not a very long one. */
function excerptOf(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/gu, ' ').trim())
  if (letters.length <= excerptMax) return letters.join('')
  const beginning = letters.slice(0, excerptMax - 1).join('')
  const isWordWhole = letters[excerptMax - 1] === ' '
  return `${(isWordWhole ? beginning : beginning.replace(/ \S{0,20}$/u, '')).trimEnd()}…`
}

function postPath(id: string): string {
  return `/community/${id}`
}
