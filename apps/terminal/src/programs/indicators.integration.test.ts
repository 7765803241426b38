import { isSoak, marketCandlesFolder, times } from '@stratomate/commands/soak-scale'
import { type Candle, candleColumns, type Indicator, indicators, type ParameterRange } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { arbitraryParameters } from '@stratomate/indicators/testing/arbitrary-parameters'
import { arbitraryCandles } from '@stratomate/indicators/testing/candle-arbitraries'
import { marketHistories } from '@stratomate/indicators/testing/market-histories'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { findCompiler } from '../shim/build-program.ts'
import { compareRun } from '../testing/compare-run.ts'
import { liveSides } from '../testing/drawn-sides.ts'
import { goldenHistories } from '../testing/golden-candles.ts'
import { otherInputs } from '../testing/other-inputs.ts'
import { alertWays, type ProgramRun, runProgram } from '../testing/run-program.ts'
import { allPrograms } from './all-programs.ts'
import { programPath } from './program-facts.ts'

const compiler = findCompiler()
const library: Readonly<Record<string, Indicator>> = indicators
const programs = allPrograms().filter(({ id }) => indicatorIds.some((known) => known === id))
/** The terminal's mark for "nothing here". */
const empty = Number.MAX_VALUE
const samples = times(4, 200)
const seed = 20_261_121
const markets = marketHistories(marketCandlesFolder)
const [first = { name: '', candles: [] }] = goldenHistories

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

function indicatorOf(id: string): Indicator {
  const indicator = library[id]
  if (indicator === undefined) throw new Error(`There is no indicator ${id}.`)
  return indicator
}

/**
 * The whole-number parameters of an indicator: the first as near to `length` as allowed, each further one longer by 2.
 */
function allOf(parameters: Readonly<Record<string, ParameterRange>>, length: number): Record<string, number> {
  const whole = Object.entries(parameters).filter(([, { step }]) => Number.isInteger(step))
  return Object.fromEntries(
    whole.map(([name, { minimum, maximum }], place) => {
      return [name, Math.min(maximum, Math.max(minimum, length + 2 * place))]
    }),
  )
}

function atOnceAndByTick(program: string, candles: readonly Candle[]): Promise<[ProgramRun, ProgramRun]> {
  return Promise.all([runProgram({ program, candles }), runProgram({ program, candles, history: 200 })])
}

test('Super_Trend has its band in two colours, each on its side of the trend, and never both', async () => {
  const facts = programs.find(({ id }) => id === 'super-trend')
  if (facts === undefined) throw new Error('There is no Super_Trend.')
  const { buffers } = await runProgram({ program: programPath(facts), candles: first.candles })
  const [, , band = [], trend = [], lower = [], upper = []] = buffers
  const closed = first.candles.slice(0, -1)
  const wrong = closed.filter(({ close }, row) => {
    const [up, down] = [lower[row] !== empty, upper[row] !== empty]
    if (band[row] === empty) return up || down
    const shown = up ? lower[row] : upper[row]
    return (
      up === down ||
      shown !== band[row] ||
      up !== (trend[row] ?? 0) > 0 ||
      (up ? close < (shown ?? 0) : close > (shown ?? 0))
    )
  })

  expect(wrong).toEqual([])
  expect(closed.filter((_, row) => lower[row] !== empty).length).toBeGreaterThan(500)
  expect(closed.filter((_, row) => upper[row] !== empty).length).toBeGreaterThan(500)
})

test('HAEMA Alert draws candles of its own prices, whose wicks hold body and real candle', async () => {
  const facts = programs.find(({ id }) => id === 'haema-alert')
  if (facts === undefined) throw new Error('There is no HAEMA Alert.')
  const { buffers } = await runProgram({ program: programPath(facts), candles: first.candles })
  const [, , open = [], close = [], , ...drawn] = buffers
  const wrong = first.candles.slice(0, -1).flatMap((candle, row) => {
    const body = [open[row] ?? 0, close[row] ?? 0]
    const expected = [body[0], Math.max(candle.high, ...body), Math.min(candle.low, ...body), body[1]]
    return drawn.map((buffer) => buffer[row]).every((value, place) => value === expected[place]) ? [] : [row]
  })

  expect(drawn).toHaveLength(4)
  expect(wrong).toEqual([])
})

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

  test('averages of three and five candles, which are added up anew for each, are so in both languages', async () => {
    const lengths = [3, 5].map((length) => allOf(facts.parameters, length))
    for (const candles of fc.sample(arbitraryCandles(1_500), { numRuns: times(3, 60), seed })) {
      if (candles.length < 2) continue
      for (const values of lengths) {
        const run = await runProgram({ program, candles, inputs: values })
        const { wrongSides } = compareRun(
          run,
          indicator.batch(candleColumns(candles), { ...indicator.defaults, ...values }),
        )

        expect(wrongSides, `with ${JSON.stringify(values)}`).toEqual([])
      }
    }
  })

  test('tick by tick it shows what it shows at once, and a closed candle never changes', async () => {
    for (const { candles } of isSoak ? goldenHistories : [first]) {
      const [whole, ticks] = await atOnceAndByTick(program, candles.slice(0, 3_000))

      expect(ticks.buffers).toEqual(whole.buffers)
      expect(ticks.compared).toBeGreaterThan(100_000)
    }
  })

  test('on candles of real markets it follows its definition, at once and tick by tick', async ({ skip }) => {
    if (markets.length === 0) skip('This computer has no candles of real markets.')
    for (const { name, candles } of markets) {
      const [whole, ticks] = await atOnceAndByTick(program, candles)
      const { signals: _, ...wrong } = compareRun(whole, indicator.batch(candleColumns(candles), indicator.defaults))

      expect({ name, ...wrong }).toEqual({ name, wrongSides: [], wrongValues: [] })
      expect(ticks.buffers).toEqual(whole.buffers)
    }
  })

  test('each live signal is told once, by each way that is switched on and by no other', async () => {
    const candles = first.candles.slice(0, 1_500)
    const switches = [alertWays.slice(0, 2), alertWays.slice(2), []]
    const runs = await Promise.all(
      switches.map((ways) => {
        const inputs = Object.fromEntries(ways.map(([input]) => [input, true]))
        return runProgram({ program, candles, history: 500, inputs })
      }),
    )
    const [expected = []] = runs.map((run) => liveSides(run, 500))
    const drawn = runs.map(({ said }) => {
      return alertWays.map(([, kind]) =>
        said.filter((word) => word.kind === kind).map(({ text }) => text.split(' ')[0]),
      )
    })
    const sounds = expected.map(() => 'alert.wav')

    expect(expected.length).toBeGreaterThan(3)
    expect(drawn).toEqual([
      [expected, expected, [], []],
      [[], [], expected, sounds],
      [[], [], [], []],
    ])
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

test('an alert names side, symbol, timeframe, and the indicator with its inputs', async () => {
  const candles = first.candles.slice(0, 1_000)
  const program = programPath({ name: 'Super_Trend' })
  const { said } = await runProgram({ program, candles, history: 500, inputs: { alertPopup: true } })

  expect(said.find(({ kind }) => kind === 'alert')?.text).toMatch(/^(?:BUY|SELL) EURUSD 1 min: super-trend\(10,3\)$/u)
})
