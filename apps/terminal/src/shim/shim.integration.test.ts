import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { goldenHistories } from '../testing/golden-candles.ts'
import { type ProgramRun, runProgram } from '../testing/run-program.ts'
import { findCompiler } from './build-program.ts'

const compiler = findCompiler()
// Always the same folder, because the cache of compiled programs is found by paths.
const folder = join(tmpdir(), 'stratomate-shim')
const candles = goldenHistories[0]?.candles.slice(0, 300) ?? []
let programs = 0

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

/** An indicator with one buffer whose row `row` is filled by `body`. */
function write(body: string, before = ''): string {
  programs += 1
  const path = join(folder, `program-${programs}.mq5`)
  mkdirSync(folder, { recursive: true })
  const source = `double line[];
${before}
int OnInit()
  {
   SetIndexBuffer(0,line,INDICATOR_DATA);
   return(INIT_SUCCEEDED);
  }
int OnCalculate(const int rates_total,const int prev_calculated,const datetime &time[],const double &open[],
                const double &high[],const double &low[],const double &close[],const long &tick_volume[],
                const long &volume[],const int &spread[])
  {
   ArraySetAsSeries(close,false);
   for(int row=MathMax(0,prev_calculated-1); row<rates_total; row++)
     {
${body}
     }
   return(rates_total);
  }
`
  writeFileSync(path, source)
  return path
}

const run = (program: string, history?: number): Promise<ProgramRun> => {
  return runProgram(history === undefined ? { program, candles } : { program, candles, history })
}

describe('what does not compile', () => {
  test.each([
    ['an undeclared name', 'line[row]=nothing;', /program-\d+\.mq5:15:\d+: error: .nothing. was not declared/u],
    ['a missing semicolon', 'line[row]=close[row]', /program-\d+\.mq5:15:\d+: error: expected/u],
    [
      'a number where a text is wanted',
      'string text="a"; text=text+1;',
      /:15:\d+: error: (?:use of deleted function|no match|invalid)/u,
    ],
    ['an integer buffer', '', /cannot bind|invalid initialization/u],
    ['a changed input', 'period=2;', /read-only|assignment of/u],
  ])('%s is told with its line', async (what, body, words) => {
    const before =
      what === 'an integer buffer'
        ? 'int wrong[];\nvoid Bind(void){SetIndexBuffer(1,wrong,INDICATOR_DATA);}'
        : 'input int period=5; // Period'

    await expect(run(write(body, before))).rejects.toThrow(words)
  })
})

describe('what does not run', () => {
  test.each([
    ['an index beyond the end', 'line[row]=close[row+1];', 'array out of range: 300 of 300'],
    ['an index before the beginning', 'line[row]=close[row-1];', 'array out of range: -1 of 300'],
    ['a division by zero', 'line[row]=1.0/(close[row]-close[row]);', 'zero divide or a number that is none'],
    [
      'a comparison with what is no number',
      'line[row]=StringToDouble("nan")>close[row] ? 1.0 : 0.0;',
      'zero divide or a number that is none',
    ],
  ])('%s stops the program', async (_, body, words) => {
    await expect(run(write(body))).rejects.toThrow(words)
  })
})

describe('what repaints', () => {
  test.each([
    ['a value that is drawn back', 'line[row]=0.0; if(row>3) line[row-3]=close[row];'],
    ['an average of the future', 'line[row]=close[rates_total-1];'],
  ])('%s is found', async (_, body) => {
    await expect(run(write(body), 100)).rejects.toThrow(/repaint: buffer 0 of candle \d+/u)
  })

  test('a value of its own candle is not', async () => {
    const { buffers, compared } = await run(write('line[row]=close[row];'), 100)

    expect(Array.from(buffers[0] ?? [])).toEqual(candles.map(({ close }) => close))
    expect(compared).toBeGreaterThan(9_000)
  })
})

test('a buffer that is not filled holds rubbish, as in the terminal', async () => {
  const { buffers } = await run(write('if(row%2==0) line[row]=close[row];'))

  expect(buffers[0]?.[1]).not.toBe(0)
  expect(buffers[0]?.[2]).toBe(candles[2]?.close)
})
