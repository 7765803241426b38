import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { node } from './repository.ts'

const buildScript = `node -e "require('node:fs').mkdirSync('build/client', { recursive: true })"`
const windowScript = `node -e "const { mkdirSync, writeFileSync } = require('node:fs'); mkdirSync('build/window', { recursive: true }); writeFileSync('build/window/index.html', '')"`
const packagesScript = `node -e "const { mkdirSync, writeFileSync } = require('node:fs'); mkdirSync('build', { recursive: true }); writeFileSync('build/packages.json', '[]')"`

test('a first run installs and builds, a second one finds everything in place', async () => {
  const root = makeRepository()

  const first = await runSetup(root)
  const second = await runSetup(root)

  expect(first.output).toContain('because this is the first run in this folder')
  expect(first.output).toContain('Built the web pages')
  expect(first.output).toContain('Built the window of the desktop app')
  expect(first.output).toContain('Built the packages for download')
  expect(second).toEqual({ code: 0, output: 'Set-up: packages and builds are up to date.\n' })
})

test('the pages are built again after a change of their source, and not after a change of a test', async () => {
  const root = makeRepository()
  await runSetup(root)

  writeFileSync(join(root, 'packages/ui/src/button.test.tsx'), 'changed')
  const afterTest = await runSetup(root)
  writeFileSync(join(root, 'packages/ui/src/button.tsx'), 'changed')
  const afterSource = await runSetup(root)

  expect(afterTest.output).toContain('up to date')
  expect(afterSource.output).toContain('because their source has changed')
})

test('packages that npm install has put there already are not installed again', async () => {
  const root = makeRepository()
  await runSetup(root)

  rmSync(join(root, 'node_modules/.stratomate-setup.json'))
  const { output } = await runSetup(root, '--install')

  expect(output).toBe('Set-up: packages are up to date.\n')
})

test('a registry out of reach is told in one line with its remedy, and the test command still ends plainly', async () => {
  const root = makeRepository({ dependencies: { 'not-in-the-lock': '1.0.0' } })

  const { code, output } = await runSetup(root, '--install')

  expect(code).toBe(1)
  expect(output).toContain('✗ npm could not reach the package registry')
  expect(output).toMatch(/^0 passed, 1 failed$/m)
})

test('a copy without its lock file is told so', async () => {
  const root = makeRepository()
  rmSync(join(root, 'package-lock.json'))

  expect(await runSetup(root)).toMatchObject({
    code: 1,
    output: expect.stringContaining('✗ package-lock.json is missing'),
  })
})

test('a web build that fails shows what it said under our sentence', async () => {
  const root = makeRepository({}, `node -e "console.log('no such page'); process.exit(3)"`)

  const { code, output } = await runSetup(root)

  expect(code).toBe(1)
  expect(output).toContain('✗ The web pages could not be built; the build said:')
  expect(output).toContain('    no such page')
})

test('the lock file gets every platform that an optional dependency names', async () => {
  const root = makeRepository()
  const parser = {
    version: '1.0.0',
    optionalDependencies: { '@p/binding-linux-x64-musl': '1.0.0', '@p/binding-win32-x64-msvc': '1.0.0' },
  }
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { '': {}, 'node_modules/parser': parser } }),
  )

  const first = await run(root, 'complete-lockfile.mjs')
  const second = await run(root, 'complete-lockfile.mjs')

  expect(first.output).toContain('2 packages of other platforms added')
  expect(second.output).toContain('0 packages of other platforms added')
  expect(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).toMatchObject({
    packages: {
      'node_modules/@p/binding-linux-x64-musl': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        optional: true,
      },
      'node_modules/@p/binding-win32-x64-msvc': { version: '1.0.0', os: ['win32'], cpu: ['x64'], optional: true },
    },
  })
})

/** A small repository with the real set-up scripts, a web app and no dependencies, so that npm needs no network. */
function makeRepository(manifest = {}, build = buildScript): string {
  const root = mkdtempSync(join(tmpdir(), 'stratomate-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(import.meta.dirname, join(root, 'tools/commands/src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  })
  for (const folder of ['apps/web/src', 'apps/desktop/src', 'packages/ui/src'])
    mkdirSync(join(root, folder), { recursive: true })
  const workspaces = ['apps/*', 'tools/packaging']
  const web = { name: '@stratomate/web', version: '1.0.0', scripts: { build } }
  const desktop = { name: '@stratomate/desktop', version: '1.0.0', scripts: { build: windowScript } }
  const packaging = { name: '@stratomate/packaging', version: '1.0.0', scripts: { build: packagesScript } }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', workspaces, ...manifest }),
  )
  writeFileSync(join(root, 'apps/web/package.json'), JSON.stringify(web))
  writeFileSync(join(root, 'apps/desktop/package.json'), JSON.stringify(desktop))
  mkdirSync(join(root, 'tools/packaging'))
  writeFileSync(join(root, 'tools/packaging/package.json'), JSON.stringify(packaging))
  writeFileSync(join(root, 'packages/ui/src/button.tsx'), '')
  const packages = {
    '': { name: 'small', version: '1.0.0', workspaces },
    'apps/web': { name: '@stratomate/web', version: '1.0.0' },
    'node_modules/@stratomate/web': { resolved: 'apps/web', link: true },
    'apps/desktop': { name: '@stratomate/desktop', version: '1.0.0' },
    'node_modules/@stratomate/desktop': { resolved: 'apps/desktop', link: true },
    'tools/packaging': { name: '@stratomate/packaging', version: '1.0.0' },
    'node_modules/@stratomate/packaging': { resolved: 'tools/packaging', link: true },
  }
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
  )
  return root
}

// A registry that nobody can reach: whatever needs the network fails at once.
const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }

function runSetup(root: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return run(root, 'setup.mjs', ...args)
}

function run(root: string, script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      node,
      [join(root, 'tools/commands/src', script), ...args],
      { cwd: root, env },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 1, output: stdout + stderr })
      },
    )
  })
}
