// `npm run soak:windows`: makes the setup program and a Debian with Wine where they are missing, and walks with both.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { repository } from '../repository.ts'
import { makeWindowsRoot } from './windows-root.ts'

const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: repository, stdio: 'inherit' })

makeWindowsRoot()
node(join(repository, 'tools/packaging/src/build-executable.ts'))
node(join(import.meta.dirname, '../test.ts'), 'e2e', 'windows.test.ts')
