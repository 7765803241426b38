// `node tools/house/src/measure.ts`: the house in numbers, to be compared with those of before.
import { dirname, join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { findImportCycles } from './find-import-cycles.ts'
import { findUnusedExports, type UnusedExport } from './find-unused-exports.ts'
import { readRepository } from './read-repository.ts'
import { resolveImport, type Workspace } from './resolve-import.ts'
import { roomOf } from './rooms.ts'
import { mqlRoomOf } from './terminal-rooms.ts'
import { isTest, type SourceFile } from './source-file.ts'

const filesOfFolderMax = 25
const linesOfShortFile = 12
const linesOfFunctionMax = 70

/** The house in numbers. Lines are those of source files; tests count in `testShares` alone. */
export type Measures = {
  /** The largest room of each app; `share` is of the lines of its app, from 0 to 1. */
  largestRooms: { app: string; room: string; lines: number; share: number }[]
  fullFolders: { folder: string; files: number }[]
  shortFiles: string[]
  unusedExports: UnusedExport[]
  castsPerThousandLines: number
  functionLines: { count: number; median: number; p90: number; long: number }
  fileLines: { count: number; median: number; p90: number }
  cycles: string[][]
  /** Lines of tests for each line of source; readable definitions that tests compare with are no source. */
  testShares: { folder: string; share: number }[]
}

/** Measures files that were read; generated ones are not among them. */
export function measure(files: readonly SourceFile[], workspaces: readonly Workspace[]): Measures {
  const code = files.filter((file) => file.code !== null)
  const sources = code.filter(({ path }) => !isTest(path))
  const lengths = sources.map(({ text }) => linesOf(text))
  const functions = sources.flatMap(functionLengths)
  return {
    largestRooms: ['server', 'web', 'desktop', 'terminal'].map((app) =>
      largestRoom(app, [...sources, ...files.filter(isMql)]),
    ),
    fullFolders: [...countBy(sources, ({ path }) => dirname(path))]
      .filter(([, count]) => count > filesOfFolderMax)
      .map(([folder, count]) => ({ folder, files: count }))
      .toSorted((one, other) => other.files - one.files),
    shortFiles: sources.filter(({ text }) => linesOf(text) < linesOfShortFile).map(({ path }) => path),
    unusedExports: findUnusedExports(code, workspaces).filter(({ path }) => !isTest(path)),
    castsPerThousandLines: (1000 * sum(sources.map(countCasts))) / sum(lengths),
    functionLines: {
      count: functions.length,
      median: quantile(functions, 0.5),
      p90: quantile(functions, 0.9),
      long: functions.filter((lines) => lines > linesOfFunctionMax).length,
    },
    fileLines: { count: lengths.length, median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9) },
    cycles: findImportCycles(importsOf(code, workspaces)),
    testShares: ['engine', 'domain', 'indicators'].map((name) => testShare(`packages/${name}/src`, code)),
  }
}

/** A feature or an adapter with a separate folder is a room, whichever row of the table it is in. */
function largestRoom(app: string, sources: readonly SourceFile[]): Measures['largestRooms'][number] {
  const own = sources.filter(({ path }) => path.startsWith(`apps/${app}/`))
  const all = sum(own.map(({ text }) => linesOf(text)))
  const rooms = new Map<string, number>()
  for (const { path, text } of own) {
    const noun = /\/(?:features|adapters)\/([^/]+)\//.exec(path)?.[1]
    const name = roomOf(path)?.name ?? mqlRoomOf(path)?.name ?? 'none'
    const room = noun === undefined || name.endsWith(noun) ? name : `${name}: ${noun}`
    rooms.set(room, (rooms.get(room) ?? 0) + linesOf(text))
  }
  const [room, lines] = [...rooms].toSorted((one, other) => other[1] - one[1])[0] ?? ['none', 0]
  return { app, room, lines, share: all === 0 ? 0 : lines / all }
}

/**
 * Sources of MQL5 have separate rooms and no code that the laws can read. A generated program says so in its first
 * line.
 */
function isMql({ path, text }: SourceFile): boolean {
  return /\.mq[5h]$/u.test(path) && !/^\/\/ .*\bWritten .*by apps\//u.test(text)
}

function countCasts({ code }: SourceFile): number {
  let count = 0
  const visitor = new Visitor({
    TSAsExpression({ typeAnnotation }) {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const'
      if (!isConst) count += 1
    },
  })
  if (code !== null) visitor.visit(code.program)
  return count
}

/** The lines of each function with a body of statements: an arrow with only an expression does not count. */
function functionLengths({ text, code }: SourceFile): number[] {
  const lengths: number[] = []
  const add = ({ start, end }: { start: number; end: number }) => void lengths.push(linesOf(text.slice(start, end)))
  const visitor = new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression(node) {
      if (node.body.type === 'BlockStatement') add(node)
    },
  })
  if (code !== null) visitor.visit(code.program)
  return lengths
}

function importsOf(files: readonly SourceFile[], workspaces: readonly Workspace[]): Map<string, string[]> {
  return new Map(
    files.map(({ path, code }) => {
      const targets = (code?.imports ?? []).map(({ specifier }) => resolveImport(specifier, path, workspaces))
      return [path, targets.flatMap((target) => (target.kind === 'file' ? [target.path] : []))]
    }),
  )
}

/**
 * The readable definitions of the indicators and their list beside the kernels count as neither: no product runs them,
 * so they need no tests of their own length, but they are no tests either, because a trader reads them as the
 * definition.
 */
const references = /^packages\/indicators\/src\/(?:formulas|comparison)\//u

function testShare(folder: string, files: readonly SourceFile[]): Measures['testShares'][number] {
  const own = files.filter(({ path }) => path.startsWith(`${folder}/`) && (isTest(path) || !references.test(path)))
  const lines = (wanted: boolean) =>
    sum(own.filter(({ path }) => isTest(path) === wanted).map(({ text }) => linesOf(text)))
  return { folder, share: lines(true) / Math.max(1, lines(false)) }
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
  return counts
}

/** The measures as lines for a reader. */
export function writeMeasures(measures: Measures): string {
  const { castsPerThousandLines, functionLines, fileLines } = measures
  const atHome = measures.unusedExports.filter(({ isUsedAtHome }) => isUsedAtHome).length
  return [
    'largest rooms',
    ...measures.largestRooms.map(
      ({ app, room, lines, share }) => `  ${app}: ${room}, ${lines} lines, ${(100 * share).toFixed(1)} %`,
    ),
    `folders over ${filesOfFolderMax} source files: ${measures.fullFolders.length}`,
    ...measures.fullFolders.map(({ folder, files }) => `  ${folder}: ${files}`),
    `files under ${linesOfShortFile} lines: ${measures.shortFiles.length}`,
    `exports that no other file imports: ${measures.unusedExports.length}, of which used at home: ${atHome}`,
    ...measures.unusedExports.filter(({ isUsedAtHome }) => !isUsedAtHome).map(({ path, name }) => `  ${path}: ${name}`),
    `casts per 1,000 lines: ${castsPerThousandLines.toFixed(2)}`,
    `functions: ${functionLines.count}, median ${functionLines.median} lines, p90 ${functionLines.p90}, over ${linesOfFunctionMax}: ${functionLines.long}`,
    `files: ${fileLines.count}, median ${fileLines.median} lines, p90 ${fileLines.p90}`,
    `import cycles: ${measures.cycles.length}`,
    ...measures.cycles.map((cycle) => `  ${cycle.join(' ')}`),
    'lines of tests for each line of source',
    ...measures.testShares.map(({ folder, share }) => `  ${folder}: ${share.toFixed(2)}`),
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const { files, workspaces } = readRepository(join(import.meta.dirname, '../../..'))
  console.log(writeMeasures(measure(files, workspaces)))
}
