import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import {
  startDerivSimulator,
  type DerivSimulator,
  type DerivSimulatorSettings,
} from '@stratomate/simulators/deriv/deriv-simulator'
import { describe, expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { SymbolOverrides } from '../choose-asset.ts'
import { brokerContract } from '../testing/broker-contract.ts'
import {
  connected,
  eventOf,
  eventually,
  leaksOf,
  newHearing,
  newLog,
  orderOn,
  type RemoteFixture,
} from '../testing/broker-fixture.ts'
import { TokenBucket } from '../remote/token-bucket.ts'
import { listContract } from '../testing/list-contract.ts'
import { remoteContract } from '../testing/remote-contract.ts'
import { symbolContract } from '../testing/symbol-contract.ts'
import { quickTimings } from '../testing/quick-timings.ts'
import { newDerivBudgets } from './deriv-budgets.ts'
import { createDerivBroker, type DerivBrokerDependencies } from './create-deriv-broker.ts'

// Tests send in one second what a person sends in a minute, so the limits are wide here; they have tests of their own.
const plenty = () => new TokenBucket({ perMinute: 60_000, burst: 1_000 }, Date.now)
const generous = { trade: plenty(), list: plenty(), other: plenty() }
const token = 'pat-of-a-person-0123456789'

async function newFixture(
  change: Partial<DerivSimulatorSettings> = {},
  parts: Partial<DerivBrokerDependencies> = {},
): Promise<RemoteFixture & { simulator: DerivSimulator }> {
  const simulator = await startDerivSimulator({ token, speed: 400, ...change })
  const closed = simulator.exchange.assets.find(({ symbol }) => symbol === 'frxGBPUSD')
  if (closed !== undefined) closed.isOpen = false
  return fixtureAt(simulator, mkdtempSync(join(tmpdir(), 'deriv-')), parts)
}

function fixtureAt(simulator: DerivSimulator, folder: string, parts: Partial<DerivBrokerDependencies>) {
  const { events, nextBreak, onEvent } = newHearing()
  const { log, lines } = newLog()
  const own: { overrides: SymbolOverrides } = { overrides: {} }
  const broker = createDerivBroker({
    account: 'demo',
    storePath: join(folder, 'deriv-demo.db'),
    log,
    now: Date.now,
    random: Math.random,
    timings: quickTimings,
    onEvent,
    origin: simulator.origin,
    isSimulator: true,
    readAccess: () => ({ token, appId: null, ties: 'lose', accountId: 'DOT90000001' }),
    keepSecret: () => {},
    budgets: generous,
    missingConsent: () => null,
    durationS: () => 180,
    stakeCents: () => 1_000,
    overrides: () => own.overrides,
    ...parts,
  })
  return {
    broker,
    events,
    log: lines,
    secrets: [token, 'otp='],
    charts: { open: chartOf('EURUSD'), closed: chartOf('GBPUSD'), unknown: chartOf('XAUUSD') },
    faults: simulator.faults,
    exchange: simulator.exchange,
    simulator,
    tieAs: 'lost' as const,
    decide: (outcome: RemoteFixture['exchange']['outcome']) => void (simulator.exchange.outcome = outcome),
    finish: () => {},
    placedCount: () => simulator.exchange.orders.length,
    map: (overrides: SymbolOverrides) => void (own.overrides = overrides),
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

describe('the contract of brokers', () => {
  test.each([...brokerContract, ...remoteContract, ...listContract, ...symbolContract])('%s', async (_, check) => {
    const fixture = await newFixture()
    try {
      await check(fixture)
      expect(leaksOf(fixture)).toEqual([])
    } finally {
      await fixture.end()
    }
  })
})

test('an account of the other kind refuses everything', async () => {
  const fixture = await newFixture({ account: 'live' })
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.lineState() === 'wrong_account')
  const order = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([order])

  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', order.id))).code).toBe('broker_disconnected')
  expect(fixture.broker.quote(fixture.charts.open, 0)).toEqual({ kind: 'refused', code: 'broker_disconnected' })
  expect(fixture.placedCount()).toBe(0)
  await fixture.end()
})

test('a token that is not known waits for a sign-in and is not tried again', async () => {
  const fixture = await newFixture(
    {},
    { readAccess: () => ({ token: 'another token', appId: null, ties: 'lose', accountId: 'DOT90000001' }) },
  )
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.lineState() === 'sign_in')

  expect(fixture.events).toMatchObject([{ kind: 'disconnected' }])
  await fixture.end()
})

test('without the person’s consent nothing is connected, and with it at the next try', async () => {
  let missing: string | null = 'the notice was not accepted'
  const fixture = await newFixture({}, { missingConsent: () => missing })
  fixture.broker.start()

  expect(fixture.broker.lineState()).toBe('consent')
  expect(fixture.events).toEqual([{ kind: 'disconnected', reason: 'the notice was not accepted' }])
  expect(fixture.simulator.calls.size).toBe(0)
  missing = null
  fixture.broker.connectNow()
  await eventually(fixture, () => fixture.broker.isConnected())
  await fixture.end()
})

test('signals of a simulated chart never reach the real broker', async () => {
  const fixture = await connected(await newFixture())
  const real = await newFixture({}, { isSimulator: false })
  await connected(real)

  expect(fixture.broker.quote(chartOf('EURUSD', { isSimulated: true }), 0).kind).toBe('offered')
  expect(real.broker.quote(chartOf('EURUSD', { isSimulated: true }), 0)).toEqual({
    kind: 'refused',
    code: 'simulated_chart',
  })
  await fixture.end()
  await real.end()
})

test('after a change of the expiry the payout is asked for before a signal needs it', async () => {
  let durationS = 180
  const fixture = await connected(await newFixture({}, { durationS: () => durationS }))
  const { calls } = fixture.simulator
  const before = calls.get('proposal') ?? 0
  durationS = 300
  expect(fixture.broker.quote(fixture.charts.open, 0)).toEqual({ kind: 'refused', code: 'no_quote' })
  await eventually(fixture, () => fixture.broker.quote(fixture.charts.open, 0).kind === 'offered')
  durationS = 240
  // No quote is requested: being shown on a chart is enough.
  await eventually(fixture, () => (calls.get('proposal') ?? 0) >= before + 2)

  await sleep(100)
  expect(fixture.broker.quote(fixture.charts.open, 0).kind).toBe('offered')
  await fixture.end()
})

test('an error inside the broker leaves the order unclear until its lists have spoken', async () => {
  const fixture = await connected(await newFixture())
  fixture.faults.refusal = 'InternalError'
  const order = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([order])
  await eventually(fixture, () => fixture.log.some((line) => line.includes('does not know what became of an order')))

  expect((await fixture.broker.findOrders([order.id])).get(order.id)).toMatchObject({ isUnclear: true })
  expect(fixture.events.filter(({ kind }) => kind === 'rejected')).toEqual([])
  await fixture.end()
})

test('bursts of calls stay far below what the broker allows in a minute', () => {
  const budgets = newDerivBudgets(() => 0)
  const takenOf = (budget: { take(): boolean }): number => {
    let taken = 0
    while (budget.take()) taken += 1
    return taken
  }

  expect([takenOf(budgets.trade), takenOf(budgets.list), takenOf(budgets.other)]).toEqual([60, 8, 60])
})

test('the lengths that an asset is offered for are the broker’s, and no payout is asked for beyond them', async () => {
  let durationS = 900
  const fixture = await newFixture({}, { durationS: () => durationS })
  for (const asset of fixture.exchange.assets) Object.assign(asset, { durationsS: [900, 86_400] })
  await connected(fixture)
  const quote = () => fixture.broker.quote(fixture.charts.open, 0)
  const lengths = { minS: 900, maxS: 86_400 }
  await eventually(fixture, () => 'lengths' in quote())
  expect(quote()).toMatchObject({ kind: 'offered', lengths })
  const asked = fixture.simulator.calls.get('proposal') ?? 0
  durationS = 180

  expect(quote()).toMatchObject({ kind: 'refused', code: 'expiry_not_offered', lengths })
  await sleep(400)
  expect(fixture.simulator.calls.get('proposal') ?? 0).toBe(asked)
  await fixture.end()
})

test('who lets ties win buys the other kind of contract, and a price that ends where it began wins', async () => {
  const ties = 'win' as const
  const access = { token, appId: null, ties, accountId: 'DOT90000001' }
  const fixture = await connected(await newFixture({}, { readAccess: () => access }))
  fixture.decide('tie')
  const { id } = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([{ ...orderOn(fixture.charts.open), id }])

  const { order } = await eventually(fixture, () => eventOf(fixture, 'settled', id))
  expect(order.settlement?.result).toBe('won')
  expect(fixture.exchange.orders.map(({ tieAs }) => tieAs)).toEqual(['won'])
  await fixture.end()
})

test('an expiry that is not offered is refused by the quote and by the order', async () => {
  const fixture = await newFixture({}, { durationS: () => 5 })
  fixture.broker.start()
  const quoted = () => fixture.broker.isConnected() && fixture.broker.quote(fixture.charts.open, 0)
  await eventually(fixture, () => {
    const quote = quoted()
    return quote !== false && quote.kind === 'refused' && quote.code === 'expiry_not_offered'
  })
  const order = orderOn(fixture.charts.open)
  fixture.broker.placeOrders([{ ...order, expiresTimeS: order.entryTimeS + 5 }])

  expect((await eventually(fixture, () => eventOf(fixture, 'rejected', order.id))).code).toBe('expiry_not_offered')
  expect(fixture.placedCount()).toBe(0)
  await fixture.end()
})

test.each([
  ['Volatility 100 Index', 'R_100'],
  ['Volatility 10 Index', 'R_10'],
  ['Volatility 100 (1s) Index', '1HZ100V'],
])("the broker's own index %s of a chart is %s", async (symbol, asset) => {
  const fixture = await connected(await newFixture())
  const chart = chartOf(symbol)
  await eventually(fixture, () => fixture.broker.quote(chart, 0).kind === 'offered')

  expect(fixture.broker.quote(chart, 0)).toMatchObject({ asset, payoutPct: 95 })
  await fixture.end()
})
