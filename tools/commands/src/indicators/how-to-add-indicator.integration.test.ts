import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { node, repository, tool } from '../repository.ts'

const page = readFileSync(join(repository, 'docs/how-to-add/indicator.md'), 'utf8')
const copied = [
  'apps/terminal',
  'apps/web',
  'content',
  'docs',
  'packages',
  'tools',
  '.gitignore',
  'package.json',
  'tsconfig.json',
]
const skipped = ['node_modules', 'build', 'dist', 'build-cache', '.react-router']

type Block = { path: string; isInserted: boolean; text: string }
const blocks = blocksOf(page)
const [id = ''] =
  /(?<=^export const \w+ = defineIndicator\(\{\n {2}id: ')[a-z0-9-]+/mu.exec(blocks[0]?.text ?? '') ?? []
const name = /^ {4}name: '(.+)',$/mu.exec(blocks.map(({ text }) => text).join('\n'))?.[1] ?? ''
const compiler = spawnSync('g++', ['--version']).status === 0

let copy: string
let before: ReadonlyMap<string, string>
beforeAll(() => {
  copy = copyOfRepository()
  before = filesOf(copy)
  for (const block of blocks) follow(block)
})
afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

test('a command that was forgotten is named by the test that fails', () => {
  const { status, output } = runTests('unit', 'tools/commands/src/indicators/indicator-registry.test.ts')

  expect(status).not.toBe(0)
  expect(output).toContain('Run `npm run write:indicators`')
})

test('the page names every file that its command writes, and no other', () => {
  execFileSync('npm', ['run', '--silent', 'write:indicators'], { cwd: copy, stdio: 'pipe' })
  const byHand = blocks.map(({ path }) => path)
  const after = filesOf(copy)
  const changed = [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path]))

  expect(changed.filter((path) => !byHand.includes(path)).toSorted()).toEqual(writtenPaths(page))
  expect(byHand.filter((path) => !changed.includes(path))).toEqual([])
})

test('the new indicator is in the catalogue, and batch and stream give its signals', () => {
  const docs = runInCopy(`
    import { candleColumns, indicators } from '@stratomate/indicators'
    import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
    import { sampleCandles } from '@stratomate/indicators/sample-candles'
    const indicator = indicators['${id}']
    const candles = sampleCandles(3_000)
    const stream = indicator.createStream(indicator.defaults)
    const sides = candles.map((candle) => ({ buy: 1, sell: -1 })[stream.next(candle)] ?? 0)
    const { signals } = indicator.batch(candleColumns(candles), indicator.defaults)
    const { name } = catalogue.find((facts) => facts.id === '${id}')
    console.log(JSON.stringify({ name, batch: [...signals], stream: sides }))
  `)
  const { batch, stream, ...facts } = JSON.parse(docs) as { batch: number[]; stream: number[]; name: string }

  expect(facts).toEqual({ name })
  expect(batch.filter((side) => side !== 0).length).toBeGreaterThan(20)
  expect(stream).toEqual(batch)
})

test('its program for the terminal says what its definition says', ({ skip }) => {
  if (!compiler) skip('g++ is not installed')
  const { status, output } = runTests(
    'integration',
    'apps/terminal/src/programs/indicators.integration.test.ts',
    '-t',
    name,
  )

  expect(output).toMatch(/Tests .*\d+ passed/u)
  expect({ status, output }).toMatchObject({ status: 0 })
})

test('the tests of the new indicator and of all that is written pass', () => {
  const rule = dirname(blocks[0]?.path ?? '')
  const lists = ['tools/commands/src/indicator', 'packages/indicators/src/catalogue', 'apps/web/build-tools']
  const { status, output } = runTests('unit', rule, ...lists, 'apps/terminal/src/programs')

  expect({ status, output }).toMatchObject({ status: 0 })
})

/** The blocks of code that name the file they belong to, without the indentation of the list. */
function blocksOf(text: string): Block[] {
  const fences = text.matchAll(/^ {3}```(?:ts|cpp) (\S+)( \(before the last line\))?\n([\s\S]*?)^ {3}```$/gmu)
  return [...fences].map(([, path = '', inserted, code = '']) => {
    return { path, isInserted: inserted !== undefined, text: code.replaceAll(/^ {3}/gmu, '') }
  })
}

function writtenPaths(text: string): string[] {
  const [, list = ''] = /^ {3}```text\n([\s\S]*?)^ {3}```$/mu.exec(text) ?? []
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

function follow({ path, isInserted, text }: Block): void {
  const file = join(copy, path)
  mkdirSync(dirname(file), { recursive: true })
  if (!isInserted) {
    writeFileSync(file, text)
    return
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  writeFileSync(file, `${[...lines.slice(0, -1), text.trimEnd(), lines.at(-1)].join('\n')}\n`)
}

/** Its packages are the copied ones; all others are those of the repository. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'how-to-add-'))
  for (const path of copied) {
    cpSync(join(repository, path), join(folder, path), {
      recursive: true,
      filter: (source) => !skipped.includes(basename(source)),
    })
  }
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@stratomate'), { recursive: true })
  for (const entry of readdirSync(join(repository, 'node_modules'))) {
    if (entry === '@stratomate' || entry === '.cache') continue
    symlinkSync(join(repository, 'node_modules', entry), join(modules, entry))
  }
  for (const { path, name: packageName } of workspacesOf(folder)) {
    symlinkSync(path, join(modules, packageName))
  }
  return folder
}

function workspacesOf(folder: string): { path: string; name: string }[] {
  const parents = ['apps', 'packages', 'tools'].map((parent) => join(folder, parent))
  const found = parents.flatMap((parent) => readdirSync(parent).map((entry) => join(parent, entry)))
  return [...found, join(folder, 'content')].map((path) => {
    const { name: packageName } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string }
    return { path, name: packageName }
  })
}

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const paths = files.map((file) => file.slice(folder.length + 1)).filter((path) => !path.startsWith('node_modules/'))
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

function runInCopy(source: string): string {
  const script = join(copy, 'script.mjs')
  writeFileSync(script, source)
  return execFileSync(node, [script], { cwd: copy, encoding: 'utf8' })
}

function runTests(project: string, ...filters: readonly string[]): { status: number | null; output: string } {
  const config = ['-c', 'tools/house/vitest.config.ts', '--project', project]
  const { status, stdout, stderr } = spawnSync(tool('vitest'), ['run', ...config, ...filters], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
  })
  return { status, output: `${stdout}${stderr}` }
}
