import type { Conversation } from '@stratomate/contracts/support/conversations'
import { expect, test } from 'vitest'
import { withMessage, withRead } from './with-message.ts'

const message = (id: string) => ({
  id,
  side: 'team' as const,
  name: 'Ann',
  content: id,
  sentAt: '2026-11-21T12:00:00.000Z',
})
const chat = (...ids: string[]): Conversation => ({
  id: 'chat',
  state: 'open',
  name: 'Ann',
  email: 'ann@example.com',
  openedAt: '2026-11-21T12:00:00.000Z',
  messages: ids.map(message),
})
const idsOf = (one: Conversation | null) => one?.messages.map(({ id }) => id)

test('a message that is told twice stands once', () => {
  expect(idsOf(withMessage(withMessage(chat('1'), message('2')), message('2')))).toEqual(['1', '2'])
})

test('a message that came while the chat was read is not lost', () => {
  expect(idsOf(withRead(chat('1', '2', '3'), chat('1', '2')))).toEqual(['1', '2', '3'])
})

test('another chat takes the place of the one that is shown', () => {
  expect(withRead(chat('1'), { ...chat('2'), id: 'other' })).toEqual({ ...chat('2'), id: 'other' })
  expect(withRead(chat('1'), null)).toBeNull()
  expect(idsOf(withRead(null, chat('1')))).toEqual(['1'])
})
