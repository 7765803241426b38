import { expect, test } from 'vitest'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { chartOf } from '../testing/chart-of.ts'
import { TurnRecorder, wholeTurns } from './turn-record.ts'

const noon = Date.UTC(2026, 10, 18, 12)
const account = () => ({ charts: 3, indicatorId: null })

/** Two charts, and a recorder that has written all of its turns. */
function newScene() {
  const charts = new ChartRegistry()
  for (const symbol of ['EURUSD', 'GBPUSD']) charts.connect(chartOf(symbol))
  const recorder = new TurnRecorder({ charts, account, broker: { account: 'paper' } })
  const write = (nowMs: number) => {
    const turn = recorder.record([], nowMs)
    recorder.keep(nowMs)
    return turn
  }
  return { charts, recorder, write }
}

test('charts are written once, and again when one has come or gone', () => {
  const { charts, write } = newScene()
  const written = [write(noon), write(noon + 1)]
  charts.connect(chartOf('USDJPY'))
  written.push(write(noon + 2), write(noon + 3))
  charts.disconnect(chartOf('EURUSD'))
  written.push(write(noon + 4))

  expect(written.map((turn) => turn.charts?.length ?? null)).toEqual([2, null, 3, null, 2])
  const symbols = wholeTurns(written).map((turn) => turn.charts.map(({ symbol }) => symbol))
  expect(symbols).toEqual([
    ['EURUSD', 'GBPUSD'],
    ['EURUSD', 'GBPUSD'],
    ['EURUSD', 'GBPUSD', 'USDJPY'],
    ['EURUSD', 'GBPUSD', 'USDJPY'],
    ['GBPUSD', 'USDJPY'],
  ])
})

test('the first turn of a day has its own charts, because days are read and dropped alone', () => {
  const { write } = newScene()
  const written = [write(Date.UTC(2026, 10, 18, 23, 59, 59, 999)), write(Date.UTC(2026, 10, 19))]

  expect(written.map(({ charts }) => charts?.length)).toEqual([2, 2])
})

test('a turn that could not be written is none to refer to', () => {
  const { recorder, write } = newScene()
  recorder.record([], noon)

  expect(write(noon + 1).charts).toHaveLength(2)
})
