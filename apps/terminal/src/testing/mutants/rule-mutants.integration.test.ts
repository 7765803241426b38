import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSoak, times } from '@stratomate/commands/soak-scale'
import { type Candle, candleColumns, type Indicator, indicators } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { nullWalk } from '@stratomate/indicators/testing/null-walk'
import { afterAll, expect, test } from 'vitest'
import { baselineOscillator } from '../../addons/baseline-oscillator.ts'
import { binaryEagle } from '../../addons/binary-eagle.ts'
import { bossProDefaults } from '../../addons/boss-pro.ts'
import { mqlFolder } from '../../mql-folder.ts'
import { allPrograms } from '../../programs/all-programs.ts'
import { programPath } from '../../programs/program-facts.ts'
import { CompileError } from '../../shim/build-program.ts'
import { bossProSides, wrongBossProRows } from '../boss-pro-reference.ts'
import { compareRun } from '../compare-run.ts'
import { drawnSides } from '../drawn-sides.ts'
import { goldenHistories } from '../golden-candles.ts'
import { needsCompiler } from '../needs-compiler.ts'
import { otherInputs } from '../other-inputs.ts'
import { type ProgramRun, runProgram } from '../run-program.ts'
import { findRuleMutants, type RuleMutant } from './find-rule-mutants.ts'
import { knownBoundarySurvivors } from './known-boundary-survivors.data.ts'
import { knownRuleSurvivors } from './known-rule-survivors.data.ts'

needsCompiler()

const folder = join(tmpdir(), `stratomate-mutants-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const library: Readonly<Record<string, Indicator>> = {
  ...indicators,
  'binary-eagle-indicator': binaryEagle,
  'baseline-oscillator': baselineOscillator,
}
const walk = nullWalk(6_000, 5)
// The history of few prices has signals of BOSS in the last candles of the warm-up of BOSS Pro.
const histories = [...goldenHistories.map(({ candles }) => candles), walk, walk.slice(50)]
/** The rules of the green lines share a block, and are named after it. */
const sourceOf = (id: string): string =>
  id.startsWith('smagreenline') ? 'blocks/define-green-line.mqh' : `rules/${id}.mqh`

const programs = allPrograms()
// A few in each run, all of them in the long run.
const few = ['super-trend', 'otc-3-0', 'boss-pro-indicator', 'baseline-oscillator']
const chosen = (['operator', 'boundary'] as const).flatMap((kind) => {
  const ids = kind === 'operator' ? few : few.slice(-1)
  return programs.filter(({ id }) => isSoak || ids.includes(id)).map((facts) => ({ kind, facts, name: facts.name }))
})
const perRule = times(1, 100)

test('every rule of the library and of the add-ons that draw is there to be changed', () => {
  const ids = programs.map(({ id }) => id)

  expect(indicatorIds.filter((id) => !ids.some((known) => known === id))).toEqual([])
  expect(programs).toHaveLength(23)
})

test.each(chosen)(
  'a changed $kind in the rule of $name is seen by the comparison with its definition',
  async ({ kind, facts }) => {
    const path = sourceOf(facts.id)
    const source = readFileSync(join(mqlFolder, 'Include/Stratomate', path), 'utf8')
    const mutants = findRuleMutants(source, kind).filter((mutant) => !isKnown(path, mutant))
    const survivors: string[] = []
    let tried = 0
    for (const mutant of mutants) {
      if (tried === perRule) break
      const include = overlay(facts.id, { path, source: mutant.source })
      const isSeen = await isDifferent(facts, include)
      if (isSeen === null) continue
      tried += 1
      if (!isSeen) survivors.push(`${path}:${mutant.line} ${mutant.from} ${mutant.to}`)
    }

    expect(await isDifferent(facts, join(mqlFolder, 'Include'))).toBe(false)
    expect(survivors).toEqual([])
  },
)

/** The terminal's Include with one file replaced. */
function overlay(id: string, { path, source }: { path: string; source: string }): string {
  const include = join(folder, id)
  if (!mkdirSync(include, { recursive: true })) rmSync(include, { recursive: true })
  cpSync(join(mqlFolder, 'Include'), include, { recursive: true })
  writeFileSync(join(include, 'Stratomate', path), source)
  return include
}

/** Whether a program differs from its definition or stops; null for a text that is not a program. */
async function isDifferent(
  { id, name, parameters }: (typeof programs)[number],
  include: string,
): Promise<boolean | null> {
  const given = otherInputs(parameters).flatMap(({ values }) => histories.map((candles) => ({ candles, values })))
  try {
    for (const { candles, values } of given) {
      const run = await runProgram({ program: programPath({ name }), candles, inputs: values, include })
      const isBoss = library[id] === undefined
      if (isBoss ? await isOtherBoss(run, { candles, values }) : differs(id, run, { candles, values })) return true
    }
    return false
  } catch (error) {
    return error instanceof CompileError ? null : true
  }
}

type Given = { candles: readonly Candle[]; values: Readonly<Record<string, number>> }

function differs(id: string, run: ProgramRun, { candles, values }: Given): boolean {
  const indicator = library[id]
  if (indicator === undefined) throw new Error(`There is no definition of ${id}.`)
  const expected = indicator.batch(candleColumns(candles), { ...indicator.defaults, ...values })
  const { wrongSides, wrongValues } = compareRun(run, expected)
  return wrongSides.length + wrongValues.length > 0
}

async function isOtherBoss(run: ProgramRun, { candles, values }: Given): Promise<boolean> {
  const all = { ...bossProDefaults, ...values }
  const { strength, ema, atr, margin } = all
  const boss = await runProgram({
    program: programPath({ name: 'BOSS' }),
    candles,
    inputs: { strength, ema, atr, margin },
  })
  const sides = bossProSides(candles, all, 60)
  return (
    drawnSides(run).slice(0, -1).join() !== sides.slice(0, -1).join() || wrongBossProRows(run, boss, all).length > 0
  )
}

function isKnown(path: string, { line, from, to }: RuleMutant): boolean {
  return [...knownRuleSurvivors, ...knownBoundarySurvivors].some(
    ({ place, change }) => place === `${path}:${line}` && change === `${from} ${to}`,
  )
}
