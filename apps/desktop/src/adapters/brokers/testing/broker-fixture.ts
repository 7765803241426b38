import type { TradeResult } from '@stratomate/contracts'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import type { BrokerFaults } from '@stratomate/simulators/broker/broker-faults'
import type { Exchange, Outcome } from '@stratomate/simulators/broker/exchange'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { ListedAsset, SymbolOverrides } from '../choose-asset.ts'
import type { Broker, BrokerEvent, ConnectedChart, Log, OrderRequest } from '@stratomate/engine/ports'

/** A broker with everything around it that a test of the contract reads or changes. */
export type BrokerFixture = {
  readonly broker: Broker & {
    assets(): readonly ListedAsset[]
    start(): void
    close(): Promise<void>
    clock(): ClockReading | null
  }
  readonly events: readonly BrokerEvent[]
  /** All logged lines, with their data. */
  readonly log: readonly string[]
  /** Texts that must never be logged. */
  readonly secrets: readonly string[]
  /** A chart that the broker offers, one whose market is closed, one that it does not know. */
  readonly charts: { open: ConnectedChart; closed: ConnectedChart; unknown: ConnectedChart }
  /** How the next orders end. */
  decide(outcome: Outcome): void
  /** How a trade with an unchanged price ends at this broker. */
  tieAs: TradeResult
  /** Brings the open orders to their end. */
  finish(): void
  /** How many orders the broker has on its books. */
  placedCount(): number
  /** Ends this adapter, as the end of the app would, and makes a new one with the same files. */
  restart(): Promise<BrokerFixture>
  end(): Promise<void>
}

/** A broker behind a connection that can break. */
export type RemoteFixture = Omit<BrokerFixture, 'broker' | 'restart'> & {
  readonly faults: BrokerFaults
  readonly exchange: Exchange
  readonly broker: BrokerFixture['broker'] & { connectNow(): void; lineState(): string }
  /** The person chooses assets by hand from now on. */
  map(overrides: SymbolOverrides): void
  drop(): void
  /**
   * Resolves when the connection breaks next, before anything else happens: polling could miss one that is back at
   * once.
   */
  nextBreak(): Promise<void>
  restart(): Promise<RemoteFixture>
}

/** The recorded events of a broker, and a way to wait for its next lost connection. */
export function newHearing(): Pick<RemoteFixture, 'events' | 'nextBreak'> & {
  onEvent: (event: BrokerEvent) => void
} {
  const events: BrokerEvent[] = []
  const emitter = new EventEmitter()
  return {
    events,
    onEvent: (event) => {
      events.push(event)
      emitter.emit(event.kind)
    },
    nextBreak: async () => void (await once(emitter, 'disconnected', { signal: AbortSignal.timeout(5_000) })),
  }
}

export function newLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  const write = (message: string, fields: Record<string, unknown> = {}): void =>
    void lines.push(`${message} ${JSON.stringify(fields)}`)
  return { lines, log: { info: write, warn: write, error: write } }
}

// A Wednesday: markets that are closed at the weekend are open on the chart's clock.
export const entryTimeS = Date.UTC(2026, 10, 18, 12) / 1_000

export function orderOn(chart: ConnectedChart, change: Partial<OrderRequest> = {}): OrderRequest {
  const nowMs = Date.now()
  return {
    id: randomUUID(),
    feed: chart.feed,
    symbol: chart.symbol,
    isCustom: chart.isCustom,
    timeframeS: chart.timeframeS,
    side: 'buy',
    stakeCents: 1_000,
    price: 1.1,
    entryTimeS,
    expiresTimeS: entryTimeS + 180,
    sentAtMs: nowMs,
    sendByMs: nowMs + signalAgeMsMax,
    ...change,
  }
}

/** Waits until `question` answers something; throws with the log after 5 s. */
export async function eventually<Answer>(
  fixture: BrokerFixture,
  question: () => Answer | null | undefined | false,
): Promise<Answer> {
  const endMs = Date.now() + 5_000
  for (;;) {
    const answer = question()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > endMs)
      throw new Error(`It did not happen. Events: ${JSON.stringify(fixture.events)}\n${fixture.log.join('\n')}`)
    await sleep(5)
  }
}

export function eventOf<Kind extends BrokerEvent['kind']>(fixture: BrokerFixture, kind: Kind, id: string) {
  return eventsOf(fixture, kind, id)[0]
}

export function eventsOf<Kind extends BrokerEvent['kind']>(fixture: BrokerFixture, kind: Kind, id: string) {
  return fixture.events.filter((event): event is Extract<BrokerEvent, { kind: Kind }> => {
    if (event.kind !== kind) return false
    if (event.kind === 'rejected') return event.id === id
    return 'order' in event && event.order.id === id
  })
}

/** Secrets that appear in a line of the log. */
export function leaksOf({ secrets, log }: Pick<BrokerFixture, 'secrets' | 'log'>): string[] {
  return secrets.filter((secret) => log.some((line) => line.includes(secret)))
}

/** Starts the broker and waits until it offers the open chart. */
export async function connected<Fixture extends BrokerFixture>(fixture: Fixture): Promise<Fixture> {
  fixture.broker.start()
  await eventually(fixture, () => fixture.broker.isConnected())
  await eventually(fixture, () => fixture.broker.quote(fixture.charts.open, entryTimeS).kind === 'offered')
  return fixture
}

/** Places an order and waits for the broker's acknowledgement. */
export async function placed(fixture: BrokerFixture, order: OrderRequest): Promise<OrderRequest> {
  fixture.broker.placeOrders([order])
  await eventually(fixture, () => eventOf(fixture, 'placed', order.id))
  return order
}

/** Places an order of ten hours, which the broker accepts and never acknowledges. */
export async function placedUnheard(fixture: RemoteFixture): Promise<OrderRequest> {
  fixture.faults.swallowAck = true
  const { entryTimeS } = orderOn(fixture.charts.open)
  const order = orderOn(fixture.charts.open, { expiresTimeS: entryTimeS + 36_000 })
  fixture.broker.placeOrders([order])
  await eventually(fixture, () => fixture.placedCount() === 1)
  return order
}

/** Asks until the order is no longer unclear; null when the broker never got it. */
export async function cleared(fixture: RemoteFixture, id: string) {
  const endMs = Date.now() + 5_000
  for (;;) {
    // While the connection is down the broker cannot be asked; the engine retries too.
    const found = await asked(fixture, [id])
    const order = found?.get(id)
    if (found !== null && (order === undefined || !('isUnclear' in order))) return order ?? null
    if (Date.now() > endMs) throw new Error(`Still unclear.\n${fixture.log.join('\n')}`)
    await sleep(20)
  }
}

export async function asked(fixture: RemoteFixture, ids: readonly string[]) {
  try {
    return await fixture.broker.findOrders(ids)
  } catch {
    return null
  }
}
