import { dayMs } from '@stratomate/std/time'
import { refusalCatalogue, type RefusalCode } from '@stratomate/contracts/trading/refusals'
import {
  type NotificationFacts,
  type NotificationPhrase,
  type NotificationSlot,
  phraseNotification,
} from './phrase-notification.ts'

/** How long a notification is kept. */
export const notificationDays = 90

/** `moment` is an instant that the detail names in UTC, for readers whose local time nobody knows. */
export type NotificationText = {
  title: string
  detail: string | null
  moment?: { at: string; words: string }
  path: string
}

/** A notification in English words, and the page of the site that it leads to. */
export function describeNotification(facts: NotificationFacts): NotificationText {
  const { title, detail, path } = phraseNotification(facts)
  const text = { title: wordsOf(title), detail: detail === null ? null : wordsOf(detail), path }
  const at = detail === null ? null : instantOf(detail)
  return at === null ? text : { ...text, moment: { at, words: instantText(at) } }
}

function instantOf(phrase: NotificationPhrase): string | null {
  const slots = 'typed' in phrase ? [] : Object.values(phrase.slots)
  for (const slot of slots) if (typeof slot !== 'string' && 'at' in slot) return slot.at
  return null
}

function wordsOf(phrase: NotificationPhrase): string {
  if ('typed' in phrase) return phrase.typed
  return phrase.text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => slotText(phrase.slots[name] ?? ''))
}

function slotText(slot: NotificationSlot): string {
  if (typeof slot === 'string') return slot
  return 'at' in slot ? instantText(slot.at) : reasonText(slot.refusal)
}

function instantText(instant: string): string {
  return `at ${instant.slice(11, 16)} UTC on ${instant.slice(0, 10)}`
}

/** Stored notifications may come from a version with other codes. */
function reasonText(code: string): string {
  if (!isRefusalCode(code)) return code
  const { sentence, fix } = refusalCatalogue[code]
  return `${sentence} ${fix}`
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalCatalogue, code)
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
