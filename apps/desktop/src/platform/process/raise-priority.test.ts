import { execFileSync } from 'node:child_process'
import { constants, getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PRIORITY_ABOVE_NORMAL, PRIORITY_NORMAL } = constants.priority

/** In a process of its own, because this process would keep the priority that it is given. */
function prioritiesOf(calls: readonly string[]): unknown[] {
  const module = JSON.stringify(fileURLToPath(new URL('raise-priority.ts', import.meta.url)))
  const steps = calls.map((call) => `said.push([own.${call}, getPriority()])`).join(';')
  const script = `
    import { getPriority } from 'node:os'
    import * as own from ${module}
    const said = []
    ${steps}
    console.log(JSON.stringify(said))`
  const options = ['--input-type=module', '--eval', script]
  const answer: unknown = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }))
  return Array.isArray(answer) ? answer : []
}

test('the app goes before other programs where the system allows it, and runs as they do where not', () => {
  const [said] = prioritiesOf(['raisePriority()'])

  expect([
    [true, PRIORITY_ABOVE_NORMAL],
    [false, getPriority()],
  ]).toContainEqual(said)
})

test('a process that has inherited the priority gives it back', () => {
  const [, said] = prioritiesOf(['raisePriority()', 'giveBackPriority()'])

  expect([
    [true, PRIORITY_NORMAL],
    [false, getPriority()],
  ]).toContainEqual(said)
})
