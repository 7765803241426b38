// How much script the home page loads, against its limits. The pages are built first when their sources have changed.
import { join } from 'node:path'
import { buildWeb } from './setup/build-web.mjs'
import { node, repository } from './repository.ts'
import { runStep } from './run-step.ts'

await buildWeb(repository)
const { passed, output } = await runStep({
  name: 'size-limit',
  command: node,
  args: [join(repository, 'node_modules/size-limit/bin.js')],
  cwd: join(repository, 'apps/web'),
})
console.log(output)
process.exitCode = passed ? 0 : 1
