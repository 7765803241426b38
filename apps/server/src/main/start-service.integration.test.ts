import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@stratomate/commands/environment/program-path'
import { listeningPort } from '@stratomate/std/ports'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { readSettings } from './settings.ts'
import { startService } from './start-service.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-start-'))
  folders.push(folder)
  return folder
}

/** Runs the server as a process until it ends; returns its exit code and its output. */
async function run(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program], { env: bareEnvironment(environment) })
  let said = ''
  child.stdout.on('data', (part) => (said += part))
  child.stderr.on('data', (part) => (said += part))
  const [code] = await once(child, 'exit')
  return { code, said }
}

test('a wrong setting stops the start with one line that names it', async () => {
  const { code, said } = await run({ PORT: 'none' })

  expect(code).toBe(1)
  expect(said).toMatch(/^Cannot start\. PORT is not valid/u)
})

test('a second service on the same data stops with a clear line', async () => {
  const folder = newFolder()
  const first = await startService(readSettings({ PORT: '0', DATA_DIR: folder }), createLogger({ kind: 'none' }))
  try {
    const { code, said } = await run({ PORT: '0', DATA_DIR: folder })

    expect(code).toBe(1)
    expect(said).toContain('is in use by another process')
  } finally {
    await first.close()
  }
})

test('a port that is taken stops the start with a clear line', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const port = String(listeningPort(holder))
  try {
    const { code, said } = await run({ PORT: port, DATA_DIR: newFolder() })

    expect(code).toBe(1)
    expect(said).toContain('PORT is taken by another program')
  } finally {
    holder.close()
  }
})

test('a data folder that cannot be written stops the start with a clear line', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')

  const { code, said } = await run({ PORT: '0', DATA_DIR: join(file, 'data') })

  expect(code).toBe(1)
  expect(said).toContain('DATA_DIR is not writable')
})

test.each([
  { what: 'nothing fits', bytes: 4_096 },
  { what: 'a database does not fit', bytes: 30 * 1_024 * 1_024 },
])('a first start on a disk where $what says so in plain words', async ({ bytes }) => {
  const folder = newFolder()
  const mounted = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'none', folder])
  if (mounted.status !== 0) return console.warn('test skipped: no small disk can be mounted here')
  try {
    if (bytes === 4_096) writeFileSync(join(folder, 'filler'), 'x'.repeat(4_096))
    const { code, said } = await run({ PORT: '0', DATA_DIR: folder })

    expect(code).toBe(1)
    expect(said).toContain('The disk of DATA_DIR is full: free at least 200 MB and start again.')
    expect(said).not.toContain('    at ')
  } finally {
    spawnSync('/usr/bin/umount', ['-l', folder])
  }
})

test('Ctrl-C stops the service cleanly', async () => {
  const environment = { PORT: '0', DATA_DIR: newFolder() }
  const child = spawn(process.execPath, [program], { env: bareEnvironment(environment) })
  let said = ''
  child.stdout.on('data', (part) => (said += part))
  while (!said.includes('Ctrl-C stops')) await once(child.stdout, 'data')

  child.kill('SIGINT')
  const [code] = await once(child, 'exit')

  expect(code).toBe(0)
  expect(said).toContain('Stopped.')
})
