import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSoak, times } from '@stratomate/commands/soak-scale'
import type { Candle } from '@stratomate/indicators'
import { averageTrueRanges } from '@stratomate/indicators/formulas/true-ranges'
import { afterAll, expect, test } from 'vitest'
import { mqlFolder } from '../../mql-folder.ts'
import { CompileError } from '../../shim/build-program.ts'
import { goldenHistories } from '../golden-candles.ts'
import { needsCompiler } from '../needs-compiler.ts'
import { runProgram } from '../run-program.ts'
import { findRuleMutants } from './find-rule-mutants.ts'
import { knownScannerSurvivors } from './known-scanner-survivors.data.ts'

needsCompiler()

const program = fileURLToPath(new URL('../fixtures/scanned.mq5', import.meta.url))
const folder = join(tmpdir(), `stratomate-scanner-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const candles = (goldenHistories[0]?.candles ?? []).slice(0, 1_600)
/** The last rows of the windows. */
const ends = candles.flatMap((_, row) => (row % 50 === 49 ? [row] : []))
const scanned = 400
const perSource = times(1, 1_000)

test.each(['scanner/correlation.mqh', 'scanner/scanned-chart.mqh'])(
  'a changed operator or boundary of %s is seen by the comparison with what it says',
  async (path) => {
    const source = readFileSync(join(mqlFolder, 'Include/Stratomate', path), 'utf8')
    // What the fixture does not test: how indicators are opened, and the reading from a terminal.
    const code = source.split('void              Begin(')[0] ?? ''
    const mutants = (['operator', 'boundary'] as const).flatMap((kind) =>
      findRuleMutants(code, kind).map((mutant) => ({ ...mutant, source: mutant.source + source.slice(code.length) })),
    )
    const survivors: string[] = []
    let tried = 0
    for (const mutant of mutants) {
      const name = `${path}:${mutant.line} ${mutant.from} ${mutant.to}`
      if (tried === perSource || knownScannerSurvivors.some(({ change }) => change === name)) continue
      const isSeen = await isDifferent(overlay(path, mutant.source))
      if (isSeen === null) continue
      tried += 1
      if (!isSeen) survivors.push(name)
    }

    expect(await isDifferent(join(mqlFolder, 'Include'))).toBe(false)
    expect(survivors).toEqual([])
    expect(tried).toBeGreaterThan(isSoak ? 20 : 0)
  },
)

function overlay(path: string, source: string): string {
  mkdirSync(folder, { recursive: true })
  cpSync(join(mqlFolder, 'Include'), folder, { recursive: true })
  writeFileSync(join(folder, 'Stratomate', path), source)
  return folder
}

/** Null for a text that is not a program. */
async function isDifferent(include: string): Promise<boolean | null> {
  try {
    const { buffers } = await runProgram({ program, candles, include })
    const [likeness, sides, ages, ranks] = buffers
    return ends.some((end) => {
      const { side, age } = signalAt(end)
      const rank = rankAt(end)
      const isOther = Math.abs((likeness?.[end] ?? 9) - likenessAt(end)) > 1e-9
      return isOther || sides?.[end] !== side || ages?.[end] !== age || (rank !== null && ranks?.[end] !== rank)
    })
  } catch (error) {
    return error instanceof CompileError ? null : true
  }
}

/** The last candle of the window with exactly one of the two arrows. */
function signalAt(end: number): { side: number; age: number } {
  for (let row = end; row > Math.max(-1, end - scanned); row -= 1) {
    if (row % 100 >= 60 || (row % 11 === 0) === (row % 13 === 0)) continue
    return { side: row % 11 === 0 ? 1 : -1, age: end - row }
  }
  return { side: 0, age: -1 }
}

/**
 * How many of the last 100 average ranges were smaller; -1 without enough candles, null where it depends on the
 * warm-up.
 */
function rankAt(end: number): number | null {
  if (end < 100) return -1
  if (end + 1 < 300) return null
  const ranges = averageTrueRanges(candles.slice(Math.max(0, end + 1 - scanned), end + 1), 14).map((one) => one ?? 0)
  const now = ranges.at(-1) ?? 0
  return ranges.slice(-100).filter((one) => one < now).length
}

/** Pearson's correlation of the last 100 changes of the close with those of a market that lacks candles. */
function likenessAt(end: number): number {
  const window = candles.slice(Math.max(0, end + 1 - scanned), end + 1)
  const first = end + 1 - window.length
  const own = window.map(({ time, close }) => ({ time, price: close })).slice(-101)
  const second = window
    .flatMap(({ time, high, low }: Candle, index) =>
      (first + index) % 7 === 3 ? [] : [{ time, price: (high + low) / 2 }],
    )
    .slice(-101)
  const changes = own.slice(1).flatMap(({ time, price }, index) => {
    const place = second.findIndex((one) => one.time === time)
    const [before, other, otherBefore] = [own[index], second[place], second[place - 1]]
    if (before === undefined || other === undefined || otherBefore === undefined) return []
    return [[price / before.price - 1, other.price / otherBefore.price - 1] as const]
  })
  if (changes.length < 30) return 0
  const mean = (part: 0 | 1): number => changes.reduce((sum, pair) => sum + pair[part], 0) / changes.length
  const [one, other] = [mean(0), mean(1)]
  const sum = (of: (pair: readonly [number, number]) => number): number =>
    changes.reduce((all, pair) => all + of(pair), 0)
  const spread = sum(([x]) => (x - one) ** 2) * sum(([, y]) => (y - other) ** 2)
  return spread > 0 ? sum(([x, y]) => (x - one) * (y - other)) / Math.sqrt(spread) : 0
}
