import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleDesktop } from './bundle-desktop.ts'

test.each([
  ['a module', 'esm', 'app.mjs'],
  ['a script for an executable', 'cjs', 'app.cjs'],
] as const)(
  'the desktop app as %s starts with its paper broker, away from its sources, and ends when asked',
  async (_, format, name) => {
    const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { code } = await bundleDesktop(format)
    writeFileSync(join(folder, name), code)
    const child = spawn(process.execPath, [
      join(folder, name),
      '--headless',
      '--data',
      join(folder, 'data'),
      '--server',
      'http://127.0.0.1:9',
    ])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await expect.poll(() => said, { timeout: 20_000 }).toContain('cannot be reached')
    child.kill('SIGTERM')

    expect(await ended).toBe(0)
    expect(said).toContain('paper account, waiting for charts')
    expect(said).not.toContain('Error')
  },
)

test('the app as one script finds its window beside itself and serves it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { code } = await bundleDesktop('esm')
  writeFileSync(join(folder, 'app.mjs'), code)
  mkdirSync(join(folder, 'window/assets'), { recursive: true })
  writeFileSync(join(folder, 'window/index.html'), '<html data-theme="dark">the window</html>')
  const where = ['--browser', 'none', '--data', join(folder, 'data'), '--server', 'http://127.0.0.1:9']
  const child = spawn(process.execPath, [join(folder, 'app.mjs'), ...where])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/The window: http/)
  const [, address = ''] = /The window: (http\S+)/.exec(said) ?? []
  const page = await (await fetch(address)).text()
  child.kill('SIGTERM')

  expect(page).toContain('the window')
  expect(await ended).toBe(0)
})

test('the notices name every package of others in the bundle', async () => {
  const { notices } = await bundleDesktop('esm')

  expect(notices).toMatch(/^jose \d/mu)
  expect(notices).toMatch(/^zod \d/mu)
})
