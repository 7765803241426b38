import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { strictDisk } from '#desktop/platform/files/disk-fault.ts'
import { BrokerSetup } from './broker-setup.ts'
import { LiveConsent } from './live-consent.ts'

function newComputer(
  deviceId: string | null = 'device',
  locked: string | null = null,
  ownerAppId: string | null = null,
) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'broker-setup-'))
  const notes = new Map<string, string>()
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const said: string[] = []
  const changes: string[] = []
  const computer = {
    isStopped: true,
    obstacle: null as string | null,
    openPage: (_url: string) => true,
    ownerAppId,
    /** The result of a change to this broker. */
    change: (name: string): Promise<void> => (name === '' ? Promise.reject(new Error('no broker')) : Promise.resolve()),
  }
  const log = createLog(
    (line) => void said.push(line),
    () => 0,
  )
  const consent = new LiveConsent(store)
  const setup = new BrokerSetup({
    dataFolder,
    disk: strictDisk,
    notes: store,
    log,
    brokers: {
      change(choice, write) {
        write()
        changes.push(choice.broker)
        return computer.change(choice.broker)
      },
      obstacle: () => computer.obstacle,
      accounts: () => [],
      switchOn(choice, write) {
        write()
        changes.push(`on ${choice.broker}`)
        return Promise.resolve()
      },
      switchOff(key, write) {
        write()
        changes.push(`off ${key}`)
      },
    },
    isStopped: () => computer.isStopped,
    consent,
    deviceId: () => deviceId,
    liveRefusal: () => locked,
    program: () => null,
    openPage: (url) => computer.openPage(url),
    ownerAppId: computer.ownerAppId,
    stop: new AbortController().signal,
  })
  const file = () => JSON.parse(readFileSync(join(dataFolder, 'broker.json'), 'utf8')) as unknown
  const kept = () => JSON.parse(readFileSync(join(dataFolder, 'accounts.json'), 'utf8')) as { accounts: unknown }
  return { setup, dataFolder, notes, file, kept, log, said, changes, computer, consent }
}

const deriv = {
  broker: 'deriv',
  account: 'demo',
  hasAcceptedRisk: true,
  accountId: 'VRTC1',
  token: 'token-1234',
} as const

test('a real broker is chosen at once, with its notice accepted and its token kept for the owner only', async () => {
  const { setup, dataFolder, notes, file, log, changes } = newComputer()
  expect(setup.view()).toMatchObject({ broker: 'paper', hasAccess: true })

  expect(await setup.choose(deriv)).toEqual({ ok: true, message: 'Saved. Orders go there from now on.' })
  expect(changes).toEqual(['deriv'])
  expect(file()).toEqual({ broker: 'deriv', account: 'demo', accountId: 'VRTC1' })
  expect(notes.get('broker_risk_deriv')).toMatch(/^\d{4}-/)
  expect(statSync(join(dataFolder, 'deriv-token')).mode & 0o777).toBe(0o600)
  expect(setup.view()).toMatchObject({ broker: 'deriv', accountId: 'VRTC1', hasAccess: true })
  expect(log.redact('token-1234')).toBe('[secret]')
})

test('real money needs the word, and without it nothing is written', async () => {
  const { setup, notes } = newComputer()
  expect(await setup.choose({ ...deriv, account: 'live' })).toEqual({
    ok: false,
    message: 'Type the word to choose real money.',
  })
  expect([setup.view().broker, notes.size]).toEqual(['paper', 0])

  expect((await setup.choose({ ...deriv, account: 'live', typed: 'LIVE' })).ok).toBe(true)
  expect(setup.view().account).toBe('live')
})

test('the word of the choice does not stand for that of the first start of the session', async () => {
  const { setup, consent } = newComputer()
  await setup.choose({ ...deriv, account: 'live', typed: 'LIVE' })

  expect(consent.isNeeded('device', 'deriv:live')).toBe(true)
  expect(consent.give('device', ['deriv:live'], 'LIVE')).toBe(true)
  expect(consent.isNeeded('device', 'deriv:live')).toBe(false)
})

test('while trading runs the choice is refused and nothing is written', async () => {
  const { setup, computer, notes, changes } = newComputer()
  computer.isStopped = false

  expect(await setup.choose(deriv)).toEqual({ ok: false, message: 'Stop trading first, then choose another broker.' })
  expect([changes, notes.size, setup.view().broker]).toEqual([[], 0, 'paper'])
})

test('an account whose place has open trades of another one is not chosen, and no token of it is kept', async () => {
  const { setup, computer, dataFolder, notes } = newComputer()
  computer.obstacle = 'Trades of the other account are open.'

  expect(await setup.choose(deriv)).toEqual({ ok: false, message: 'Trades of the other account are open.' })
  expect([existsSync(join(dataFolder, 'deriv-token')), notes.size]).toEqual([false, 0])
})

test('a second choice waits until the first one is made', async () => {
  const { setup, computer, changes } = newComputer()
  const opened = Promise.withResolvers<void>()
  computer.change = () => opened.promise
  const first = setup.choose(deriv)
  expect((await setup.choose({ broker: 'paper' })).message).toContain('is being changed')
  opened.resolve()

  expect((await first).ok).toBe(true)
  expect(changes).toEqual(['deriv'])
  expect((await setup.choose({ broker: 'paper' })).ok).toBe(true)
})

test('a broker that cannot be opened is said, and another one can be chosen', async () => {
  const { setup, computer } = newComputer()
  computer.change = (broker) => (broker === 'deriv' ? Promise.reject(new Error('disk full')) : Promise.resolve())

  expect(await setup.choose(deriv)).toEqual({ ok: false, message: 'The broker could not be changed (disk full).' })
  expect((await setup.choose({ broker: 'paper' })).ok).toBe(true)
})

test('nobody chooses a real broker before the sign-in', async () => {
  const { setup } = newComputer(null)

  expect(await setup.choose(deriv)).toEqual({ ok: false, message: 'Sign in first.' })
})

test('what a person wrote beside the choice stays while the broker is the same, chosen assets for each broker', async () => {
  const { setup, dataFolder, file } = newComputer()
  const before = {
    broker: 'deriv',
    account: 'demo',
    accountId: 'OLD',
    symbols: { EURUSD: 'frxEURUSD' },
    appId: 'app-1',
  }
  writeFileSync(join(dataFolder, 'broker.json'), JSON.stringify(before))
  await setup.choose(deriv)
  const symbolMaps = { deriv: { EURUSD: 'frxEURUSD' } }
  expect(file()).toEqual({ broker: 'deriv', account: 'demo', accountId: 'VRTC1', appId: 'app-1', symbolMaps })

  await setup.choose({ broker: 'pocket_option', account: 'demo', hasAcceptedRisk: true })
  expect(file()).toEqual({ broker: 'pocket_option', account: 'demo', symbolMaps })
  expect(setup.view().hasAccess).toBe(false)

  await setup.choose({ broker: 'paper' })
  expect(file()).toEqual({ broker: 'paper', symbolMaps })
})

test('without a browser the sign-in at the broker says so', () => {
  expect(newComputer().setup.capture({ broker: 'pocket_option', account: 'demo' }).message).toMatch(
    /^No Edge, Chrome or Chromium/,
  )
})

test('where real money is locked it is not chosen, whatever was typed, and demo is', async () => {
  const { setup, notes } = newComputer('device', 'It is locked for your account.')
  const refused = { ok: false, message: 'It is locked for your account.' }

  expect(await setup.choose({ ...deriv, account: 'live', typed: 'LIVE' })).toEqual(refused)
  expect(setup.capture({ broker: 'pocket_option', account: 'live' })).toEqual(refused)
  expect(notes.size).toBe(0)
  expect(setup.view().broker).toBe('paper')
  expect((await setup.choose(deriv)).ok).toBe(true)
})

test('an app id goes to the broker with the token, stays when it is not named, and goes when it is emptied', async () => {
  const { setup, file } = newComputer()
  await setup.choose({ ...deriv, appId: 'app-7' })
  expect([file(), setup.view().appId]).toEqual([
    { broker: 'deriv', account: 'demo', accountId: 'VRTC1', appId: 'app-7' },
    'app-7',
  ])
  await setup.choose(deriv)
  expect(setup.view().appId).toBe('app-7')
  await setup.choose({ ...deriv, appId: null })

  expect(setup.view().appId).toBe('')
})

test('accounts are listed with the token that is given or kept, which is in no line of the log', async () => {
  const { setup, dataFolder, log } = newComputer()
  const simulator = await startDerivSimulator({ token: 'token-1234', appId: '1089' })
  onTestFinished(() => simulator.close())
  const wish = { broker: 'deriv', appId: '1089' } as const
  expect(await setup.listAccounts(wish)).toMatchObject({ ok: false, message: 'Enter the access token first.' })
  await setup.choose({ ...deriv, appId: '1089' })
  const path = join(dataFolder, 'broker.json')
  const choice: unknown = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...Object(choice), simulator: simulator.origin }))
  await setup.choose({ ...deriv, appId: '1089' })

  expect(await setup.listAccounts(wish)).toMatchObject({ ok: true, data: [{ account: 'demo' }, { account: 'live' }] })
  const refused = { ok: false, message: 'Deriv did not accept the token and the App ID.' }
  expect(await setup.listAccounts({ ...wish, token: 'another-token' })).toMatchObject(refused)
  expect(log.redact('another-token')).toBe('[secret]')
})

test('an account is added beside the chosen one, switched off and on again, and its other settings stay', async () => {
  const { setup, kept, changes, file } = newComputer()
  expect((await setup.add(deriv)).ok).toBe(true)
  expect(setup.view().kept).toEqual([
    { broker: 'deriv', account: 'demo', accountId: 'VRTC1', appId: '', ties: 'lose', hasAccess: true },
  ])
  const choice = { broker: 'deriv', account: 'demo', accountId: 'VRTC1', appId: null, symbols: {} }
  expect(kept().accounts).toEqual([{ choice, isOn: true }])
  expect([setup.view().broker, changes]).toEqual(['paper', ['on deriv']])

  expect((await setup.switchAccount({ account: 'deriv:demo', isOn: false })).ok).toBe(true)
  expect(kept().accounts).toEqual([{ choice, isOn: false }])
  expect((await setup.switchAccount({ account: 'deriv:demo', isOn: true })).ok).toBe(true)
  expect(changes).toEqual(['on deriv', 'off deriv:demo', 'on deriv'])

  await setup.choose(deriv)
  expect([kept().accounts, file()]).toMatchObject([[{ choice: { broker: 'paper' }, isOn: false }], { broker: 'deriv' }])
  expect((await setup.add(deriv)).message).toContain('for all charts already')
})

test('real money beside another account needs its own word, also where another account has it', async () => {
  const { setup, kept, consent, computer } = newComputer()
  await setup.choose({ ...deriv, account: 'live', typed: 'LIVE' })
  const pocket = { broker: 'pocket_option', account: 'live', hasAcceptedRisk: true } as const

  expect((await setup.add(pocket)).ok).toBe(false)
  expect((await setup.add({ ...pocket, typed: 'LIVE' })).ok).toBe(true)
  consent.give('device', ['deriv:live'], 'LIVE')
  expect(consent.isNeeded('device', 'pocket-option:live')).toBe(true)
  await setup.switchAccount({ account: 'pocket-option:live', isOn: false })
  expect((await setup.switchAccount({ account: 'pocket-option:live', isOn: true })).ok).toBe(false)
  computer.isStopped = false
  expect((await setup.switchAccount({ account: 'pocket-option:live', isOn: true, typed: 'LIVE' })).ok).toBe(false)
  expect(kept().accounts).toMatchObject([{ isOn: false }, { isOn: false }])
})

test('where the owner is registered, a person signs in at the page, and the token is kept for that registration', async () => {
  const simulator = await startDerivSimulator()
  onTestFinished(() => simulator.close())
  const { setup, dataFolder, log, said, computer } = newComputer('device', null, 'app-of-the-owner')
  const simulated = { broker: 'deriv', account: 'demo', accountId: 'DOT90000001', simulator: simulator.origin }
  writeFileSync(join(dataFolder, 'broker.json'), JSON.stringify({ ...simulated, appId: 'own-app' }))
  await setup.choose({ ...deriv, accountId: 'DOT90000001', appId: 'own-app' })
  const pages: string[] = []
  computer.openPage = (url) => {
    pages.push(url)
    return pages.length > 1
  }
  // The first page is left open; the second attempt replaces it.
  expect((await setup.signIn('deriv')).message).toBe(`Open ${pages[0] ?? ''}`)
  expect([(await setup.signIn('deriv')).ok, setup.view().isCapturing]).toEqual([true, true])
  await fetch(pages[1] ?? '')
  await expect.poll(() => setup.view().message).toMatch(/^Signed in at Deriv\. New connections .* 60 minutes/u)

  expect(setup.view()).toMatchObject({ isCapturing: false, hasAccess: true, canSignIn: true })
  expect(await setup.listAccounts({ broker: 'deriv', appId: 'own-app' })).toMatchObject({ ok: true })
  const [token = ''] = simulator.oauth.tokens
  expect(readFileSync(join(dataFolder, 'deriv-token'), 'utf8')).not.toContain(token)
  log.info(`The token is ${token}.`)
  expect(said.join('\n')).not.toContain(token)
})

test('without a registration of the owner the person is told to enter a token', async () => {
  const { setup } = newComputer()

  expect(setup.view().canSignIn).toBe(false)
  expect(await setup.signIn('deriv')).toMatchObject({ ok: false, message: expect.stringContaining('access token') })
})
