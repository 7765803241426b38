import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomWalk } from '@stratomate/candles/random-walk'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import { beforeEach, expect, test } from 'vitest'
import { mqlFolder } from '../mql-folder.ts'
import { buildProgram, findCompiler } from '../shim/build-program.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { TestTerminal } from '../testing/test-terminal.ts'

const compiler = findCompiler()
const program = fileURLToPath(new URL('../testing/fixtures/export-candles.mq5', import.meta.url))
const walk = randomWalk({ candles: 3_001, seed: 4 })

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

type Wanted = { symbol?: string; candlesMax?: number; loading?: number }

/** Exports the walk, whose last candle is still forming; returns what was printed and the folder of the files. */
async function exportWalk({ symbol = 'EURUSD', candlesMax = 1_000_000, loading = 0 }: Wanted) {
  const data = newDataFolder()
  const files = join(data, 'files')
  mkdirSync(files, { recursive: true })
  const terminal = await TestTerminal.start({ common: join(data, 'common'), symbol })
  const { time, open, high, low, close } = walk.columns
  terminal.loadCandles(
    [...time].map((timeS, index) => {
      const prices = { open: open[index] ?? 0, high: high[index] ?? 0, low: low[index] ?? 0, close: close[index] ?? 0 }
      return { time: timeS, ...prices, volume: 1 }
    }),
  )
  if (loading > 0) terminal.loadSlowly(loading)
  await terminal.addIndicator(program, { candlesMax })
  await until('it has exported', () => terminal.printed.length > 0)
  expect(await terminal.stop()).toBe(0)
  return { printed: terminal.printed[0], files }
}

test('the file holds every closed candle, and the lab reads it as the terminal’s own export', async () => {
  const { printed, files } = await exportWalk({})
  const read = await readCandleFile(readFileSync(join(files, 'EURUSD_M1.csv')), 'EURUSD_M1.csv')

  expect(printed).toBe('3000 in EURUSD_M1.csv')
  expect(readdirSync(files)).toEqual(['EURUSD_M1.csv'])
  expect(read.guesses).toMatchObject({ format: 'MetaTrader 5', symbol: 'EURUSD', timeframeS: 60, digits: 5 })
  expect(read.set.columns.close).toEqual(walk.columns.close.subarray(0, 3_000))
  expect(read.set.columns.time).toEqual(walk.columns.time.subarray(0, 3_000))
  expect([read.cutRow, read.duplicates, read.outOfOrder]).toEqual([null, 0, 0])
})

test('fewer candles are the newest ones, and a symbol with other letters has a file', async () => {
  const { printed, files } = await exportWalk({ symbol: 'EUR/USD*', candlesMax: 100 })
  const read = await readCandleFile(readFileSync(join(files, 'EUR-USD-_M1.csv')), 'EUR-USD-_M1.csv')

  expect(printed).toBe('100 in EUR-USD-_M1.csv')
  expect(read.set.columns.time).toEqual(walk.columns.time.subarray(2_900, 3_000))
})

test('a history that is still loading writes no file', async () => {
  const { printed, files } = await exportWalk({ loading: 5 })

  expect(printed).toBe('-1 in EURUSD_M1.csv')
  expect(existsSync(join(files, 'EURUSD_M1.csv'))).toBe(false)
})

test('the script compiles', async () => {
  const script = join(mqlFolder, 'Scripts/Stratomate/StratomateExport.mq5')

  expect(existsSync(await buildProgram(script, join(mqlFolder, 'Include')))).toBe(true)
})
