import { mailTopics, type MailTopic } from '@stratomate/contracts/mail/values'
import type { NotificationKind } from '@stratomate/contracts/notifications/values'
import { expect, test } from 'vitest'
import { waysText } from './notification-kinds.tsx'

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

test.each([
  ['reply', 'Email'],
  ['billing', 'Email'],
  ['silent', 'Email'],
  ['device', 'Here only'],
  ['webhook', 'Here only'],
] as const)('%s also goes to: %s', (kind, text) => {
  expect(waysText(kind, { mail: mailWithout(), telegram: null })).toBe(text)
})

test('an email that is switched off is not named, and one that always comes is', () => {
  const ways = { mail: mailWithout('replies', 'engine'), telegram: null }

  expect((['reply', 'proof', 'mention', 'moderation'] as const).map((kind) => waysText(kind, ways))).toEqual([
    'Here only',
    'Here only',
    'Email',
    'Email',
  ])
})

test('Telegram is named for the kinds that are sent there, once it is linked', () => {
  const ways = { mail: mailWithout(), telegram: telegramOf('reply', 'device') }
  const unlinked = { mail: mailWithout(), telegram: { ...telegramOf('reply'), linked: null } }

  expect(waysText('reply', ways)).toBe('Email, Telegram')
  expect(waysText('device', ways)).toBe('Telegram')
  expect(waysText('mention', ways)).toBe('Email')
  expect(waysText('reply', unlinked)).toBe('Email')
})
