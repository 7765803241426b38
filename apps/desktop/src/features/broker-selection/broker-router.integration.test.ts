import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { orderOn } from '#desktop/adapters/brokers/testing/broker-fixture.ts'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import type { BrokerChoice } from './broker-choice.ts'
import { BrokerRouter } from './broker-router.ts'
import { createBroker } from './create-broker.ts'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { executionDependenciesOf } from '#desktop/testing/execution-dependencies-of.ts'
import { until } from '#desktop/testing/desktop-process.ts'

test('a trade that is open at one broker ends there while orders already go to another one', async () => {
  // A trade of three minutes lasts six seconds here: long enough to start the paper broker's process.
  const simulator = await startDerivSimulator({ speed: 30 })
  const { accountId, token } = derivSimulatorDefaults
  const deriv: BrokerChoice = {
    broker: 'deriv',
    account: 'demo',
    accountId,
    appId: null,
    symbols: {},
    simulator: simulator.origin,
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'chosen-'))
  writeToken(join(dataFolder, 'deriv-token'), token)
  const notes = new Map<string, string>()
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const lines: string[] = []
  const log = createLog((line) => void lines.push(line), Date.now)
  const ledger = new TradeLedger()
  const chosen: BrokerRouter = new BrokerRouter({
    choice: deriv,
    notes: store,
    ledger,
    log,
    engine: () => engine,
    stopOf: () => null,
    create: (choice, onEvent) =>
      createBroker({
        choice,
        dataFolder,
        paperLatencyMs: 0,
        log,
        now: Date.now,
        trading: () => tradingDefaults,
        notes: store,
        isLiveConfirmed: () => false,
        symbols: () => ({}),
        onEvent,
      }),
  })
  const engine: ExecutionEngine = new ExecutionEngine(executionDependenciesOf({ broker: chosen, ledger, log }))
  chosen.start()
  const chart = chartOf('EURUSD')
  await until(
    'Deriv is armed and offers the chart',
    () => engine.isArmed() && chosen.quote(chart, 0).kind === 'offered',
  )
  const order = orderOn(chart)
  const { id, sentAtMs } = order
  ledger.add(tradeOf({ id, broker: 'deriv', account: 'demo', state: 'sent', sentAtMs, intendedAtMs: sentAtMs }))
  chosen.placeOrders([order])
  await until('the trade is open', () => ledger.get(id)?.state === 'placed')

  await chosen.change({ broker: 'paper' }, () => undefined)
  await until('the paper broker is armed', () => engine.isArmed() && chosen.isConnected())
  expect([chosen.id, ledger.get(id)?.state]).toEqual(['paper', 'placed'])
  await until('the trade has ended at Deriv', () => ledger.get(id) === null)
  expect(ledger.today(Date.now())).toMatchObject({ trades: 1, openStakeCents: 0 })
  chosen.look()
  expect(notes.get('former_brokers')).toBe('[]')

  await chosen.change(deriv, () => undefined)
  await until('Deriv is armed again', () => engine.isArmed() && chosen.isConnected())
  await chosen.close()
  await simulator.close()
  expect(lines.join('\n')).not.toContain(token)
})
