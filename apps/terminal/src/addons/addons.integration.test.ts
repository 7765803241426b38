import { join } from 'node:path'
import { isSoak, marketCandlesFolder, times } from '@stratomate/commands/soak-scale'
import { addons } from '@stratomate/domain/files/addons'
import { type Candle, candleColumns, type Indicator, indicators } from '@stratomate/indicators'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { arbitraryParameters } from '@stratomate/indicators/testing/arbitrary-parameters'
import { arbitraryCandles } from '@stratomate/indicators/testing/candle-arbitraries'
import { marketHistories } from '@stratomate/indicators/testing/market-histories'
import { batchSignals } from '@stratomate/indicators/testing/readings'
import { nullWalk } from '@stratomate/indicators/testing/null-walk'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { programPath } from '../programs/program-facts.ts'
import { findCompiler } from '../shim/build-program.ts'
import { bossProSides, wrongBossProRows } from '../testing/boss-pro-reference.ts'
import { compareRun } from '../testing/compare-run.ts'
import { drawnSides, liveSides } from '../testing/drawn-sides.ts'
import { goldenHistories } from '../testing/golden-candles.ts'
import { otherInputs } from '../testing/other-inputs.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { alertWays, type Inputs, runProgram } from '../testing/run-program.ts'
import { TestTerminal } from '../testing/test-terminal.ts'
import { addonPrograms } from './addon-programs.ts'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'
import { bossProDefaults } from './boss-pro.ts'

const compiler = findCompiler()
const drawn: readonly (readonly [string, Indicator])[] = [
  ['Binary Eagle Indicator', binaryEagle],
  ['Baseline Oscillator', baselineOscillator],
]
const samples = times(4, 200)
const bossProgram = programPath({ name: 'BOSS Pro Indicator' })
const walk = nullWalk(6_000, 5)
const markets = marketHistories(marketCandlesFolder).map(({ candles }) => candles)

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

describe.each(drawn)('%s', (name, indicator) => {
  test('its signals and lines are those of its definition', async () => {
    let signalsCompared = 0
    for (const candles of [...goldenHistories.map((history) => history.candles), walk, ...markets]) {
      for (const inputs of otherInputs(indicator.parameters)) {
        const run = await runProgram({ program: programPath({ name }), candles, inputs: inputs.values })
        const expected = indicator.batch(candleColumns(candles), { ...indicator.defaults, ...inputs.values })
        const { signals, ...wrong } = compareRun(run, expected)

        expect(wrong, `with ${inputs.name}`).toEqual({ wrongSides: [], wrongValues: [] })
        signalsCompared += signals
      }
    }

    expect(signalsCompared).toBeGreaterThan(50)
  })
})

test('each add-on of the site is held to a definition here', () => {
  const held = [...drawn.map(([name]) => name), 'BOSS Pro Indicator', 'Multi-Currency Scanner']

  expect(held.toSorted()).toEqual(addons.map(({ name }) => name).toSorted())
})

test.each(drawn)(
  `on ${samples} histories of any shape, with any inputs, %s follows its definition`,
  async (name, indicator) => {
    const any = fc.record({ candles: arbitraryCandles(1_500), values: arbitraryParameters(indicator) })
    for (const { candles, values } of fc.sample(any, { numRuns: samples, seed: 20_261_122 })) {
      if (candles.length < 2) continue
      const run = await runProgram({ program: programPath({ name }), candles, inputs: values })
      const { signals: _, ...wrong } = compareRun(run, indicator.batch(candleColumns(candles), values))

      expect(wrong, `with ${JSON.stringify(values)}`).toEqual({ wrongSides: [], wrongValues: [] })
    }
  },
)

test.each(addonPrograms)('$name refuses inputs out of their range', async (facts) => {
  for (const [key, { minimum, maximum }] of Object.entries(facts.parameters)) {
    for (const value of [minimum - 1, maximum + 1]) {
      const { refused } = await runProgram({
        program: programPath(facts),
        candles: walk.slice(0, 50),
        inputs: { [key]: value },
      })

      expect(refused, `${key}=${value}`).toBe(true)
    }
  }
})

test.each(addonPrograms)('$name shows tick by tick what it shows at once, and never repaints', async (facts) => {
  const program = programPath(facts)
  const golden = isSoak ? goldenHistories.map(({ candles }) => candles) : []
  for (const candles of [walk.slice(0, 3_000), ...golden, ...markets]) {
    const [whole, ticks] = await Promise.all([
      runProgram({ program, candles }),
      runProgram({ program, candles, history: 400 }),
    ])

    expect(ticks.buffers).toEqual(whole.buffers)
  }
})

test.for(markets)('BOSS Pro Indicator follows BOSS on candles of a real market', async (candles) => {
  const [run, boss] = await Promise.all([
    runProgram({ program: bossProgram, candles }),
    runProgram({ program: programPath({ name: 'BOSS' }), candles }),
  ])

  expect(wrongBossProRows(run, boss, bossProDefaults)).toEqual([])
  expect(drawnSides(run).slice(0, -1)).toEqual(bossProSides(candles, bossProDefaults, 60).slice(0, -1))
})

test.each(addonPrograms)('$name says the same on a chart whose history begins later', async (facts) => {
  // A broken swing may be older than any warm-up, so an add-on that remembers swings may differ once to each side.
  const differencesMax = facts.id === 'boss-pro-indicator' ? 2 : 0
  const [missing, warmUp] = [703, 2_500]
  const [long, late] = await Promise.all(
    [walk, walk.slice(missing)].map((candles) => runProgram({ program: programPath(facts), candles })),
  )
  const [expected = [], found = []] = [long, late].map((run) => (run === undefined ? [] : drawnSides(run)))
  const settled = found.slice(warmUp)
  const differences = settled.filter((side, row) => side !== expected[missing + warmUp + row])

  expect(settled.filter((side) => side !== 0).length).toBeGreaterThan(20)
  expect(differences.length).toBeLessThanOrEqual(differencesMax)
})

test.each(addonPrograms.flatMap((facts) => alertWays.map(([input, kind]) => ({ ...facts, input, kind }))))(
  '$name tells its live signals once by $kind alone when that is switched on',
  async ({ name, input, kind }) => {
    const candles = walk.slice(0, 1_800)
    const run = await runProgram({ program: programPath({ name }), candles, history: 900, inputs: { [input]: true } })
    const signalsDrawn = run.said.filter((word) => alertWays.some(([, way]) => way === word.kind))
    const words = liveSides(run, 900).map((side) => (kind === 'sound' ? 'alert.wav' : side))

    expect(words).not.toEqual([])
    expect(signalsDrawn.map(({ text }) => text.split(' ')[0])).toEqual(words)
    expect(signalsDrawn.every((word) => word.kind === kind)).toBe(true)
  },
)

describe('BOSS Pro Indicator', () => {
  const withGaps = walk.filter((_, index) => index % 53 > 2)

  test.each([
    ['a whole history', walk, {}],
    ['a history with gaps', withGaps, {}],
    // BOSS signals twice in the last candles of the warm-up, where no signal is allowed yet.
    ['a history that begins later', walk.slice(50), {}],
    ...goldenHistories.map(({ name, candles }): [string, readonly Candle[], Inputs] => [name, candles, {}]),
    ['other inputs', walk, { strength: 3, times: 3, higher: 20, longAtr: 60, rangeMinimum: 0.9, rangeMaximum: 1.5 }],
  ])('on %s its signals are those of BOSS that pass two questions', async (_, candles: readonly Candle[], inputs) => {
    const run = await runProgram({ program: bossProgram, candles, inputs })
    const values = { ...bossProDefaults, ...inputs }
    const expected = bossProSides(candles, values, 60)
    const { strength, ema, atr, margin } = values
    const boss = await runProgram({
      program: programPath({ name: 'BOSS' }),
      candles,
      inputs: { strength, ema, atr, margin },
    })

    expect(wrongBossProRows(run, boss, values)).toEqual([])
    expect(drawnSides(run).slice(0, -1)).toEqual(expected.slice(0, -1))
    expect(expected.filter((side) => side !== 0).length).toBeGreaterThan(9)
  })

  test('its panel counts the last 50 signals with the interval after Wilson', async () => {
    const run = await runProgram({ program: bossProgram, candles: walk, inputs: { expiry: 4 } })
    const sides = drawnSides(run)
    const results = sides.flatMap((side, row) => {
      const [entry, exit] = [walk[row + 1]?.open, walk[row + 4]?.close]
      const isSettled = side !== 0 && row + 4 < walk.length - 1
      return isSettled && entry !== undefined && exit !== undefined ? [Math.sign(side * (exit - entry))] : []
    })
    const last = results.slice(-50)
    const [won, lost, tied] = [1, -1, 0].map((result) => last.filter((each) => each === result).length)
    const label = run.said.findLast(({ kind }) => kind === 'label')?.text ?? ''

    expect(label).toContain(`Last 50 signals, 4 candles: ${won} won, ${lost} lost, ${tied} tied | 95% interval `)
    const [low = 0, high = 0] = [...label.matchAll(/([\d.]+)%(?: to|$)/gu)].map(([, digits]) => Number(digits))
    const share = (100 * (won ?? 0)) / ((won ?? 0) + (lost ?? 0))
    expect(low).toBeLessThan(share)
    expect(high).toBeGreaterThan(share)
    expect(high - low).toBeGreaterThan(24)
    expect(high - low).toBeLessThan(29)
  })
})

describe('Multi-Currency Scanner', () => {
  const scanner = programPath({ name: 'Multi-Currency Scanner' })
  const labels = (terminal: TestTerminal): string[] => {
    const lines = terminal.words.filter(({ kind }) => kind === 'label').map(({ text }) => text.split('='))
    const last = new Map(lines.map(([name = '', text = '']) => [name, text]))
    return [...last.values()].filter((text) => text !== '')
  }

  /** The candles up to the one after the newest buy or sell of the rule, so that this signal is new. */
  async function untilSignal(): Promise<readonly Candle[]> {
    const run = await runProgram({ program: programPath({ name: 'EMA Alerts' }), candles: walk })
    return walk.slice(0, drawnSides(run).findLastIndex((side) => side !== 0) + 2)
  }

  test('it lists signal, age and range of each symbol and names the same bet twice', async () => {
    const candles = await untilSignal()
    const mirrored = candles.map(({ open, high, low, close, ...rest }) => {
      return { ...rest, open: 1 / open, high: 1 / low, low: 1 / high, close: 1 / close }
    })
    const terminal = await TestTerminal.start({ common: join(newDataFolder(), 'common') })
    await terminal.offer(programPath({ name: 'EMA Alerts' }))
    terminal.loadCandles(walk.slice(0, 50))
    terminal.loadSeries('AAAUSD', candles)
    terminal.loadSeries('BBBUSD', candles)
    terminal.loadSeries('USDAAA', mirrored)
    terminal.loadSeries('CCCUSD', nullWalk(600, 99))
    await terminal.addIndicator(scanner, {
      rule: 3,
      symbols: 'AAAUSD, BBBUSD,USDAAA,CCCUSD,CCCUSD,NONE',
      timeframes: 'M1',
    })
    await until(
      'all rows are there',
      () => labels(terminal).length === 6 && !labels(terminal).join('').includes('loading'),
    )
    const rows = labels(terminal)
    terminal.kill()

    expect(rows[0]).toContain('Scanner: EMA Alerts')
    expect(rows[1]).toMatch(/^AAAUSD M1 {2}(?:BUY|SELL) {2}0 candles ago {2}range \d+% {2}same bet as BBBUSD$/u)
    expect(rows[2]).toMatch(/^BBBUSD M1 .* same bet as AAAUSD$/u)
    // Its mirror sells what the others buy, which is the same bet again.
    expect(rows[3]).toMatch(/^USDAAA M1 .* 0 candles ago .* same bet as AAAUSD$/u)
    expect(rows[4]).toMatch(/^CCCUSD M1 {2}(?:(?:BUY|SELL) {2}\d+ candles ago|none) {2}range \d+%$/u)
    expect(rows[5]).toBe('NONE M1  unknown symbol')
  })

  test.each([
    ['alertPopup', 'alert'],
    ['alertPush', 'push'],
    ['none', 'nothing'],
  ])('with %s it tells by %s of a signal whose candle closes while it looks, and of no other', async (input, kind) => {
    const candles = await untilSignal()
    const terminal = await TestTerminal.start({ common: join(newDataFolder(), 'common') })
    await terminal.offer(programPath({ name: 'EMA Alerts' }))
    terminal.loadCandles(walk.slice(0, 50))
    terminal.loadSeries('AAAUSD', candles.slice(0, -1))
    const inputs = { rule: 3, symbols: 'AAAUSD', timeframes: 'M1', ...(input === 'none' ? {} : { [input]: true }) }
    await terminal.addIndicator(scanner, inputs)
    await until('its row is there', () => labels(terminal).some((text) => / range \d+%/u.test(text)))
    terminal.loadSeries('AAAUSD', candles)
    await until('the signal is fresh', () => labels(terminal).some((text) => text.includes(' 0 candles ago')))
    const signalsDrawn = terminal.words.filter((word) => alertWays.some(([, way]) => way === word.kind))
    terminal.kill()

    expect(signalsDrawn.map((word) => word.kind)).toEqual(kind === 'nothing' ? [] : [kind])
    for (const { text } of signalsDrawn) expect(text).toMatch(/^(?:BUY|SELL) AAAUSD M1: EMA Alerts$/u)
  })

  test.concurrent.each(indicatorIds.map((id, place) => [id, place] as const))(
    'it runs %s as the library does',
    async (id, place) => {
      const closed = batchSignals(indicators[id], walk.slice(0, -1))
      const last = closed.findLastIndex((side) => side !== 0)
      const name = catalogue.find((facts) => facts.id === id)?.name ?? ''
      const terminal = await TestTerminal.start({ common: join(newDataFolder(), 'common') })
      await terminal.offer(programPath({ name }))
      terminal.loadCandles(walk.slice(0, 50))
      terminal.loadSeries('AAAUSD', walk)
      await terminal.addIndicator(scanner, { rule: place, symbols: 'AAAUSD', timeframes: 'M1' })
      await until('its row is there', () => labels(terminal).some((text) => / range \d+%/u.test(text)))
      const [head, row] = labels(terminal)
      terminal.kill()

      expect(head).toContain(`Scanner: ${name} `)
      expect(closed.length - 1 - last).toBeLessThan(400)
      expect(row).toContain(
        `AAAUSD M1  ${closed[last] === 1 ? 'BUY' : 'SELL'}  ${closed.length - 1 - last} candles ago`,
      )
    },
  )

  test('the indicators of 28 symbols are open within some turns of its timer', async () => {
    const terminal = await TestTerminal.start({ common: join(newDataFolder(), 'common') })
    await terminal.offer(programPath({ name: 'EMA Alerts' }))
    terminal.loadCandles(walk.slice(0, 50))
    const symbols = Array.from({ length: 28 }, (_, place) => `S${place}`)
    for (const symbol of symbols) terminal.loadSeries(symbol, walk.slice(0, 500))
    await terminal.addIndicator(scanner, { rule: 3, symbols: symbols.join(','), timeframes: 'M1' })
    const opened = () => labels(terminal).filter((text) => / range \d+%/u.test(text)).length
    await until('all are read', () => opened() === 28, 15_000)
    terminal.kill()

    expect(labels(terminal)).toHaveLength(29)
  })

  test.each([
    ['too many symbols', { symbols: Array.from({ length: 29 }, (_, index) => `S${index}`).join(',') }],
    ['no symbol', { symbols: ' , ' }],
    ['an unknown timeframe', { timeframes: 'M7' }],
    ['a correlation above 1', { alike: 1.5 }],
  ])('%s is refused', async (_, inputs) => {
    const terminal = await TestTerminal.start({ common: join(newDataFolder(), 'common') })
    await terminal.addIndicator(scanner, inputs)
    await until('it answers', () => terminal.words.length > 0)
    terminal.kill()

    expect(terminal.words).toMatchObject([{ kind: 'error', text: 'refused its inputs' }])
  })
})
