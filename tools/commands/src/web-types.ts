// The type check of the web app: React Router first writes the types of its routes.
import { join } from 'node:path'
import { repository, tool } from './repository.ts'
import { runStep } from './run-step.ts'

const cwd = join(repository, 'apps/web')
for (const [name, args] of [
  ['react-router', ['typegen']],
  ['tsc', ['-p', 'tsconfig.json']],
] as const) {
  const { passed, output } = await runStep({ name, command: tool(name), args: [...args], cwd })
  if (passed) continue
  console.log(output)
  process.exitCode = 1
  break
}
