import { dayMs } from '@stratomate/std/time'
import { dayEndMs } from '../trading/trading-day.ts'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'

/** How long a notification is kept. */
export const notificationDays = 90

const excerptMax = 140

/** What a notification knows; `text` is what somebody wrote, as far as it may be read now. */
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

/** `moment` is an instant that the detail names in UTC, for readers whose local time nobody knows. */
export type NotificationText = {
  title: string
  detail: string | null
  moment?: { at: string; words: string }
  path: string
}

/** A notification in words, and the page of the site that it leads to. */
export function describeNotification(facts: NotificationFacts): NotificationText {
  switch (facts.kind) {
    case 'reply':
      return {
        title: `${facts.actor} replied to your post`,
        detail: excerptOf(facts.text),
        path: postPath(facts.postId),
      }
    case 'mention':
      return { title: `${facts.actor} mentioned you`, detail: excerptOf(facts.text), path: postPath(facts.postId) }
    case 'answer':
      return { title: 'The support team has answered you', detail: null, path: '/support' }
    case 'billing':
      return { title: facts.what, detail: null, path: '/account?tab=billing' }
    case 'limit':
      return {
        title: 'You’ve used all of today’s trades',
        ...limitTexts(facts.day),
        path: '/dashboard',
      }
    case 'device':
      return {
        title: 'A computer was added to your account',
        detail: `${excerptOf(facts.computer)}. If that was not you, remove it.`,
        path: '/account?tab=devices',
      }
    case 'moderation':
      return {
        title: facts.what,
        detail: `Reason: ${facts.reason}`,
        path: facts.postId === '' ? '/support' : postPath(facts.postId),
      }
    case 'webhook':
      return {
        title: 'A webhook was switched off',
        detail: `${excerptOf(facts.host)} took none of the last deliveries. Repair it, then switch the webhook on.`,
        path: '/account?tab=security',
      }
    case 'proof':
      return describeProof(facts)
    case 'silent':
    case 'refusals':
    case 'stop':
      return describeEngine(facts)
    default:
      return facts satisfies never
  }
}

/** `chart` is symbol, timeframe in seconds and indicator, as JSON; a source from outside is no chart, and has no symbol. */
function describeProof({ chart, state, isStopped }: Extract<NotificationFacts, { kind: 'proof' }>): NotificationText {
  const [symbol = '', timeframeS = 0, indicatorId = ''] = readChart(chart)
  const isSource = symbol === ''
  const name = isSource ? indicatorId : `${symbol}, ${timeframeS} s, ${indicatorId}`
  const short = isSource ? excerptOf(indicatorId) : symbol
  const path = '/dashboard?view=statistics'
  if (state !== 'broken') {
    return {
      title: `The results of ${short} weaken`,
      detail: `${excerptOf(name)}: its last trades do worse than what it had shown. That may still be luck.`,
      path,
    }
  }
  const stopped = isStopped === 'yes' ? 'It is being taken off the favorites, as you have chosen.' : 'It still trades.'
  return {
    title: `The results of ${short} have broken`,
    detail: `${excerptOf(name)}: luck alone does not explain how much worse it does. ${stopped}`,
    path,
  }
}

function readChart(chart: string): [string?, number?, string?] {
  const parts: unknown = JSON.parse(chart)
  if (!Array.isArray(parts)) return []
  const [symbol, timeframeS, indicatorId] = parts.map(String)
  return [symbol ?? '', Number(timeframeS), indicatorId ?? '']
}

type EngineFacts = Extract<NotificationFacts, { kind: 'silent' | 'refusals' | 'stop' }>

function describeEngine(facts: EngineFacts): NotificationText {
  const computer = excerptOf(facts.computer)
  switch (facts.kind) {
    case 'silent':
      return {
        title: `${computer} has gone offline`,
        detail: `It was trading. The last contact was ${instantText(facts.heardAt)}. It may be asleep, off or without internet. Open trades end at the broker as usual.`,
        moment: momentOf(facts.heardAt),
        path: '/dashboard',
      }
    case 'refusals':
      return {
        title: `Many signals are refused on ${computer}`,
        detail: `${facts.refused} of ${facts.signals} signals within an hour. Most common reason: ${reasonText(facts.code)}`,
        path: '/dashboard?activity=alerts',
      }
    case 'stop':
      return {
        title: `A limit of your own has stopped trading on ${computer}`,
        detail: reasonText(facts.code),
        path: '/dashboard',
      }
    default:
      return facts satisfies never
  }
}

/** Rows of earlier releases may name no day. */
function limitTexts(day: string): Pick<NotificationText, 'detail' | 'moment'> {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return { detail: 'Trading resumes after the next-day reset.' }
  const at = new Date(dayEndMs(day)).toISOString()
  return { detail: `Trading is paused and resumes ${instantText(at)}.`, moment: momentOf(at) }
}

function momentOf(at: string): { at: string; words: string } {
  return { at, words: instantText(at) }
}

function instantText(instant: string): string {
  return `at ${instant.slice(11, 16)} UTC on ${instant.slice(0, 10)}`
}

/** What is stored may be of a version that knew other codes. */
function reasonText(code: string): string {
  if (!isRefusalCode(code)) return code
  const { sentence, fix } = refusalCatalogue[code]
  return `${sentence} ${fix}`
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalCatalogue, code)
}

/** The beginning of a text on one line, without a cut letter. */
function excerptOf(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/gu, ' ').trim())
  return letters.length <= excerptMax
    ? letters.join('')
    : `${letters
        .slice(0, excerptMax - 1)
        .join('')
        .trimEnd()}…`
}

function postPath(id: string): string {
  return `/community/${id}`
}

/**
 * The period that a digest at this instant is for, named by the UTC day of its 08:00: every day, or the Monday of the
 * week. Two instants of one period have one name, so a period is mailed once.
 */
export function digestPeriod(rhythm: 'daily' | 'weekly', now: Date): string {
  const shifted = new Date(now.getTime() - digestHour * 3_600_000)
  const sinceMonday = (shifted.getUTCDay() + 6) % 7
  const days = rhythm === 'daily' ? 0 : sinceMonday
  return new Date(shifted.getTime() - days * dayMs).toISOString().slice(0, 10)
}

/** Digests go out from this hour of the UTC day on. */
export const digestHour = 8
