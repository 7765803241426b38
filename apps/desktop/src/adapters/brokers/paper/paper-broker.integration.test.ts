import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { BrokerEvent } from '@stratomate/engine/ports'
import { brokerContract } from '../testing/broker-contract.ts'
import {
  type BrokerFixture,
  connected,
  entryTimeS,
  leaksOf,
  newLog,
  orderOn,
  placed,
} from '../testing/broker-fixture.ts'
import { PaperBroker } from './paper-broker.ts'
import { PaperLedger } from './paper-ledger.ts'

const program = join(import.meta.dirname, '../../../app/main.ts')
const closes = { won: 1.2, lost: 1, tie: 1.1, by_turns: 1.1 } as const

function fixtureAt(folder: string): BrokerFixture {
  const events: BrokerEvent[] = []
  const { log, lines } = newLog()
  const open = chartOf('EURUSD')
  let close = 1.1
  const broker = new PaperBroker({
    command: [process.execPath, program, 'paper-broker'],
    ledgerPath: join(folder, 'ledger.db'),
    latencyMs: 0,
    log,
    onEvent: (event) => void events.push(event),
  })
  return {
    broker,
    events,
    log: lines,
    secrets: [],
    charts: { open, closed: chartOf('GBPUSD'), unknown: chartOf('no symbol') },
    tieAs: 'lost',
    decide: (outcome) => void (close = closes[outcome]),
    finish: () => broker.feedBar(open, { timeS: entryTimeS + 120, close }),
    placedCount: () => new Set(events.flatMap((event) => (event.kind === 'placed' ? [event.order.id] : []))).size,
    async restart() {
      await broker.close()
      return fixtureAt(folder)
    },
    end: () => broker.close(),
  }
}

test('a quote carries the close of the chart’s last candle', () => {
  const { broker, charts, finish, decide } = fixtureAt(mkdtempSync(join(tmpdir(), 'paper-')))
  expect(broker.quote(charts.open, entryTimeS)).toEqual({ kind: 'offered', payoutPct: 87 })
  decide('won')
  finish()

  expect(broker.quote(charts.open, entryTimeS)).toEqual({ kind: 'offered', payoutPct: 87, spot: 1.2 })
})

test('it has no list to choose from: each chart is traded as it is', async () => {
  const fixture = await connected(fixtureAt(mkdtempSync(join(tmpdir(), 'paper-'))))

  expect(fixture.broker.assets()).toEqual([])
  expect(fixture.broker.quote(fixture.charts.open, entryTimeS).kind).toBe('offered')
  await fixture.end()
})

test('in the quiet after an order its books are in one file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  const fixture = await connected(fixtureAt(folder))
  const order = await placed(fixture, orderOn(fixture.charts.open))
  const isInFile = (): boolean => {
    const copy = join(mkdtempSync(join(tmpdir(), 'paper-copy-')), 'ledger.db')
    copyFileSync(join(folder, 'ledger.db'), copy)
    const ledger = new PaperLedger(copy, Date.now)
    try {
      return ledger.find(order.id) !== null
    } finally {
      ledger.close()
    }
  }

  await expect.poll(isInFile).toBe(true)
  await fixture.end()
})

describe('the contract of brokers', () => {
  test.each([...brokerContract])('%s', async (_, check) => {
    const fixture = fixtureAt(mkdtempSync(join(tmpdir(), 'paper-')))
    try {
      await check(fixture)
      expect(leaksOf(fixture)).toEqual([])
    } finally {
      await fixture.end()
    }
  })
})
