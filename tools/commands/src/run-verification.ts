import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, repository, tool } from './repository.ts'
import { runStep, type Step, type StepResult } from './run-step.ts'

const atOnce = 2
const ignoreFiles = ['.gitignore', 'tools/house/oxfmt.ignore'].flatMap((file) => ['--ignore-path', file])
const formatConfig = ['-c', 'tools/house/oxfmt.json', ...ignoreFiles]

/**
 * Runs every check of the house, two at a time, and prints one line for each; output follows only a failed one.
 * @returns the failed checks, in the order of the table
 */
export async function runVerification(): Promise<StepResult[]> {
  const waiting = steps()
  const results: StepResult[] = []
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
    ...webTypes(),
    ...types('window', 'apps/desktop'),
    ...types('e2e', 'tests/e2e'),
    { name: 'size of the home page', command: node, args: ['tools/commands/src/web-size.mjs'] },
    { name: 'house laws', command: node, args: ['tools/house/src/main.ts'] },
    { name: 'format', command: tool('oxfmt'), args: [...formatConfig, '--list-different', '.'] },
  ]
}

/** React Router writes the types of its routes first. */
function webTypes(): Step[] {
  const cwd = join(repository, 'apps/web')
  if (!existsSync(join(cwd, 'tsconfig.json'))) return []
  const check = { name: 'types: web', command: tool('tsc'), args: ['-p', 'tsconfig.json'], cwd }
  if (!existsSync(join(cwd, 'react-router.config.ts'))) return [check]
  return [{ ...check, command: node, args: [join(import.meta.dirname, 'web-types.ts')] }]
}

function print({ name, passed, seconds, output }: StepResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '  '))
}
