import type { MailText } from '@stratomate/content/languages/mail-sentences'
import type { NotificationPhrase } from '@stratomate/domain'

/**
 * A text that is written in the language of its reader: a sentence that every language has, or something that a person
 * typed.
 */
export type Words = Said | Typed
export type Said = { say: MailText; slots: Slots }
export type Typed = { typed: string }

/** What replaces `{name}`; `{brand}` and `{team}` (its address) need no slot. */
export type Slots = Readonly<Record<string, Slot>>
export type Slot =
  | string
  | number
  | Words
  /** An instant, shown in the time zone of the reader, or in that of the books. */
  | { moment: Date }
  | { booked: Date }
  | { usdCents: number }
  /** A page of this site, in the language of the reader where it has that page. */
  | { page: string }
  /** The code of a refusal: why, and what helps. */
  | { refusal: string }

/** Words, or the lines of one paragraph. */
export type Paragraph = Words | readonly Words[]

/** A sentence of a mail, by its English words; only sentences that every language has are accepted. */
export function say(text: MailText, slots: Slots = {}): Said {
  return { say: text, slots }
}

/** What is the same in every language: a name, a code, a text that a person wrote. */
export function typed(text: string): Typed {
  return { typed: text }
}

/** A phrase of a notification as words of a mail. */
export function sayPhrase(phrase: NotificationPhrase): Words {
  if ('typed' in phrase) return phrase
  const slots = Object.entries(phrase.slots).map(([name, slot]): [string, Slot] => [
    name,
    typeof slot === 'object' && 'at' in slot ? say('on {moment}', { moment: { moment: new Date(slot.at) } }) : slot,
  ])
  return say(phrase.text, Object.fromEntries(slots))
}

/** Whether a text names an instant, so that the reader's time zone is needed. */
export function hasMoment(words: Paragraph | Slot): boolean {
  if (typeof words !== 'object') return false
  if ('length' in words) return words.some(hasMoment)
  if ('say' in words) return Object.values(words.slots).some(hasMoment)
  return 'moment' in words
}
