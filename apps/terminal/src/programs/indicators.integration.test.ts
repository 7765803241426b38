import { times } from '@stratomate/commands/soak-scale'
import { candleColumns, type Indicator, indicators } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { arbitraryParameters } from '@stratomate/indicators/testing/arbitrary-parameters'
import { arbitraryCandles } from '@stratomate/indicators/testing/candle-arbitraries'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { findCompiler } from '../shim/build-program.ts'
import { compareRun } from '../testing/compare-run.ts'
import { goldenHistories } from '../testing/golden-candles.ts'
import { otherInputs } from '../testing/other-inputs.ts'
import { runProgram } from '../testing/run-program.ts'
import { allPrograms } from './all-programs.ts'
import { programPath } from './program-path.ts'

const compiler = findCompiler()
const library: Readonly<Record<string, Indicator>> = indicators
const programs = allPrograms().filter(({ id }) => indicatorIds.some((known) => known === id))
const samples = times(4, 200)
const seed = 20_261_121
const [first = { name: '', candles: [] }] = goldenHistories

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

function indicatorOf(id: string): Indicator {
  const indicator = library[id]
  if (indicator === undefined) throw new Error(`There is no indicator ${id}.`)
  return indicator
}

describe.concurrent.each(programs)('$name', (facts) => {
  const program = programPath(facts)
  const indicator = indicatorOf(facts.id)

  test('its signals and lines are those of its definition', async () => {
    let signalsCompared = 0
    for (const { name, candles } of goldenHistories) {
      for (const inputs of otherInputs(facts.parameters)) {
        const run = await runProgram({ program, candles, inputs: inputs.values })
        const expected = indicator.batch(candleColumns(candles), { ...indicator.defaults, ...inputs.values })
        const { signals, ...wrong } = compareRun(run, expected)

        expect(wrong, `${name}, ${inputs.name}`).toEqual({ wrongSides: [], wrongValues: [] })
        signalsCompared += signals
      }
    }

    expect(signalsCompared).toBeGreaterThan(150)
  })

  test(`on ${samples} histories of any shape, with any inputs, it follows its definition`, async () => {
    const any = fc.record({ candles: arbitraryCandles(1_500), values: arbitraryParameters(indicator) })
    for (const { candles, values } of fc.sample(any, { numRuns: samples, seed })) {
      if (candles.length < 2) continue
      const run = await runProgram({ program, candles, inputs: values })
      const { signals: _, ...wrong } = compareRun(run, indicator.batch(candleColumns(candles), values))

      expect(wrong, `with ${JSON.stringify(values)}`).toEqual({ wrongSides: [], wrongValues: [] })
    }
  })

  test('tick by tick it shows what it shows at once, and a closed candle never changes', async () => {
    const candles = first.candles.slice(0, 3_000)
    const [whole, ticks] = await Promise.all([
      runProgram({ program, candles }),
      runProgram({ program, candles, history: 400 }),
    ])

    expect(ticks.buffers).toEqual(whole.buffers)
    expect(ticks.compared).toBeGreaterThan(100_000)
  })

  test('it refuses inputs out of their range', async () => {
    const [name = '', range] = Object.entries(facts.parameters)[0] ?? []
    const { refused } = await runProgram({
      program,
      candles: first.candles,
      inputs: { [name]: (range?.minimum ?? 0) - 1 },
    })

    expect(refused).toBe(true)
  })
})

describe('alerts', () => {
  const program = programPath({ name: 'Super_Trend' })
  const candles = first.candles.slice(0, 2_000)
  const played = { program, candles, history: 500 }

  test('each signal that comes live is told once, by the ways that are switched on', async () => {
    const { buffers, said } = await runProgram({ ...played, inputs: { alertPopup: true, alertPush: true } })
    const [buys = new Float64Array(), sells = new Float64Array()] = buffers
    const sides = Array.from(
      buys,
      (buy, row) => Number(buy !== Number.MAX_VALUE) - Number(sells[row] !== Number.MAX_VALUE),
    )
    // What stood on the chart at the beginning is no news.
    const expected = sides.slice(499).flatMap((side) => (side === 0 ? [] : [side > 0 ? 'BUY' : 'SELL']))
    const told = (kind: string): string[] => said.filter((word) => word.kind === kind).map(({ text }) => text)

    expect(expected.length).toBeGreaterThan(20)
    expect(told('alert').map((text) => text.split(' ')[0])).toEqual(expected)
    expect(told('alert')[0]).toMatch(/^(?:BUY|SELL) EURUSD 1 min: super-trend\(10,3\)$/u)
    expect(told('push')).toEqual(told('alert'))
    expect([...told('mail'), ...told('sound')]).toEqual([])
  })

  test('nothing is told when nothing is switched on', async () => {
    const { said } = await runProgram(played)

    expect(said.map(({ kind }) => kind)).toEqual(['done'])
  })
})
