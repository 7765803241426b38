import { expect, test } from 'vitest'
import { findImportCycles } from './find-import-cycles.ts'
import { measure, writeMeasures } from './measure.ts'
import { readSource } from './source-file.ts'

const workspaces = [
  {
    folder: 'packages/domain',
    name: '@stratomate/domain',
    imports: {},
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
  },
]

test('an export that goes through the index is used, one that nobody takes is not', () => {
  const { unusedExports } = measure(
    [
      readSource('packages/domain/src/index.ts', "export { taken } from './plans.ts'"),
      readSource(
        'packages/domain/src/plans.ts',
        'export const taken = 1\nexport const left = 2\nexport const own = 3\nexport type Plan = typeof own',
      ),
      readSource('apps/web/src/features/billing/plan.ts', "import { taken } from '@stratomate/domain'\ntaken"),
    ],
    workspaces,
  )
  expect(unusedExports).toEqual([
    { path: 'packages/domain/src/plans.ts', name: 'left', isUsedAtHome: false },
    { path: 'packages/domain/src/plans.ts', name: 'own', isUsedAtHome: true },
  ])
})

test('casts count, constants do not; functions count with a body of statements', () => {
  const text = [
    'export function read(value: unknown) {',
    '  const names = ["one"] as const',
    '  return names.map((name) => name).concat(value as string[])',
    '}',
  ].join('\n')
  const { castsPerThousandLines, functionLines, fileLines } = measure(
    [readSource('packages/domain/src/plans.ts', text)],
    workspaces,
  )
  expect(castsPerThousandLines).toBe(250)
  expect(functionLines).toEqual({ count: 1, median: 4, p90: 4, long: 0 })
  expect(fileLines.median).toBe(4)
})

test('a folder of 26 source files is full, its tests apart, and the largest room is a share of its app', () => {
  const file = (name: string) => readSource(`apps/web/src/features/billing/${name}.ts`, 'export const price = 1')
  const files = Array.from({ length: 26 }, (_, index) => file(`price-${index}`))
  const tests = [file('price.test'), file('plan.test')]
  const measures = measure([...files, ...tests, readSource('apps/web/src/routes/home.tsx', 'a\nb')], workspaces)
  expect(measures.fullFolders).toEqual([{ folder: 'apps/web/src/features/billing', files: 26 }])
  expect(measures.largestRooms.find(({ app }) => app === 'web')).toMatchObject({
    room: 'web-features: billing',
    share: 26 / 28,
  })
  expect(writeMeasures(measures)).toContain('apps/web/src/features/billing: 26')
})

test("a program of MQL5 that is written from its definition is nobody's line", () => {
  const rule = readSource('apps/terminal/mql5/Include/Stratomate/rules/boss.mqh', '// A rule.\nint x;')
  const program = readSource(
    'apps/terminal/mql5/Indicators/Stratomate/BOSS.mq5',
    '// BOSS. Written from its definition by apps/terminal/src/programs.\n\nint y;',
  )
  expect(measure([rule, program], workspaces).largestRooms.find(({ app }) => app === 'terminal')).toEqual({
    app: 'terminal',
    room: 'rules',
    lines: 2,
    share: 1,
  })
})

test('a ring of imports is one cycle, whatever leads into it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ])
  expect(findImportCycles(imports)).toEqual([['b', 'c']])
})

test('a definition that tests compare with is neither a line of tests nor one of source; its own test is', () => {
  const { testShares } = measure(
    [
      readSource('packages/indicators/src/kernels/sma.ts', 'a\nb'),
      readSource('packages/indicators/src/formulas/simple-average.ts', 'a\nb\nc'),
      readSource('packages/indicators/src/formulas/simple-average.test.ts', 'a'),
    ],
    workspaces,
  )
  expect(testShares.find(({ folder }) => folder === 'packages/indicators/src')?.share).toBe(0.5)
})
