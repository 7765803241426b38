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
  type RemoteWorld,
} from '../testing/broker-world.ts'
import { quickTimings } from '../testing/quick-timings.ts'
import { remoteContract } from '../testing/remote-contract.ts'
import { symbolContract } from '../testing/symbol-contract.ts'
import { createPocketBroker, type PocketBrokerParts } from './create-pocket-broker.ts'
import type { PocketSession } from './session-file.ts'

type World = RemoteWorld & Pick<PocketSimulator, 'faults'> & { simulator: PocketSimulator }
type Change = { simulator?: Partial<PocketSimulatorSettings>; parts?: Partial<PocketBrokerParts> }

async function newWorld({ simulator: change = {}, parts = {} }: Change = {}): Promise<World> {
  const simulator = await startPocketSimulator({ speed: 400, ...change })
  const closed = simulator.exchange.assets.find(({ symbol }) => symbol === 'GBPUSD')
  if (closed !== undefined) closed.isOpen = false
  const session: PocketSession = {
    socketUrl: simulator.socketUrl,
    origin: simulator.origin,
    userAgent: 'A browser of tests',
    auth: { ...simulator.newAuth(), isDemo: 1 },
  }
  return worldAt(simulator, mkdtempSync(join(tmpdir(), 'pocket-')), { readSession: () => session, ...parts })
}

type Parts = Partial<PocketBrokerParts> & Pick<PocketBrokerParts, 'readSession'>

function worldAt(simulator: PocketSimulator, folder: string, parts: Parts): World {
  const { events, nextBreak, onEvent } = newHearing()
  const { log, lines } = newLog()
  const own: { overrides: SymbolOverrides } = { overrides: {} }
  const broker = createPocketBroker({
    account: 'demo',
    bookPath: join(folder, 'pocket-demo.db'),
    log,
    now: Date.now,
    random: Math.random,
    timings: quickTimings,
    onEvent,
    isSimulator: true,
    keepSecret: () => {},
    missingConsent: () => null,
    durationS: () => 180,
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
    decide: (outcome) => void (simulator.exchange.outcome = outcome),
    finish: () => {},
    placedCount: () => simulator.exchange.orders.length,
    map: (overrides) => void (own.overrides = overrides),
    drop: () => simulator.drop(),
    nextBreak,
    async restart() {
      await broker.close()
      return worldAt(simulator, folder, parts)
    },
    async end() {
      await broker.close()
      await simulator.close()
    },
  }
}

describe.each(['text', 'binary', 'by_turns'] as const)('the contract of brokers, events as %s', (eventForm) => {
  // Both forms lead to the same place: the whole contract runs where they alternate.
  const facts =
    eventForm === 'by_turns' ? [...brokerContract, ...remoteContract, ...symbolContract] : brokerContract.slice(0, 4)
  test.each(facts)('%s', async (_, check) => {
    const world = await newWorld()
    world.faults.eventForm = eventForm
    try {
      await check(world)
      expect(leaksOf(world)).toEqual([])
    } finally {
      await world.end()
    }
  })
})

test('an OTC chart trades the OTC asset with its own payout', async () => {
  const world = await connected(await newWorld())
  const chart = chartOf('EURUSD-OTC')

  expect(world.broker.quote(chart, entryTimeS)).toMatchObject({ kind: 'offered', payoutPct: 92 })
  const order = orderOn(chart)
  world.broker.placeOrders([order])
  await eventually(world, () => eventOf(world, 'placed', order.id))
  expect(world.exchange.orders.map(({ asset }) => asset)).toEqual(['EURUSD_otc'])
  await world.end()
})

test('a session of the other kind of account is not even tried', async () => {
  const world = await newWorld({ parts: { account: 'live' } })
  world.broker.start()
  await eventually(world, () => world.broker.lineState() === 'wrong_account')

  expect(world.broker.isConnected()).toBe(false)
  await world.end()
})

test('a balance of the other kind of account stops everything', async () => {
  const world = await newWorld({ simulator: { account: 'live' } })
  world.broker.start()
  await eventually(world, () => world.broker.lineState() === 'wrong_account')
  const order = orderOn(world.charts.open)
  world.broker.placeOrders([order])

  expect((await eventually(world, () => eventOf(world, 'rejected', order.id))).code).toBe('broker_disconnected')
  expect(world.placedCount()).toBe(0)
  await world.end()
})

test('without a session the person is asked to sign in', async () => {
  const world = await newWorld({ parts: { readSession: () => null } })
  world.broker.start()

  await eventually(world, () => world.broker.lineState() === 'sign_in')
  expect(world.events).toMatchObject([{ kind: 'disconnected' }])
  await world.end()
})

test('a wave of refused sign-ins in the middle of trading pauses it', async () => {
  const world = await connected(await newWorld())
  world.faults.refuseSignIn = true
  world.drop()
  await eventually(world, () => world.broker.lineState() === 'sign_in')

  expect(world.broker.isConnected()).toBe(false)
  await world.end()
})

test('a broker that does not tell its lists fails the self-test and is never traded on', async () => {
  const world = await newWorld({ parts: { selfTestMsMax: 300 } })
  world.faults.tellLists = false
  world.broker.start()
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect(world.broker.isConnected()).toBe(false)
  expect(world.events).toEqual([])
  await world.end()
})

test('a length that the asset is not traded for is refused before anything leaves', async () => {
  const world = await connected(await newWorld())
  const order = orderOn(world.charts.open)
  world.broker.placeOrders([{ ...order, expiresTimeS: order.entryTimeS + 240 }])

  expect((await eventually(world, () => eventOf(world, 'rejected', order.id))).code).toBe('expiry_not_offered')
  expect(world.placedCount()).toBe(0)
  await world.end()
})

test('an order that waits too long behind one like it is given up, not sent late', async () => {
  const world = await connected(await newWorld())
  world.faults.ackDelayMs = 700
  const first = orderOn(world.charts.open)
  const second = orderOn(world.charts.open, { sendByMs: Date.now() + 200 })
  world.broker.placeOrders([first, second])

  expect((await eventually(world, () => eventOf(world, 'rejected', second.id))).code).toBe('stale')
  await eventually(world, () => eventOf(world, 'settled', first.id))
  expect(world.placedCount()).toBe(1)
  await world.end()
})

const deadUrl = 'ws://127.0.0.1:9/socket.io/?EIO=4&transport=websocket'

/** A session whose own address is dead, or works, with one more address each way. */
async function worldWith(
  addresses: (simulator: PocketSimulator) => Pick<PocketSession, 'socketUrl' | 'otherSocketUrls'>,
) {
  const simulator = await startPocketSimulator({ speed: 400 })
  const session: PocketSession = {
    ...addresses(simulator),
    origin: simulator.origin,
    userAgent: 'A browser of tests',
    auth: { ...simulator.newAuth(), isDemo: 1 },
  }
  return worldAt(simulator, mkdtempSync(join(tmpdir(), 'pocket-hosts-')), { readSession: () => session })
}

test('an address that does not answer makes way for the next one, and the one that works is kept', async () => {
  const world = await worldWith(({ socketUrl }) => ({ socketUrl: deadUrl, otherSocketUrls: [socketUrl] }))
  await connected(world)
  const losses = () => world.events.filter(({ kind }) => kind === 'disconnected').length
  const before = losses()
  world.drop()
  await eventually(world, () => losses() > before && world.broker.isConnected())

  expect(world.events.filter(({ kind }) => kind === 'connected')).toHaveLength(2)
  await world.end()
})

test('a server that does not know the session is passed by, and only its own address asks for a sign-in', async () => {
  const world = await worldWith(({ socketUrl }) => ({ socketUrl: deadUrl, otherSocketUrls: [socketUrl] }))
  world.faults.refuseSignIn = true
  world.broker.start()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(['waiting', 'connecting']).toContain(world.broker.lineState())
  world.faults.refuseSignIn = false

  await eventually(world, () => world.broker.isConnected())
  await world.end()
})
