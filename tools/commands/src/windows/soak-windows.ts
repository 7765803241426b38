// `npm run soak:windows`: makes the setup program and a Debian with Wine where they are missing, and walks with both.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../repository.ts'
import { makeWindowsRoot } from './windows-root.ts'

function node(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: repository, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

makeWindowsRoot()
// The window first, because the executable contains the built one.
node(join(import.meta.dirname, '../setup.mjs'))
node(join(repository, 'tools/packaging/src/build-executable.ts'))
node(join(import.meta.dirname, '../test.ts'), '--soak', 'e2e', 'windows.test.ts')
