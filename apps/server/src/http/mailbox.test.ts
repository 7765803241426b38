import { expect, test } from 'vitest'
import type { HttpDependencies } from './http-dependencies.ts'
import { mailboxFor, renderMails } from './mailbox.ts'

const mail = { to: 'ann@example.com', replyTo: null, subject: 'Hello', text: 'Hi', links: [], code: null }
const hostile = '<img src=x onerror=alert(1)>"\'&</pre><script>alert(1)</script>'

test('hostile texts are shown as texts', () => {
  const markup = renderMails([{ ...mail, to: hostile, subject: hostile, text: hostile, code: hostile }])

  expect(markup).not.toMatch(/<img|<script/u)
  expect(markup.match(/&#60;script&#62;/gu)).toHaveLength(4)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https:alert'])('%s is no link', (text) => {
  expect(renderMails([{ ...mail, text }])).not.toContain('<a ')
})

test('a link cannot leave its attribute', () => {
  const markup = renderMails([{ ...mail, text: 'open https://a.test/"onclick="alert(1) now' }])

  expect(markup).toContain('<a href="https://a.test/">')
  expect(markup).not.toContain('"onclick=')
})

test('a link keeps all its parameters', () => {
  const markup = renderMails([{ ...mail, text: 'open https://a.test/x?email=a%40b.c&code=1 now' }])

  expect(markup).toContain('<a href="https://a.test/x?email=a%40b.c&#38;code=1">')
})

test('an empty mailbox says what to do', () => {
  expect(renderMails([])).toContain('Sign up, and the first one appears here.')
})

// Safe: only whether there are simulators is read.
const simulators = {} as NonNullable<HttpDependencies['simulators']>
const here = { headers: { host: 'localhost:5810' }, socket: { remoteAddress: '127.0.0.1' } }

test('who waits for a code on the computer of a test installation is told where its mails are', () => {
  expect(mailboxFor(here, { simulators, mailDelivery: 'kept' })).toBe('/dev/mailbox')
})

test.each([
  { where: 'in production', caller: here, simulators: null, mailDelivery: 'kept' },
  { where: 'where mails are sent', caller: here, simulators, mailDelivery: 'smtp' },
  {
    where: 'on another computer',
    caller: { ...here, socket: { remoteAddress: '192.0.2.7' } },
    simulators,
    mailDelivery: 'kept',
  },
] as const)('there is no mailbox $where', ({ caller, ...installation }) => {
  expect(mailboxFor(caller, installation)).toBeNull()
})
