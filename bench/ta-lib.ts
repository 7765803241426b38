// Our functions beside TA-Lib's C, called from C: its sources are fetched from npm and compiled here, with gcc and -O3.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs, promisify } from 'node:util'
import { makeIndicatorCandles } from './indicator-candles.ts'
import { type FunctionId, functionIds, indicatorFunctions } from './indicator-functions.ts'

const run = promisify(execFile)
/** The npm package that contains the sources of TA-Lib 0.4. */
const carrier = 'talib@1.1.6'

/** In the order of the clock's numbers. Where the two sides do not do the same, ours does more. */
const differences: Partial<Record<FunctionId, string>> = {
  'SMA 20': 'ours looks for prices that rest, and is exact there',
  'ADX 14': 'ours gives both directional lines too',
  'Stochastic RSI 14 14 3 3': 'ours is slowed once more',
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { candles: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '100' } },
  })
  const [count, rounds] = [Number(values.candles), Number(values.rounds)]
  const loadAtStart = loadavg()[0] ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'stratomate-ta-lib-'))
  try {
    const { columns, checked } = makeIndicatorCandles(count)
    const prices = join(folder, 'candles')
    await writeFile(prices, Buffer.concat([columns.high, columns.low, columns.close].map(bytesOf)))
    const clock = startClock(await buildClock(folder), [String(count), prices])
    const times = functionIds.map(() => ({ ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY }))
    const arrays = shareArrays(indicatorFunctions.map((indicator) => indicator.lines(checked, indicator.defaults)))
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, time] of times.entries()) {
        const indicator = indicatorFunctions[place]
        const start = performance.now()
        indicator?.lines(checked, indicator.defaults, arrays[place])
        time.ours = Math.min(time.ours, ((performance.now() - start) * 1e6) / count)
        time.theirs = Math.min(time.theirs, await clock.time(place))
      }
    }
    clock.end()
    print(times, { count, rounds, loadAtStart })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The lines are in the same few arrays for every function, like the clock's, so that the cache helps both sides
 * equally.
 */
function shareArrays(functions: readonly Record<string, Float64Array>[]): Record<string, Float64Array>[] {
  const shared: Float64Array[] = []
  return functions.map((lines) =>
    Object.fromEntries(Object.entries(lines).map(([name, line], place) => [name, (shared[place] ??= line)])),
  )
}

/** Compiles what the clock needs, without the candle patterns. Throws with the compiler's message. */
async function buildClock(folder: string): Promise<string> {
  await run('npm', ['pack', carrier, '--pack-destination', folder, '--silent'])
  await run('tar', ['xzf', `${carrier.replace('@', '-')}.tgz`], { cwd: folder })
  const library = join(folder, 'package/src/lib')
  const sources: string[] = []
  for (const room of ['src/ta_common', 'src/ta_func']) {
    const names = await readdir(join(library, room))
    sources.push(...names.filter((name) => /^ta_(?!CDL).*\.c$/u.test(name)).map((name) => join(library, room, name)))
  }
  const includes = ['include', 'src/ta_common', 'src/ta_func'].map((room) => `-I${join(library, room)}`)
  const objects: string[] = []
  for (const source of [...sources, join(import.meta.dirname, 'ta-lib-clock.c')]) {
    const object = join(folder, `${basename(source)}.o`)
    await run('gcc', ['-O3', '-w', '-c', ...includes, source, '-o', object])
    objects.push(object)
  }
  const program = join(folder, 'clock')
  await run('gcc', [...objects, '-lm', '-o', program])
  return program
}

/**
 * A clock that runs until it is stopped. It alternates with ours, so that load from other programs affects both
 * equally.
 */
function startClock(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    async time(place: number): Promise<number> {
      child.stdin.write(`${place}\n`)
      const { value, done } = await lines.next()
      if (done === true) throw new Error(`TA-Lib refused the function ${functionIds[place]}.`)
      return Number(value)
    },
    end: () => void child.stdin.end(),
  }
}

type Run = { count: number; rounds: number; loadAtStart: number }

function print(times: readonly { ours: number; theirs: number }[], { count, rounds, loadAtStart }: Run): void {
  console.log(
    `Nanoseconds per candle, ${count.toLocaleString('en')} candles, fastest of ${rounds} rounds in turns. ` +
      `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}, ` +
      `load ${loadAtStart.toFixed(1)} before. Only the ratios travel.`,
  )
  console.log('Both write into arrays that are there.\n')
  console.log(`${'function'.padEnd(28)}${['ours', 'TA-Lib', 'ratio'].map((head) => head.padStart(9)).join('')}`)
  for (const [place, id] of functionIds.entries()) {
    const { ours, theirs } = times[place] ?? { ours: Number.NaN, theirs: Number.NaN }
    const cells = [ours.toFixed(2), theirs.toFixed(2), `${(theirs / ours).toFixed(2)}×`]
    console.log(`${id.padEnd(28)}${cells.map((cell) => cell.padStart(9)).join('')}  ${differences[id] ?? ''}`)
  }
  const notSlower = times.filter(({ ours, theirs }) => ours <= theirs).length
  console.log(`\nNot slower than TA-Lib's C on ${notSlower} of ${times.length}.`)
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

await main()
