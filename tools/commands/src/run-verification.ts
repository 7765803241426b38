// `npm run verify`: format, lint, house laws, types and unused code. Every check runs, also after a failed one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, repository, tool } from './repository.ts'
import { runStep, type Step, type StepResult } from './run-step.ts'

const atOnce = 2
const ignoreFiles = ['.gitignore', 'tools/house/oxfmt.ignore'].flatMap((file) => ['--ignore-path', file])
const formatConfig = ['-c', 'tools/house/oxfmt.json', ...ignoreFiles]

/** React Router writes the types of its routes again, before anything reads them. */
const routeTypesStep: Step = {
  name: 'types of the routes',
  command: tool('react-router'),
  args: ['typegen'],
  cwd: join(repository, 'apps/web'),
}

/**
 * Runs every check of the house, two at a time, and prints one line for each; output follows only a failed one.
 * @returns the failed checks, in the order of the table
 */
export async function runVerification(): Promise<StepResult[]> {
  const routeTypes = await runStep(routeTypesStep)
  const results = [routeTypes].filter(({ passed }) => !passed)
  results.forEach(print)
  const waiting = steps()
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step)
      print(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.filter(({ passed }) => !passed)
}

/** Longest first, so that both lanes end together. */
function steps(): Step[] {
  const types = (name: string, folder: string): Step[] =>
    existsSync(join(repository, folder, 'tsconfig.json'))
      ? [{ name: `types: ${name}`, command: tool('tsc'), args: ['-p', join(folder, 'tsconfig.json')] }]
      : []
  return [
    {
      name: 'lint',
      command: tool('oxlint'),
      args: ['-c', 'tools/house/oxlint.json', '--type-aware', '--deny-warnings', '.'],
    },
    ...types('server, desktop, packages, tools', '.'),
    {
      name: 'unused files, exports and dependencies',
      command: tool('knip'),
      args: ['-c', 'tools/house/knip.json', '--no-progress', '--no-config-hints'],
    },
    ...types('web', 'apps/web'),
    ...types('window', 'apps/desktop'),
    ...types('e2e', 'tests/e2e'),
    { name: 'size of the home page', command: node, args: ['tools/commands/src/web-size.mjs'] },
    { name: 'house laws', command: node, args: ['tools/house/src/main.ts'] },
    { name: 'format', command: tool('oxfmt'), args: [...formatConfig, '--list-different', '.'] },
  ]
}

function print({ name, passed, seconds, output }: StepResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '  '))
}

if (process.argv[1] === import.meta.filename) {
  const failed = await runVerification()
  console.log(failed.length === 0 ? 'The house stands.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
