import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { BrokerSetup } from './broker-setup.ts'
import { LiveConsent } from './live-consent.ts'

function newComputer(deviceId: string | null = 'device', locked: string | null = null) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'broker-setup-'))
  const notes = new Map<string, string>()
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const said: string[] = []
  const log = createLog(
    (line) => void said.push(line),
    () => 0,
  )
  const setup = new BrokerSetup({
    dataFolder,
    notes: store,
    log,
    running: { id: 'paper', account: 'paper' },
    consent: new LiveConsent(store),
    deviceId: () => deviceId,
    liveRefusal: () => locked,
    program: () => null,
    stop: new AbortController().signal,
  })
  const file = () => JSON.parse(readFileSync(join(dataFolder, 'broker.json'), 'utf8')) as unknown
  return { setup, dataFolder, notes, file, log, said }
}

const deriv = {
  broker: 'deriv',
  account: 'demo',
  hasAcceptedRisk: true,
  accountId: 'VRTC1',
  token: 'token-1234',
} as const

test('a real broker is chosen with its notice accepted and its token kept for the owner only', () => {
  const { setup, dataFolder, notes, file, log } = newComputer()
  expect(setup.view()).toMatchObject({ broker: 'paper', hasAccess: true, needsRestart: false })

  expect(setup.choose(deriv).ok).toBe(true)
  expect(file()).toEqual({ broker: 'deriv', account: 'demo', accountId: 'VRTC1' })
  expect(notes.get('broker_risk_deriv')).toMatch(/^\d{4}-/)
  expect(statSync(join(dataFolder, 'deriv-token')).mode & 0o777).toBe(0o600)
  expect(setup.view()).toMatchObject({ broker: 'deriv', accountId: 'VRTC1', hasAccess: true, needsRestart: true })
  expect(log.redact('token-1234')).toBe('[secret]')
})

test('real money needs the word, and without it nothing is written', () => {
  const { setup, notes } = newComputer()
  expect(setup.choose({ ...deriv, account: 'live' })).toEqual({
    ok: false,
    message: 'Type the word to choose real money.',
  })
  expect([setup.view().broker, notes.size]).toEqual(['paper', 0])

  expect(setup.choose({ ...deriv, account: 'live', typed: 'LIVE' }).ok).toBe(true)
  expect(setup.view().account).toBe('live')
})

test('nobody chooses a real broker before the sign-in', () => {
  const { setup } = newComputer(null)

  expect(setup.choose(deriv)).toEqual({ ok: false, message: 'Sign in first.' })
})

test('what a person wrote beside the choice stays while the broker is the same', () => {
  const { setup, dataFolder, file } = newComputer()
  const before = {
    broker: 'deriv',
    account: 'demo',
    accountId: 'OLD',
    symbols: { EURUSD: 'frxEURUSD' },
    appId: 'app-1',
  }
  writeFileSync(join(dataFolder, 'broker.json'), JSON.stringify(before))
  setup.choose(deriv)
  expect(file()).toEqual({ ...before, accountId: 'VRTC1' })

  setup.choose({ broker: 'pocket_option', account: 'demo', hasAcceptedRisk: true })
  expect(file()).toEqual({ broker: 'pocket_option', account: 'demo' })
  expect(setup.view().hasAccess).toBe(false)
})

test('without a browser the sign-in at the broker says so', () => {
  expect(newComputer().setup.capture('demo').message).toMatch(/^No Edge, Chrome or Chromium/)
})

test('where real money is locked it is not chosen, whatever was typed, and demo is', () => {
  const { setup, notes } = newComputer('device', 'It is locked for your account.')
  const refused = { ok: false, message: 'It is locked for your account.' }

  expect(setup.choose({ ...deriv, account: 'live', typed: 'LIVE' })).toEqual(refused)
  expect(setup.capture('live')).toEqual(refused)
  expect(notes.size).toBe(0)
  expect(setup.view().broker).toBe('paper')
  expect(setup.choose(deriv).ok).toBe(true)
})
