import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { findCompiler } from '../shim/build-program.ts'
import { newDataFolder, until } from '../testing/real-bridge.ts'
import { TestTerminal } from '../testing/test-terminal.ts'

const compiler = findCompiler()
const reader = fileURLToPath(new URL('../testing/fixtures/json-reader.mq5', import.meta.url))
const count = times(500, 5_000)
const seed = 20_261_121

beforeEach(({ skip }) => {
  if (compiler === null) skip('g++ is not installed')
})

type Answer = { read: boolean; text: string; number: string; whole: number }

/** What the Expert Advisor's reader finds in each line. */
async function readLines(lines: readonly string[]): Promise<Answer[]> {
  const common = join(newDataFolder(), 'common')
  writeFileSync(join(common, 'lines.txt'), lines.join('\n'))
  const terminal = await TestTerminal.start({ common })
  await terminal.addIndicator(reader)
  await until('it has read all', () => terminal.words.some(({ kind }) => kind === 'started' || kind === 'error'))
  expect(await terminal.stop()).toBe(0)
  const printed = terminal.words.filter(({ kind }) => kind === 'print')
  // Safe: the fixture prints exactly these fields.
  return printed.map(({ text }) => JSON.parse(text) as Answer)
}

const plain = fc.string({ maxLength: 30 })
const known = fc.record({
  text: plain,
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })),
  whole: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  other: fc.oneof(
    fc.boolean(),
    fc.constant(null),
    fc.array(plain),
    fc.dictionary(plain, fc.array(fc.jsonValue({ maxDepth: 2 }))),
  ),
})

test(`it reads ${count} objects as JSON means them`, async () => {
  const objects = fc.sample(known, { numRuns: count, seed })
  const answers = await readLines(objects.map((object) => JSON.stringify(object)))

  expect(answers).toEqual(
    objects.map(({ text, number, whole }) => ({ read: true, text, number: JSON.stringify(number), whole })),
  )
})

test(`${count} damaged lines are refused or read, and nothing breaks`, async () => {
  const damage = fc.record({ object: known, at: fc.nat(200), bytes: fc.string({ maxLength: 3 }), isCut: fc.boolean() })
  const lines = fc.sample(damage, { numRuns: count, seed }).map(({ object, at, bytes, isCut }) => {
    const line = JSON.stringify(object)
    const place = at % line.length
    return `${line.slice(0, place)}${bytes}${isCut ? '' : line.slice(place + 1)}`.replaceAll('\n', '') || '{'
  })
  const answers = await readLines(lines)

  expect(answers).toHaveLength(count)
  expect(answers.filter(({ read }) => !read).length).toBeGreaterThan(count / 4)
  // A line that is a JSON object of plain texts is accepted here too.
  const refused = lines.filter((line, index) => answers[index]?.read === false && isObject(line))
  expect(refused).toEqual([])
})

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
