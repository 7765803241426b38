import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { startPocketSimulator } from '@stratomate/simulators/pocket-option/pocket-simulator'
import { expect, test } from 'vitest'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { writeSession } from '#desktop/adapters/brokers/pocket-option/session-file.ts'
import type { BrokerEvent } from '@stratomate/engine/ports'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import type { BrokerChoice } from './broker-choice.ts'
import { acceptBrokerRisk } from './broker-consent.ts'
import { createBroker } from './create-broker.ts'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { until } from '#desktop/testing/desktop-process.ts'

function newFixture(choice: BrokerChoice, { isLiveConfirmed = false }: { isLiveConfirmed?: boolean } = {}) {
  const notes = new Map<string, string>()
  const lines: string[] = []
  const events: BrokerEvent[] = []
  const dataFolder = mkdtempSync(join(tmpdir(), 'broker-'))
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const broker = createBroker({
    choice,
    dataFolder,
    paperLatencyMs: 0,
    log: createLog((line) => void lines.push(line), Date.now),
    now: Date.now,
    trading: () => tradingDefaults,
    notes: store,
    isLiveConfirmed: () => isLiveConfirmed,
    symbols: () => ({}),
    onEvent: (event) => void events.push(event),
  })
  return { broker, dataFolder, lines, events, store }
}

const derivChoice = { broker: 'deriv', account: 'demo', accountId: 'DOT1', appId: null, symbols: {} } as const

test.each([
  [derivChoice, 'risk notice'],
  [{ broker: 'pocket_option', account: 'demo', symbols: {} } as const, 'risk notice'],
])('a real broker is not connected before its risk notice was accepted', async (choice, words) => {
  const { broker, events } = newFixture(choice)
  broker.start()

  expect(events).toMatchObject([{ kind: 'disconnected', reason: expect.stringContaining(words) as string }])
  expect(broker.isConnected()).toBe(false)
  await broker.close()
})

test('a live account also needs its confirmation; then the missing token is asked for', async () => {
  const live = { ...derivChoice, account: 'live' } as const
  const unconfirmed = newFixture(live)
  acceptBrokerRisk(unconfirmed.store, 'deriv')
  unconfirmed.broker.start()
  const confirmed = newFixture(live, { isLiveConfirmed: true })
  acceptBrokerRisk(confirmed.store, 'deriv')
  confirmed.broker.start()
  await until('the token is asked for', () => confirmed.events.length > 0)

  expect(unconfirmed.events).toMatchObject([{ reason: expect.stringContaining('real money') as string }])
  expect(confirmed.events).toMatchObject([{ reason: expect.stringContaining('no token') as string }])
  expect(confirmed.broker.account).toBe('live')
  await unconfirmed.broker.close()
  await confirmed.broker.close()
})

test('the risk notice of one broker says nothing about another', async () => {
  const { broker, events, store } = newFixture(derivChoice)
  acceptBrokerRisk(store, 'pocket_option')
  broker.start()

  expect(events).toMatchObject([{ reason: expect.stringContaining('risk notice') as string }])
  await broker.close()
})

test('with a token and a simulator Deriv connects, and the token is in no line', async () => {
  const simulator = await startDerivSimulator()
  const { accountId, token } = derivSimulatorDefaults
  const choice = { ...derivChoice, accountId, simulator: simulator.origin }
  const { broker, dataFolder, lines } = newFixture(choice)
  writeToken(join(dataFolder, 'deriv-token'), token)
  broker.start()
  await until('it connects', () => broker.isConnected())

  expect(broker.balanceCents()).toBe(1_000_000)
  expect(lines.join('\n')).toContain('no order is real')
  expect(lines.join('\n')).not.toContain(token)
  expect(statSync(join(dataFolder, 'deriv-token')).mode & 0o777).toBe(0o600)
  await broker.close()
  await simulator.close()
})

test('a session of a simulator is never used for the real broker', async () => {
  const simulator = await startPocketSimulator()
  const { broker, dataFolder, events, store } = newFixture({ broker: 'pocket_option', account: 'demo', symbols: {} })
  acceptBrokerRisk(store, 'pocket_option')
  const { socketUrl, origin } = simulator
  const session = { socketUrl, origin, userAgent: 'tests', auth: simulator.newAuth() }
  writeSession(join(dataFolder, 'pocket-option-demo.session'), session)
  broker.start()
  await until('it asks for a sign-in', () => events.length > 0)

  expect(events).toMatchObject([{ reason: expect.stringContaining('no session') as string }])
  expect(readdirSync(dataFolder)).toContain('orders-pocket_option-demo.db')
  await broker.close()
  await simulator.close()
})
