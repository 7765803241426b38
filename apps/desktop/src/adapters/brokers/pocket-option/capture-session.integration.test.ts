import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, findInstalledChromium } from '@stratomate/commands/browser/browser'
import { type PocketSimulator, startPocketSimulator } from '@stratomate/simulators/pocket-option/pocket-simulator'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CaptureOptions, captureSession } from './capture-session.ts'

let simulator: PocketSimulator
let browser: Browser | null
const folders: string[] = []

beforeAll(async () => {
  simulator = await startPocketSimulator()
  browser = findInstalledChromium()
})

beforeEach(({ skip }) => {
  if (browser === null) skip('no browser is installed here, and the one from npm needs an environment of its own')
})

afterAll(async () => {
  await simulator.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function partsOf(change: Partial<CaptureOptions> = {}): CaptureOptions {
  if (browser === null) throw new Error('There is no browser.')
  const profileFolder = mkdtempSync(join(tmpdir(), 'profile-'))
  folders.push(profileFolder)
  return {
    program: browser.executablePath,
    profileFolder,
    pageUrl: `${simulator.origin}/#by-itself`,
    account: 'demo',
    stop: new AbortController().signal,
    patienceMs: 60_000,
    moreArgs: [...new Set([...browser.args, '--headless', '--no-sandbox', '--disable-gpu'])],
    ...change,
  }
}

test('the sign-in of the page is captured with its socket, its origin and its browser', async () => {
  const result = await captureSession(partsOf())

  expect(result.kind).toBe('captured')
  if (result.kind !== 'captured') return
  expect(result.session.socketUrl).toBe(simulator.socketUrl)
  expect(result.session.origin).toBe(simulator.origin)
  expect(result.session.userAgent).toContain('Mozilla')
  expect(result.session.auth).toMatchObject({ isDemo: 1, uid: 70_000_001, platform: 2 })
  expect(result.session.auth.session).toContain('session_id')
})

test('the sign-in of the other kind of account is not taken', async () => {
  expect(await captureSession(partsOf({ account: 'live', patienceMs: 4_000 }))).toEqual({ kind: 'too_long' })
})

test('a person who does not sign in can give up', async () => {
  const stop = new AbortController()
  const waiting = captureSession(partsOf({ pageUrl: simulator.origin, stop: stop.signal }))
  setTimeout(() => stop.abort(), 500)

  expect(await waiting).toEqual({ kind: 'gave_up' })
})

test('a browser that is not there ends the wait', async () => {
  expect(await captureSession(partsOf({ program: '/not/a/browser' }))).toEqual({ kind: 'closed' })
})
