import { brand } from '@stratomate/brand'
import type { MailText } from '@stratomate/content/languages/mail-sentences'
import { say, typed, type Words } from '../say.ts'

/** Titles that are stored in English with a notification, which has no language. */
const storedTexts = [
  'Your {brand} trial has started',
  'Your {brand} trial ends tomorrow',
  'Your {brand} trial has ended',
  'Your {brand} payment failed',
  'Your {brand} subscription is cancelled',
  'Your {brand} subscription has ended',
  'We give back a second payment: {amount}',
  'Your post was hidden',
  'Your post is shown',
  'Your reply was hidden',
  'Your reply is shown',
  'A warning from the moderators',
  'You may not write until {until}',
  'You may write again',
  'Several people have reported this. It is hidden until a moderator has looked.',
] as const satisfies readonly MailText[]

const forms = storedTexts.map((text) => {
  const [before = '', name, after = ''] = text.replaceAll('{brand}', brand.name).split(/\{(\w+)\}/u)
  return { text, before, name, after }
})

/** The sentence that was stored, so that it is said in the language of its reader; another one stays as it is. */
export function wordsOfStored(stored: string): Words {
  for (const { text, before, name, after } of forms) {
    if (name === undefined && stored === before) return say(text)
    const isForm = name !== undefined && stored.startsWith(before) && stored.endsWith(after)
    if (isForm) return say(text, { [name]: stored.slice(before.length, stored.length - after.length) })
  }
  return typed(stored)
}
