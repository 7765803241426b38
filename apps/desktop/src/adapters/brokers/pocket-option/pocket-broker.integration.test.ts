import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type PocketSimulator,
  type PocketSimulatorSettings,
  startPocketSimulator,
} from '@stratomate/simulators/pocket-option/pocket-simulator'
import { describe, expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { SymbolOverrides } from '../choose-asset.ts'
import { brokerContract } from '../testing/broker-contract.ts'
import {
  connected,
  entryTimeS,
  eventOf,
  eventually,
  leaksOf,
  newHearing,
  newLog,
  orderOn,
  type RemoteFixture,
} from '../testing/broker-fixture.ts'
import { quickTimings } from '../testing/quick-timings.ts'
import { listContract } from '../testing/list-contract.ts'
import { remoteContract } from '../testing/remote-contract.ts'
import { symbolContract } from '../testing/symbol-contract.ts'
import { createPocketBroker, type PocketBrokerDependencies } from './create-pocket-broker.ts'
import type { PocketSession } from './session-file.ts'

type Fixture = RemoteFixture & Pick<PocketSimulator, 'faults'> & { simulator: PocketSimulator }
type Change = { simulator?: Partial<PocketSimulatorSettings>; parts?: Partial<PocketBrokerDependencies> }

async function newFixture({ simulator: change = {}, parts = {} }: Change = {}): Promise<Fixture> {
  const simulator = await startPocketSimulator({ speed: 400, ...change })
  const closed = simulator.exchange.assets.find(({ symbol }) => symbol === 'GBPUSD')
  if (closed !== undefined) closed.isOpen = false
  const session: PocketSession = {
    socketUrl: simulator.socketUrl,
    origin: simulator.origin,
    userAgent: 'A browser of tests',
    auth: { ...simulator.newAuth(), isDemo: 1 },
  }
  return fixtureAt(simulator, mkdtempSync(join(tmpdir(), 'pocket-')), { readSession: () => session, ...parts })
}

type PocketOptions = Partial<PocketBrokerDependencies> & Pick<PocketBrokerDependencies, 'readSession'>

function fixtureAt(simulator: PocketSimulator, folder: string, parts: PocketOptions): Fixture {
  const { events, nextBreak, onEvent } = newHearing()
  const { log, lines } = newLog()
  const own: { overrides: SymbolOverrides } = { overrides: {} }
  const broker = createPocketBroker({
    account: 'demo',
    storePath: join(folder, 'pocket-demo.db'),
    log,
    now: Date.now,
    random: Math.random,
    timings: quickTimings,
    onEvent,
    isSimulator: true,
    keepSecret: () => {},
    missingConsent: () => null,
    durationS: () => 180,
    isTraded: () => true,
    overrides: () => own.overrides,
    selfTestMsMax: 3_000,
    ...parts,
  })
  return {
    broker,
    events,
    log: lines,
    secrets: ['session_id', parts.readSession()?.auth.session ?? ''],
    charts: { open: chartOf('EURUSD'), closed: chartOf('GBPUSD'), unknown: chartOf('XAUUSD') },
    faults: simulator.faults,
    exchange: simulator.exchange,
    simulator,
    tieAs: 'tie',
    decide: (outcome) => void (simulator.exchange.outcome = outcome),
    finish: () => {},
    placedCount: () => simulator.exchange.orders.length,
    map: (overrides) => void (own.overrides = overrides),
    drop: () => simulator.drop(),
    nextBreak,
    async restart() {
      await broker.close()
      return fixtureAt(simulator, folder, parts)
    },
    async end() {
      await broker.close()
      await simulator.close()
    },
  }
}

describe.each(['text', 'binary', 'by_turns'] as const)('the contract of brokers, events as %s', (eventForm) => {
  // Both forms of the address lead to the same place, so the contract runs with each of them in turn.
  const facts =
    eventForm === 'by_turns'
      ? [...brokerContract, ...remoteContract, ...listContract, ...symbolContract]
      : brokerContract.slice(0, 4)
  test.each(facts)('%s', async (_, check) => {
    const fixture = await newFixture()
    fixture.faults.eventForm = eventForm
    try {
      await check(fixture)
      expect(leaksOf(fixture)).toEqual([])
    } finally {
      await fixture.end()
    }
  })
})

test('an OTC chart trades the OTC asset with its own payout', async () => {
  const fixture = await connected(await newFixture())
  const chart = chartOf('EURUSD-OTC')

  expect(fixture.broker.quote(chart, entryTimeS)).toMatchObject({ kind: 'offered', payoutPct: 92 })
  const order = orderOn(chart)
  fixture.broker.placeOrders([order])
  await eventually(fixture, () => eventOf(fixture, 'placed', order.id))
  expect(fixture.exchange.orders.map(({ asset }) => asset)).toEqual(['EURUSD_otc'])
  await fixture.end()
})

test('a session of the other kind of account is not even tried', async () => {
  const fixture = await newFixture({ parts: { account: 'live' } })
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.lineState() === 'wrong_account')

  expect(fixture.broker.isConnected()).toBe(false)
  await fixture.end()
})

test('a balance of the other kind of account stops everything', async () => {
  const fixture = await newFixture({ simulator: { account: 'live' } })
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.lineState() === 'wrong_account')
  const order = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([order])

  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', order.id))).code).toBe('broker_disconnected')
  expect(fixture.placedCount()).toBe(0)
  await fixture.end()
})

test('without a session the person is asked to sign in', async () => {
  const fixture = await newFixture({ parts: { readSession: () => null } })
  fixture.broker.start()

  await eventually(fixture, () => fixture.broker.lineState() === 'sign_in')
  expect(fixture.events).toMatchObject([{ kind: 'disconnected' }])
  await fixture.end()
})

test('a wave of refused sign-ins in the middle of trading pauses it', async () => {
  const fixture = await connected(await newFixture())
  fixture.faults.refuseSignIn = true
  fixture.drop()
  await eventually(fixture, () => fixture.broker.lineState() === 'sign_in')

  expect(fixture.broker.isConnected()).toBe(false)
  await fixture.end()
})

test('a broker that does not tell its lists fails the self-test and is never traded on', async () => {
  const fixture = await newFixture({ parts: { selfTestMsMax: 300 } })
  fixture.faults.sendsLists = false
  fixture.broker.start()
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect(fixture.broker.isConnected()).toBe(false)
  expect(fixture.events).toEqual([])
  await fixture.end()
})

test('a length that no list names is tried once, and the refusal of the broker teaches', async () => {
  const fixture = await connected(await newFixture())
  const newOrder = () => {
    const order = orderOn(fixture.charts.open)
    return { ...order, expiresTimeS: order.entryTimeS + 240 }
  }
  const refusals = () => fixture.log.filter((line) => line.includes('refused an order')).length
  const [first, second] = [newOrder(), newOrder()]
  fixture.broker.placeOrders([first])
  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', first.id))).code).toBe('expiry_not_offered')
  expect(refusals()).toBe(1)
  fixture.broker.placeOrders([second])

  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', second.id))).code).toBe('expiry_not_offered')
  expect([refusals(), fixture.placedCount()]).toEqual([1, 0])
  await fixture.end()
})

test('prices of four assets are asked for at most, and a fifth chart trades without a price of the broker', async () => {
  const fixture = await newFixture()
  const charts = ['EURUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY'].map((symbol) => chartOf(symbol))
  for (const chart of charts) fixture.broker.quote(chart, 0)
  await connected(fixture)
  const spotOf = (index: number) => {
    const quote = fixture.broker.quote(charts[index] ?? fixture.charts.open, 0)
    return quote.kind === 'offered' ? (quote.spot ?? 'none') : quote.kind
  }
  await eventually(fixture, () => spotOf(3) === 1.1)

  expect(spotOf(4)).toBe('none')
  expect(new Set(fixture.simulator.subscriptions).size).toBe(4)
  await fixture.end()
})

test('the places for prices go to charts that are traded, also when others were there first', async () => {
  const traded = ['USDCAD', 'EURJPY']
  const fixture = await newFixture({ parts: { isTraded: ({ symbol }) => traded.includes(symbol) } })
  for (const symbol of ['EURUSD', 'USDJPY', 'AUDUSD', 'GBPUSD', ...traded]) fixture.broker.quote(chartOf(symbol), 0)
  await connected(fixture)
  await eventually(fixture, () => fixture.simulator.subscriptions.length >= 2)

  expect(new Set(fixture.simulator.subscriptions)).toEqual(new Set(traded))
  await fixture.end()
})

test('a page that speaks another version of the protocol is not even connected', async () => {
  const fixture = await fixtureWith(({ socketUrl }) => ({ socketUrl: socketUrl.replace('EIO=4', 'EIO=5') }))
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.lineState() === 'protocol')

  expect(fixture.log.join(' ')).toContain('it speaks version 5 of its protocol, and this app knows version 4')
  await fixture.end()
})

test('when answers are not understood any more, trading pauses there until the person acts', async () => {
  const fixture = await connected(await newFixture())
  fixture.faults.changesForm = true
  for (let orders = 0; orders < 3; orders += 1)
    fixture.broker.placeOrders([orderOn(fixture.charts.open, { stakeCents: 1_000 + orders })])
  await eventually(fixture, () => fixture.broker.lineState() === 'protocol')
  const late = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([late])
  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', late.id))).code).toBe('broker_disconnected')

  fixture.faults.changesForm = false
  fixture.broker.connectNow()
  await eventually(fixture, () => fixture.broker.isConnected())
  await fixture.end()
})

test('an order that waits too long behind one like it is given up, not sent late', async () => {
  const fixture = await connected(await newFixture())
  fixture.faults.ackDelayMs = 700
  const first = orderOn(fixture.charts.open)
  const second = orderOn(fixture.charts.open, { sendByMs: Date.now() + 200 })
  fixture.broker.placeOrders([first, second])

  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', second.id))).code).toBe('stale')
  await eventually(fixture, () => eventOf(fixture, 'settled', first.id))
  expect(fixture.placedCount()).toBe(1)
  await fixture.end()
})

const deadUrl = 'ws://127.0.0.1:9/socket.io/?EIO=4&transport=websocket'

/** Sessions whose own address works or does not, each with one more address that works or does not. */
async function fixtureWith(
  addresses: (simulator: PocketSimulator) => Pick<PocketSession, 'socketUrl' | 'otherSocketUrls'>,
) {
  const simulator = await startPocketSimulator({ speed: 400 })
  const session: PocketSession = {
    ...addresses(simulator),
    origin: simulator.origin,
    userAgent: 'A browser of tests',
    auth: { ...simulator.newAuth(), isDemo: 1 },
  }
  return fixtureAt(simulator, mkdtempSync(join(tmpdir(), 'pocket-hosts-')), { readSession: () => session })
}

test('an address that does not answer makes way for the next one, and the one that works is kept', async () => {
  const fixture = await fixtureWith(({ socketUrl }) => ({ socketUrl: deadUrl, otherSocketUrls: [socketUrl] }))
  await connected(fixture)
  const losses = () => fixture.events.filter(({ kind }) => kind === 'disconnected').length
  const before = losses()
  fixture.drop()
  await eventually(fixture, () => losses() > before && fixture.broker.isConnected())

  expect(fixture.events.filter(({ kind }) => kind === 'connected')).toHaveLength(2)
  await fixture.end()
})

test('a server that does not know the session is passed by, and only its own address asks for a sign-in', async () => {
  const fixture = await fixtureWith(({ socketUrl }) => ({ socketUrl: deadUrl, otherSocketUrls: [socketUrl] }))
  fixture.faults.refuseSignIn = true
  fixture.broker.start()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(['waiting', 'connecting']).toContain(fixture.broker.lineState())
  fixture.faults.refuseSignIn = false

  await eventually(fixture, () => fixture.broker.isConnected())
  await fixture.end()
})
