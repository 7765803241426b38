import { homedir, hostname } from 'node:os'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { expect, test } from 'vitest'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { supportBundle } from './support-bundle.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)
const secrets = ['refresh-0123456789', 'pat_abcdefghij', 'session;with"quotes"', 'ABCD-EFGH-JKMN-PQRS']
const people = ['CR1234567', 'ann@example.com', hostname(), homedir()]

// Safe: the bundle reads only these parts of the state, and each contains something that it must not reveal.
const state = {
  version: '1.0.0',
  computerName: hostname(),
  signIn: { kind: 'waiting', page: 'https://example.com/device', code: 'ABCD-EFGH', problem: 'ann@example.com' },
  plan: null,
  terminal: { isConnected: false, charts: 0 },
  broker: { id: 'deriv', name: 'Deriv', account: 'live', isConnected: true, balanceCents: 123_456 },
  brokerSetup: { broker: 'deriv', accountId: 'CR1234567', message: 'pat_abcdefghij' },
  trading: { kind: 'stopped', cause: 'person', reason: `The token pat_abcdefghij in ${homedir()} is not valid` },
  openTrades: [{ id: 'a trade of the person' }],
  settings: { stakeCents: 1_000, folder: homedir() },
} as WindowState

function bundle(): string {
  const log = createLog(
    () => {},
    () => nowMs,
  )
  for (const secret of secrets) log.warn('A line from before the secret was known', { secret })
  for (const secret of secrets) log.keepSecret(secret)
  for (const secret of secrets) log.info(`Signed in with ${secret} on ${hostname()}.`)
  const finding = { id: 'broker', state: 'problem', title: `Refused: ${secrets[1]}`, advice: 'Sign in.' } as const
  const findings = [{ ...finding, link: null, section: null }]
  return supportBundle({ state, findings, lines: log.lastLines(), nowMs, redact: log.redact })
}

test('what support gets holds the versions, the findings and the log', () => {
  const text = bundle()

  for (const part of ['"version": "1.0.0"', 'problem broker', '2026-11-18T12:00:00.000Z', 'Signed in with [secret]'])
    expect(text).toContain(part)
})

test.each([...secrets, ...people, '123456', 'a trade of the person', 'ABCD-EFGH'])('it never holds %s', (secret) => {
  const text = bundle()

  expect(text).not.toContain(secret)
  expect(text).not.toContain(JSON.stringify(secret).slice(1, -1))
})
