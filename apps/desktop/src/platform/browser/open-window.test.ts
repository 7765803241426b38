import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser, openWindow, parseAppPath } from './open-window.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'browser-'))
const linux = (...folders: string[]) => ({ platform: 'linux', environment: { PATH: folders.join(delimiter) } }) as const

test('Edge comes before the others, wherever the folders stand in the path', () => {
  const [one, other] = [newFolder(), newFolder()]
  writeFileSync(join(one, 'chromium'), '')
  writeFileSync(join(other, 'microsoft-edge'), '')

  expect(findBrowser(linux(one, other))).toBe(join(other, 'microsoft-edge'))
  expect(findBrowser(linux(one))).toBe(join(one, 'chromium'))
  expect(findBrowser(linux(newFolder(), ''))).toBeNull()
  expect(findBrowser({ platform: 'linux', environment: {} })).toBeNull()
})

test('on Windows the registry is asked first, and what it names must be there', () => {
  const folder = newFolder()
  const edge = join(folder, 'msedge.exe')
  const windows = { platform: 'win32', environment: {} } as const
  expect(findBrowser(windows, () => edge)).toBeNull()

  writeFileSync(edge, '')
  expect(findBrowser(windows, (name) => (name === 'msedge.exe' ? edge : null))).toBe(edge)
})

test.each([
  [
    '    (Default)    REG_SZ    C:\\Program Files (x86)\\Edge\\msedge.exe\r\n',
    'C:\\Program Files (x86)\\Edge\\msedge.exe',
  ],
  ['  (Standard)  REG_EXPAND_SZ  "C:\\Chrome\\chrome.exe"', 'C:\\Chrome\\chrome.exe'],
  ['ERROR: The system was unable to find the key.', null],
  ['', null],
])('what the registry prints (%j) is read', (text, path) => {
  expect(parseAppPath(text)).toBe(path)
})

test('a window is an app of its own with a profile of its own', async () => {
  const folder = newFolder()
  const [program, output] = [join(folder, 'browser'), join(folder, 'told')]
  writeFileSync(program, `#!/bin/sh\necho "$@" > ${output}.part && mv ${output}.part ${output}\n`)
  chmodSync(program, 0o755)
  mkdirSync(join(folder, 'profile'))
  const place = { profile: join(folder, 'profile'), environment: {} }
  expect(openWindow('http://127.0.0.1:1/#t', { ...place, browser: { kind: 'none' } })).toBe(false)

  expect(openWindow('http://127.0.0.1:1/#t', { ...place, browser: { kind: 'program', path: program } })).toBe(true)
  await expect.poll(() => existsSync(output)).toBe(true)
  expect(readFileSync(output, 'utf8')).toContain(`--app=http://127.0.0.1:1/#t --user-data-dir=${place.profile}`)
})
