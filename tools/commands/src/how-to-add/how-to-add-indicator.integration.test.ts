import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../repository.ts'
import { pageBlocks, writtenPaths } from './page-blocks.ts'
import { RepositoryCopy } from './repository-copy.ts'

const page = readFileSync(join(repository, 'docs/how-to-add/indicator.md'), 'utf8')
const blocks = pageBlocks(page)
const [id = ''] =
  /(?<=^export const \w+ = defineIndicator\(\{\n {2}id: ')[a-z0-9-]+/mu.exec(blocks[0]?.text ?? '') ?? []
const name = /^\+ {4}name: '(.+)',$/mu.exec(blocks.map(({ text }) => text).join('\n'))?.[1] ?? ''
const compiler = spawnSync('g++', ['--version']).status === 0

let copy: RepositoryCopy
let before: ReadonlyMap<string, string>
beforeAll(() => {
  copy = new RepositoryCopy()
  before = copy.files()
  for (const block of blocks) copy.follow(block)
})
afterAll(() => copy.remove())

test('a command that was forgotten is named by the test that fails', () => {
  const { status, output } = copy.test('unit', 'tools/commands/src/indicators/indicator-registry.test.ts')

  expect(status).not.toBe(0)
  expect(output).toContain('Run `npm run write:indicators`')
})

test('the page names every file that its command writes, and no other', () => {
  expect(copy.run('npm', ['run', '--silent', 'write:indicators']).status).toBe(0)
  const byHand = blocks.map(({ path }) => path)
  const changed = [...copy.files()].flatMap(([path, text]) => (before.get(path) === text ? [] : [path]))

  expect(changed.filter((path) => !byHand.includes(path)).toSorted()).toEqual(writtenPaths(page))
  expect(byHand.filter((path) => !changed.includes(path))).toEqual([])
})

test('the new indicator is in the catalogue, and batch and stream give its signals', () => {
  const { output } = copy.runModule(`
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
  const { batch, stream, ...facts } = JSON.parse(output) as { batch: number[]; stream: number[]; name: string }

  expect(facts).toEqual({ name })
  expect(batch.filter((side) => side !== 0).length).toBeGreaterThan(20)
  expect(stream).toEqual(batch)
})

test('its program for the terminal says what its definition says', ({ skip }) => {
  if (!compiler) skip('g++ is not installed')
  const { status, output } = copy.test(
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
  const lists = ['tools/commands/src/indicators', 'packages/indicators/src/catalogue', 'apps/web/build-tools']
  const { status, output } = copy.test('unit', rule, ...lists, 'apps/terminal/src/programs')

  expect({ status, output }).toMatchObject({ status: 0 })
})
