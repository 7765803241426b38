import type { AccountKey, RemoteAccountKey } from '@stratomate/contracts/brokers/account-keys'
import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { orderOn } from '#desktop/adapters/brokers/testing/broker-fixture.ts'
import type { BrokerEvent, FoundOrder } from '@stratomate/engine/ports'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import type { ExecutionDependencies } from '@stratomate/engine/orders/execution-dependencies'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { executionDependenciesOf } from '#desktop/testing/execution-dependencies-of.ts'
import { type BrokerChoice, placeOf } from './broker-choice.ts'
import { BrokerRouter } from './broker-router.ts'
import { mappedAccount } from './open-account.ts'
import type { RoutedBroker } from '#desktop/adapters/brokers/broker-adapter.ts'

const paper: BrokerChoice = { broker: 'paper' }
const deriv: BrokerChoice = { broker: 'deriv', account: 'demo', accountId: 'VRTC1', appId: null, symbols: {} }
const pocket: BrokerChoice = { broker: 'pocket_option', account: 'demo', symbols: {} }

/** A broker for tests: it connects on request, and knows the orders that it is given. */
class TestBroker {
  readonly orders = new Map<string, FoundOrder>()
  readonly choice: BrokerChoice
  readonly notify: (event: BrokerEvent) => void
  asked: string[][] = []
  bars = 0
  placed = 0
  isOpen = false
  isConnected = false
  currency = 'USD'

  constructor(choice: BrokerChoice, notify: (event: BrokerEvent) => void) {
    this.choice = choice
    this.notify = notify
  }

  connect(): void {
    this.isConnected = true
    this.notify({ kind: 'connected', balanceCents: 100 })
  }

  door(): RoutedBroker {
    const currencyOf = (): string => this.currency
    return {
      ...placeOf(this.choice),
      get currency() {
        return currencyOf()
      },
      isConnected: () => this.isConnected,
      lineState: () => (this.isConnected ? 'ready' : 'connecting'),
      assets: () => [],
      balanceCents: () => 100,
      quote: () => ({ kind: 'offered', payoutPct: 90 }),
      placeOrders: (orders) => void (this.placed += orders.length),
      findOrders: (ids) => {
        this.asked.push([...ids])
        return Promise.resolve(new Map([...this.orders].filter(([id]) => ids.includes(id))))
      },
      start: () => void (this.isOpen = true),
      feedBar: () => void (this.bars += 1),
      clock: () => null,
      close: () => {
        this.isOpen = false
        this.isConnected = false
        return Promise.resolve()
      },
    }
  }
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

type Computer = {
  notes: Map<string, string>
  ledger: TradeLedger
  choice: BrokerChoice
  others?: readonly BrokerChoice[]
  stops?: Map<string, string>
  /** The accounts on which charts trade, by the symbol of the chart. */
  named?: Readonly<Record<string, AccountKey>>
}

type Life = { killAt?: number; engineParts?: Partial<ExecutionDependencies> }

/** One run of the app on a computer whose notes, trades and choice outlast it. */
function startApp(computer: Computer, { killAt = 0, engineParts = {} }: Life = {}) {
  const brokers: TestBroker[] = []
  let effects = 0
  const effect = (work: () => void): void => {
    if (++effects === killAt) throw new Error('killed')
    work()
  }
  const chosen: BrokerRouter = new BrokerRouter({
    choice: computer.choice,
    others: computer.others ?? [],
    accountOf: ({ symbol }) => computer.named?.[symbol],
    notes: {
      readNote: (key) => computer.notes.get(key) ?? null,
      writeNote: (key, value) => effect(() => void computer.notes.set(key, value)),
    },
    ledger: computer.ledger,
    log: { info() {}, warn() {}, error() {} },
    engine: () => engine,
    stopOf: (id) => computer.stops?.get(id) ?? null,
    create(choice, onEvent) {
      const made = new TestBroker(choice, onEvent)
      brokers.push(made)
      return made.door()
    },
  })
  const engine: ExecutionEngine = new ExecutionEngine(
    executionDependenciesOf({ broker: chosen, accounts: chosen, ledger: computer.ledger, ...engineParts }),
  )
  chosen.start()
  const change = (choice: BrokerChoice) => chosen.change(choice, () => effect(() => void (computer.choice = choice)))
  const last = (): TestBroker => {
    const broker = brokers.at(-1)
    if (broker === undefined) throw new Error('No broker was made.')
    return broker
  }
  return { chosen, engine, brokers, change, last, effects: () => effects }
}

function newComputer(open: readonly string[] = [], choice: BrokerChoice = paper): Computer {
  const ledger = new TradeLedger()
  const { id: broker, account } = placeOf(choice)
  ledger.load(open.map((id) => tradeOf({ id, broker, account, state: 'placed', result: null, profitCents: null })))
  return { notes: new Map(), ledger, choice }
}

const won = (id: string): BrokerEvent => ({
  kind: 'settled',
  order: {
    id,
    ref: null,
    sentAtMs: 1,
    placedAtMs: 2,
    payoutPct: 90,
    entryPrice: null,
    exitPrice: null,
    settlement: { result: 'won', profitCents: 90 },
  },
  balanceCents: 190,
})

test('another choice opens its broker at once, and the desk waits until its orders were compared', async () => {
  const app = startApp(newComputer())
  app.last().connect()
  await settle()
  expect(app.engine.isArmed()).toBe(true)
  await app.change(deriv)

  expect([app.chosen.id, app.chosen.account, app.chosen.isConnected(), app.engine.isArmed()]).toEqual([
    'deriv',
    'demo',
    false,
    false,
  ])
  expect(app.brokers.map(({ isOpen }) => isOpen)).toEqual([false, true])
  app.last().connect()
  await settle()
  expect([app.chosen.isConnected(), app.engine.isArmed()]).toEqual([true, true])
})

test('a broker that is left stays open until its trades have ended, and takes its candles and news', async () => {
  const computer = newComputer(['open'])
  const app = startApp(computer)
  const left = app.last()
  left.connect()
  await settle()
  await app.change(deriv)
  app.chosen.feedBar(tradeChart, { timeS: 60, close: 1.1 })
  expect([left.isOpen, left.bars]).toEqual([true, 1])
  left.notify(won('open'))
  expect(computer.ledger.openCount()).toBe(0)
  app.chosen.look()

  expect([left.isOpen, app.last().isOpen]).toEqual([false, true])
  expect(computer.notes.get('former_brokers')).toBe('[]')
})

test('an order without an answer is looked for at the broker that got it, not at the new one', async () => {
  const computer = newComputer()
  const app = startApp(computer)
  const left = app.last()
  left.connect()
  await settle()
  computer.ledger.add(tradeOf({ id: 'unclear', broker: 'paper', account: 'paper', state: 'unknown', result: null }))
  left.orders.set('unclear', {
    id: 'unclear',
    ref: null,
    sentAtMs: 1,
    placedAtMs: 2,
    payoutPct: 90,
    entryPrice: null,
    exitPrice: null,
    settlement: null,
  })
  await app.change(deriv)
  await settle()

  expect(left.asked.at(-1)).toEqual(['unclear'])
  expect(computer.ledger.get('unclear')?.state).toBe('placed')
  app.last().connect()
  await settle()
  expect(app.last().asked).toEqual([[]])
})

test('a broker that is left and loses its line disarms nothing, and is compared when it is back', async () => {
  const computer = newComputer(['open'])
  const app = startApp(computer)
  const left = app.last()
  left.connect()
  await settle()
  await app.change(deriv)
  app.last().connect()
  await settle()
  left.isConnected = false
  left.notify({ kind: 'disconnected', reason: 'the cable' })
  expect(app.engine.isArmed()).toBe(true)
  left.connect()
  await settle()

  expect(left.asked.at(-1)).toEqual(['open'])
})

test('an answer of the broker before does not arm the desk for the new one', async () => {
  const app = startApp(newComputer())
  const slow = Promise.withResolvers<Map<string, FoundOrder>>()
  const door = app.chosen
  app.last().orders.clear()
  const find = door.findOrders.bind(door)
  door.findOrders = (ids) => (door.id === 'paper' ? slow.promise : find(ids))
  app.last().connect()
  await app.change(deriv)
  slow.resolve(new Map())
  await settle()

  expect(app.engine.isArmed()).toBe(false)
})

test('going back while trades are open opens the books of that broker once, and compares them', async () => {
  const computer = newComputer(['open'])
  const app = startApp(computer)
  app.last().connect()
  await settle()
  await app.change(deriv)
  await app.change(paper)
  expect(app.brokers.map(({ choice, isOpen }) => [choice.broker, isOpen])).toEqual([
    ['paper', false],
    ['deriv', false],
    ['paper', true],
  ])
  app.last().connect()
  await settle()

  expect(app.last().asked).toEqual([['open']])
})

test('a restart opens brokers that were left with open trades, and no others', async () => {
  const computer = newComputer(['open'])
  const before = startApp(computer)
  before.last().connect()
  await settle()
  await before.change(deriv)
  await before.change(pocket)

  const after = startApp(computer)
  expect(after.brokers.map(({ choice, isOpen }) => [choice.broker, isOpen])).toEqual([
    ['pocket_option', true],
    ['paper', true],
  ])
  after.last().connect()
  await settle()
  expect(after.last().asked).toEqual([['open']])
  after.last().notify(won('open'))
  after.chosen.look()
  expect(startApp(computer).brokers).toHaveLength(1)
})

test.each(['', 'no json', '{}', '[{"broker":"other"}]', JSON.stringify(Array.from({ length: 21 }, () => paper))])(
  'a note of earlier brokers that says %s opens none and stops no start',
  (note) => {
    const computer = newComputer(['open'], deriv)
    computer.notes.set('former_brokers', note)

    expect(startApp(computer).brokers.map(({ choice }) => choice.broker)).toEqual(['deriv'])
  },
)

test('a kill at any point of a change leaves one of both brokers chosen, and no open trade without its broker', async () => {
  const changes = 1 + (await effectsOfChange(0)).effects
  for (let killAt = 1; killAt <= changes; killAt += 1) {
    const { computer } = await effectsOfChange(killAt)
    const next = startApp(computer)

    expect(['paper', 'deriv']).toContain(computer.choice.broker)
    expect(next.brokers.filter(({ choice, isOpen }) => choice.broker === 'paper' && isOpen)).toHaveLength(1)
  }
})

async function effectsOfChange(killAt: number) {
  const computer = newComputer(['open'])
  const app = startApp(computer, { killAt })
  app.last().connect()
  await settle()
  const said = await app.change(deriv).then(
    () => 'done',
    (error: unknown) => String(error),
  )
  if (!['done', 'Error: killed'].includes(said)) throw new Error(said)
  return { computer, effects: app.effects() }
}

test('the second account of one broker waits until the trades of the first have ended', () => {
  const computer = newComputer(['open'], deriv)
  const { chosen } = startApp(computer)

  expect(chosen.obstacle({ ...deriv, accountId: 'VRTC2' })).toMatch(/still open/)
  expect(chosen.obstacle({ ...deriv, simulator: 'http://127.0.0.1:1' })).toMatch(/still open/)
  expect([chosen.obstacle(deriv), chosen.obstacle({ ...deriv, account: 'live' }), chosen.obstacle(paper)]).toEqual([
    null,
    null,
    null,
  ])
  computer.ledger.move('open', { state: 'settled', result: 'won', profitCents: 1 })
  expect(chosen.obstacle({ ...deriv, accountId: 'VRTC2' })).toBeNull()
})

test('a broker that cannot be opened leaves the desk without one, and another choice opens again', async () => {
  const computer = newComputer()
  let isFull = true
  const chosen: BrokerRouter = new BrokerRouter({
    choice: paper,
    notes: { readNote: () => null, writeNote: () => undefined },
    ledger: computer.ledger,
    log: { info() {}, warn() {}, error() {} },
    engine: () => engine,
    stopOf: (id) => computer.stops?.get(id) ?? null,
    create(choice, onEvent) {
      if (choice.broker === 'deriv' && isFull) throw new Error('disk full')
      return new TestBroker(choice, onEvent).door()
    },
  })
  const engine: ExecutionEngine = new ExecutionEngine(
    executionDependenciesOf({ broker: chosen, ledger: computer.ledger }),
  )
  chosen.start()
  await expect(chosen.change(deriv, () => undefined)).rejects.toThrow('disk full')

  expect(chosen.quote(tradeChart, 0)).toEqual({ kind: 'refused', code: 'broker_disconnected' })
  expect([chosen.isConnected(), chosen.lineState()]).toEqual([false, 'off'])
  isFull = false
  await chosen.change(deriv, () => undefined)
  expect(chosen.lineState()).toBe('connecting')
})

test('a broker that is switched off gets no order, not even one that was on its way, and still tells of open trades', async () => {
  const computer = { ...newComputer(['open']), stops: new Map([['paper', 'Its page has changed.']]) }
  const app = startApp(computer)
  app.last().connect()
  await settle()
  computer.ledger.add(tradeOf({ id: 'late', broker: 'paper', account: 'paper', state: 'sent' }))
  app.chosen.placeOrders([orderOn(tradeChart, { id: 'late' })])
  await new Promise((resolve) => setImmediate(resolve))

  expect(app.chosen.quote(tradeChart, 0)).toEqual({ kind: 'refused', code: 'broker_switched_off' })
  expect([app.last().placed, computer.ledger.get('late')]).toEqual([0, null])
  app.last().notify(won('open'))
  expect(computer.ledger.openCount()).toBe(0)
  computer.stops.clear()
  app.chosen.placeOrders([orderOn(tradeChart)])
  expect([app.last().placed, app.chosen.quote(tradeChart, 0).kind]).toEqual([1, 'offered'])
})

const tradeChart = chartOf('EURUSD')

const named = { GBPUSD: 'deriv:demo', XAUUSD: 'pocket-option:demo' } as const

/** An app whose paper broker is for all charts, with Deriv switched on beside it. */
async function startBoth(computer = { ...newComputer(), others: [deriv], named }, life: Life = {}) {
  const app = startApp(computer, life)
  const [first, beside] = app.brokers
  if (first === undefined || beside === undefined) throw new Error('Two brokers are open at the start.')
  first.connect()
  beside.connect()
  await settle()
  const at = (symbol: string) => app.chosen.of(chartOf(symbol))
  return { ...app, computer, first, beside, at }
}

test('a chart trades with the account that its favorite names, all others with the chosen one', async () => {
  const { at, first, beside, chosen } = await startBoth()
  at('EURUSD').broker.placeOrders([orderOn(chartOf('EURUSD'))])
  at('GBPUSD').broker.placeOrders([orderOn(chartOf('GBPUSD')), orderOn(chartOf('GBPUSD'))])

  expect([first.placed, beside.placed]).toEqual([1, 2])
  expect([at('GBPUSD').broker.id, at('GBPUSD').isCompared(), chosen.areMixed()]).toEqual(['deriv', true, true])
})

test('an account that is not switched on trades nothing, and no other one takes its place', async () => {
  const { at } = await startBoth()
  const { broker, isCompared } = at('XAUUSD')

  expect([broker.id, broker.account, isCompared()]).toEqual(['pocket-option', 'demo', false])
  expect(broker.quote(chartOf('XAUUSD'), 0)).toEqual({ kind: 'refused', code: 'account_off' })
})

test('a line that breaks stops the charts of its own account alone', async () => {
  const { at, beside, engine } = await startBoth()
  beside.isConnected = false
  beside.notify({ kind: 'disconnected', reason: 'the cable' })

  expect([at('GBPUSD').isCompared(), at('GBPUSD').broker.isConnected()]).toEqual([false, false])
  expect([at('EURUSD').isCompared(), engine.isArmed()]).toEqual([true, true])
  beside.connect()
  await settle()
  expect(at('GBPUSD').isCompared()).toBe(true)
})

test('each account is asked about its own open orders at the start', async () => {
  const computer = { ...newComputer(['mine']), others: [deriv], named }
  computer.ledger.load([tradeOf({ id: 'its', broker: 'deriv', account: 'demo', state: 'placed' })])
  const { first, beside } = await startBoth(computer)

  expect([first.asked.flat(), beside.asked.flat()]).toEqual([['mine'], ['its']])
})

test('an account of another currency is refused orders, because limits cannot count it', async () => {
  const { at, beside, chosen } = await startBoth()
  beside.currency = 'EUR'

  expect(at('GBPUSD').broker.quote(chartOf('GBPUSD'), 0)).toEqual({ kind: 'refused', code: 'other_currency' })
  expect(chosen.accounts().map((account) => account.hasOtherCurrency())).toEqual([false, true])
})

test('an account that is switched off follows its open trades to their end, through a kill too', async () => {
  const { computer, chosen, beside, at } = await startBoth()
  computer.ledger.add(tradeOf({ id: 'its', broker: 'deriv', account: 'demo', state: 'placed' }))
  chosen.switchOff('deriv:demo', () => undefined)
  expect([beside.isOpen, chosen.areMixed()]).toEqual([true, false])
  expect(at('GBPUSD').broker.quote(chartOf('GBPUSD'), 0)).toMatchObject({ code: 'account_off' })

  const next = startApp({ ...computer, others: [] })
  expect(next.brokers.map(({ choice, isOpen }) => [choice.broker, isOpen])).toEqual([
    ['paper', true],
    ['deriv', true],
  ])
  beside.notify(won('its'))
  chosen.look()
  expect([beside.isOpen, computer.ledger.openCount()]).toEqual([false, 0])
})

test('an account beside becomes the chosen one with its books opened once', async () => {
  const { brokers, chosen, change } = await startBoth()
  await change(deriv)

  expect(chosen.accounts().map(({ key }) => key)).toEqual(['deriv:demo'])
  expect(brokers.map(({ choice, isOpen }) => [choice.broker, isOpen])).toEqual([
    ['paper', false],
    ['deriv', false],
    ['deriv', true],
  ])
})

/** An engine that stakes 0.60 on every chart, may lose 1.00 a day, and whose plan has no limits. */
function trading(symbols: readonly string[]): Partial<ExecutionDependencies> {
  const charts = new ChartRegistry()
  for (const symbol of symbols) {
    charts.connect(chartOf(symbol))
    charts.closeBar(chartOf(symbol), 600, 1_000)
  }
  const lease = { jti: 'plan', day: '', n: 'unlimited' as const, notBeforeMs: 0, expiresAtMs: Infinity, spent: 0 }
  return {
    charts,
    account: () => ({ charts: 'unlimited', indicatorId: null }),
    leases: { leases: () => [lease], exhaustedDay: () => null, hasInvalid: () => false },
    settings: { ...tradingDefaults, stakeCents: 60 },
    lossLimits: () => ({ dailyLossCentsMax: 100, lossesInARowMax: null }),
    now: () => 1_000,
    schedule: { afterTurn: (work) => work(), soon() {}, later() {} },
  }
}

test('the limits of a day count the trades of all accounts, and a stop holds for all', async () => {
  const app = await startBoth(undefined, { engineParts: trading(['EURUSD', 'GBPUSD']) })
  const answers: unknown[] = []
  const send = (symbol: string, barTimeS = 600): void => {
    const stamps = { emittedAtMs: 1_000, receivedAtMs: 1_000 }
    const chart = chartOf(symbol)
    const signal = { id: `${symbol} ${answers.length}`, chart, side: 'buy' as const, barTimeS, price: 1.1, ...stamps }
    app.engine.receive({ signal, answer: (answer) => answers.push(answer) })
  }
  send('EURUSD')
  send('GBPUSD')
  expect([app.first.placed, app.beside.placed]).toEqual([1, 0])
  expect(answers.at(-1)).toEqual({ state: 'rejected', reason: 'daily_loss' })

  const [trade] = app.computer.ledger.open()
  app.first.notify(won(trade?.id ?? ''))
  send('GBPUSD')
  expect([app.first.placed, app.beside.placed]).toEqual([1, 1])
  expect(app.computer.ledger.open()).toMatchObject([{ broker: 'deriv', account: 'demo', symbol: 'GBPUSD' }])
  app.engine.pauses.pause('person', 'Panic stop.')
  for (const symbol of ['EURUSD', 'GBPUSD']) send(symbol)
  expect(answers.slice(-2)).toEqual([0, 1].map(() => ({ state: 'rejected', reason: 'paused' })))
})

test('symbols are mapped with the account that is asked for, and with no other once it is off', async () => {
  const { chosen, change } = await startBoth()
  await change(pocket)
  const keyOf = (key: RemoteAccountKey) => mappedAccount(chosen, key)?.key
  expect([keyOf('pocket-option:demo'), keyOf('deriv:demo')]).toEqual(['pocket-option:demo', 'deriv:demo'])
  chosen.switchOff('deriv:demo', () => undefined)
  expect(keyOf('deriv:demo')).toBeUndefined()
})
