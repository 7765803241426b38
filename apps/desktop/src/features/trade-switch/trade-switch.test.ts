import { expect, test } from 'vitest'
import type { AccountKind } from '@stratomate/contracts'
import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { LiveConsent } from '#desktop/features/broker-selection/live-consent.ts'
import { TradeSwitch } from './trade-switch.ts'

function newComputer(account: AccountKind = 'paper') {
  const accounts: { account: AccountKind; key: AccountKey }[] = [
    { account, key: account === 'paper' ? ('paper:paper' as const) : (`deriv:${account}` as const) },
  ]
  const notes = new Map<string, string>()
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const computer = {
    deviceId: 'device' as string | null,
    liveRefusal: null as string | null,
    stop: null as string | null,
  }
  const startApp = () => {
    const pauses = new TradingHalts()
    const own = new TradeSwitch({
      pauses,
      notes: store,
      log: { info: say, warn: say, error: say },
      now: () => 5_000,
      accounts: () => accounts.map((one) => ({ ...one, stop: () => computer.stop })),
      deviceId: () => computer.deviceId,
      consent: new LiveConsent(store),
      liveRefusal: () => computer.liveRefusal,
      retryDisk: () => null,
    })
    return { own, pauses }
  }
  return { startApp, said, computer, accounts }
}

test('trading begins stopped, START runs it and STOP stops it with its reason', () => {
  const { own, pauses } = newComputer().startApp()
  expect(pauses.reason()).toBe('Press START TRADING when you are ready.')

  expect(own.start()).toEqual({ ok: true, message: 'Trading runs.' })
  expect([pauses.reason(), own.sinceMs()]).toEqual([null, 5_000])
  expect(own.start().message).toBe('Trading runs already.')

  own.stop()
  expect(pauses.reason()).toBe('You stopped trading.')
})

test('a chart stops what runs, once, and hides no other reason', () => {
  const { startApp, said } = newComputer()
  const { own, pauses } = startApp()
  own.stopOnChart('EURUSD')
  expect(pauses.reason()).toBe('Press START TRADING when you are ready.')
  own.start()
  own.stopOnChart('EURUSD')
  own.stopOnChart('GBPUSD')

  expect(pauses.reason()).toBe('Stopped on the chart of EURUSD. Press START TRADING when you are ready.')
  expect(said.filter((line) => line.includes('chart of'))).toEqual(['Trading was stopped on the chart of EURUSD.'])
})

test('the pause of the dashboard stays above START', () => {
  const { own, pauses } = newComputer().startApp()
  pauses.pause('owner', 'paused in the dashboard')

  expect(own.start()).toEqual({ ok: false, message: 'Trading is paused in the dashboard. Resume it there first.' })
  pauses.resume('owner')
  expect(pauses.reason()).toBe('Press START TRADING when you are ready.')
})

test('a pause that came from the dashboard while trading ran lifts into running trading', () => {
  const { own, pauses } = newComputer().startApp()
  own.start()
  pauses.pause('owner', 'paused in the dashboard')
  expect(own.start().ok).toBe(false)
  pauses.resume('owner')

  expect(pauses.reason()).toBeNull()
})

test('nobody trades before the sign-in', () => {
  const { startApp, computer } = newComputer()
  computer.deviceId = null

  expect(startApp().own.start()).toEqual({ ok: false, message: 'Sign in first.' })
})

test('after a crash trading stays stopped and says why; after a proper end it does not', () => {
  const { startApp, said } = newComputer()
  startApp().own.start()
  const { own, pauses } = startApp()
  expect(pauses.reason()).toMatch(/^The app ended unexpectedly while it was trading/)
  expect(said.at(-1)).toBe(pauses.reason())

  own.start()
  own.end()
  expect(startApp().pauses.reason()).toBe('Press START TRADING when you are ready.')
})

test.each([
  ['slept', /slept/],
  ['clock_changed', /clock/],
] as const)('a computer that %s stops trading until a person starts it', (gap, words) => {
  const { own, pauses } = newComputer().startApp()
  own.noticeGap(gap)
  expect(pauses.reason()).toBe('Press START TRADING when you are ready.')

  own.start()
  own.noticeGap(gap)
  expect(pauses.reason()).toMatch(words)
})

test('real money needs the word at the first start of each session', () => {
  const { startApp } = newComputer('live')
  const { own, pauses } = startApp()
  expect([own.needsWord(), own.start().ok, own.start('yes').ok, pauses.reason() === null]).toEqual([
    true,
    false,
    false,
    false,
  ])

  expect(own.start('LIVE').ok).toBe(true)
  own.stop()
  expect([own.needsWord(), own.start().ok]).toEqual([false, true])
  expect(startApp().own.needsWord()).toBe(true)
})

test('where real money is locked START is refused with the words for the country, also with the word typed', () => {
  const { startApp, computer } = newComputer('live')
  const { own, pauses } = startApp()
  computer.liveRefusal = 'It is locked for your account.'

  // The confirmation is not requested where it would start nothing.
  expect(own.needsWord()).toBe(false)
  expect(own.start('LIVE')).toEqual({ ok: false, message: 'It is locked for your account.' })
  expect(pauses.isPausedBy('person')).toBe(true)
  computer.liveRefusal = null
  // A confirmation that was typed during the lock counts for nothing.
  expect(own.start()).toEqual({ ok: false, message: 'Type the word to trade with real money.' })
  expect(own.start('LIVE').ok).toBe(true)
})

test('a lock that comes while trading runs is known at once, and a refused START stops what ran', () => {
  const { startApp, computer } = newComputer('live')
  const { own, pauses } = startApp()
  own.start('LIVE')
  expect(own.refusalCode()).toBeNull()
  computer.liveRefusal = 'It is locked for your account.'

  expect([own.refusalCode(), pauses.reason()]).toEqual(['live_locked', null])
  expect(own.start()).toEqual({ ok: false, message: 'It is locked for your account.' })
  expect(pauses.reason()).toBe('It is locked for your account.')
  computer.liveRefusal = null
  expect([own.refusalCode(), pauses.isPausedBy('person')]).toEqual([null, true])
})

test('what holds one account back is no refusal while another one may trade', () => {
  const { startApp, accounts, computer } = newComputer('live')
  const { own } = startApp()
  computer.stop = 'Its page has changed.'
  expect(own.refusalCode()).toBe('broker_switched_off')
  computer.stop = null
  computer.liveRefusal = 'It is locked for your account.'
  accounts.push({ account: 'paper', key: 'paper:paper' })

  expect(own.refusalCode()).toBeNull()
})

test('a lock of real money does not hold back paper and demo', () => {
  const { startApp, computer } = newComputer('demo')
  computer.liveRefusal = 'It is locked for your account.'

  expect(startApp().own.start().ok).toBe(true)
})

test('START at a broker that is switched off says why, and runs when it is on again', () => {
  const { startApp, computer } = newComputer('live')
  const { own, pauses } = startApp()
  computer.stop = 'Its page has changed.'

  expect(own.needsWord()).toBe(false)
  expect(own.start('LIVE')).toEqual({
    ok: false,
    message: 'This broker is switched off for now: Its page has changed.',
  })
  expect(pauses.isPausedBy('person')).toBe(true)
  computer.stop = null
  expect([own.start().ok, own.start('LIVE').ok]).toEqual([false, true])
})

test('a live account beside play money needs the word, and one that is added later needs it again', () => {
  const { startApp, accounts } = newComputer()
  const { own } = startApp()
  expect(own.needsWord()).toBe(false)
  accounts.push({ account: 'live', key: 'deriv:live' })
  expect([own.needsWord(), own.start().ok, own.start('LIVE').ok, own.needsWord()]).toEqual([true, false, true, false])

  accounts.push({ account: 'live', key: 'pocket-option:live' })
  expect(own.needsWord()).toBe(true)
})

test('where real money is locked, the other accounts can be started', () => {
  const { startApp, accounts, computer } = newComputer()
  accounts.push({ account: 'live', key: 'deriv:live' })
  computer.liveRefusal = 'It is locked for your account.'

  expect([startApp().own.needsWord(), startApp().own.start().ok]).toEqual([false, true])
})
