import { mailTopics, type MailTopic } from '@stratomate/contracts/mail/values'
import type { NotificationKind } from '@stratomate/contracts/notifications/values'
import { expect, test } from 'vitest'
import { usualGroups, wayGroups, waysText, type WaySettings } from './notification-ways.ts'

/** All emails are on, but those named. */
function mailWithout(...off: MailTopic[]) {
  // Safe: exactly the topics of the table.
  const topics = Object.keys(mailTopics) as MailTopic[]
  // Safe: each topic has its value.
  return Object.fromEntries(topics.map((topic) => [topic, !off.includes(topic)])) as Record<MailTopic, boolean>
}

function telegramOf(...kinds: NotificationKind[]) {
  return { bot: 'bot', testAddress: null, linked: { name: 'Ann', since: '2026-11-21T00:00:00Z' }, kinds }
}

/** The words of the group that a kind is in. */
const wordsOf = (kind: NotificationKind, settings: WaySettings) =>
  wayGroups(settings).find(({ kinds }) => kinds.includes(kind))?.words

test.each([
  ['reply', 'also by email'],
  ['billing', 'also by email'],
  ['silent', 'also by email'],
  ['device', 'shown here only'],
  ['webhook', 'shown here only'],
] as const)('%s goes: %s', (kind, words) => {
  expect(wordsOf(kind, { mail: mailWithout(), telegram: null })).toBe(words)
})

test('an email that is switched off is not named, and one that always comes is', () => {
  const settings = { mail: mailWithout('replies', 'engine'), telegram: null }

  expect((['reply', 'proof', 'mention', 'moderation'] as const).map((kind) => wordsOf(kind, settings))).toEqual([
    'shown here only',
    'shown here only',
    'also by email',
    'also by email',
  ])
})

test('Telegram is named for the kinds that are sent there, once it is linked', () => {
  const settings = { mail: mailWithout(), telegram: telegramOf('reply', 'device') }
  const unlinked = { mail: mailWithout(), telegram: { ...telegramOf('reply'), linked: null } }

  expect(wordsOf('reply', settings)).toBe('also by email and Telegram')
  expect(wordsOf('device', settings)).toBe('also by Telegram')
  expect(wordsOf('mention', settings)).toBe('also by email')
  expect(wordsOf('reply', unlinked)).toBe('also by email')
})

test('one line says how many go which way', () => {
  expect(waysText(usualGroups)).toBe('10 also by email, 2 shown here only')
  expect(waysText(wayGroups({ mail: mailWithout(), telegram: telegramOf('reply', 'device') }))).toBe(
    '9 also by email, 1 also by email and Telegram, 1 also by Telegram, 1 shown here only',
  )
})
