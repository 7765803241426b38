import { expect, test } from 'vitest'
import { normaliseEmail } from './trial.ts'

test.each([
  ['Ann.Lee+trial@Gmail.com', 'annlee@gmail.com'],
  ['annlee@googlemail.com', 'annlee@gmail.com'],
  ['ann.lee+2@example.com', 'ann.lee@example.com'],
  ['  ANN@EXAMPLE.COM ', 'ann@example.com'],
  ['+only@example.com', '+only@example.com'],
  ['a@b', 'a@b'],
])('%s is the mailbox %s', (written, mailbox) => {
  expect(normaliseEmail(written)).toBe(mailbox)
})

test.each(['', 'ann', '@example.com', 'ann@'])('%j is no email address', (text) => {
  expect(() => normaliseEmail(text)).toThrow('Not an email address.')
})
