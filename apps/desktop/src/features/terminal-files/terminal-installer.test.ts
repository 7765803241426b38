import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TerminalInstaller, terminalRoot } from './terminal-installer.ts'
import { type PackagedFile, sha256Of } from '#desktop/platform/mt5-install/terminal-package.ts'

const fileOf = (path: string, indicatorId: string | null = null): PackagedFile => ({
  path,
  text: path,
  sha256: sha256Of(path),
  indicatorId,
})
const expert = fileOf('Experts/Stratomate/Stratomate.mq5')
const boss = fileOf('Indicators/Stratomate/BOSS.mq5', 'boss')
const trend = fileOf('Indicators/Stratomate/Super_Trend.mq5', 'super-trend')

function newComputer(plan: 'all' | 'one') {
  const notes = new Map<string, string>()
  const root = mkdtempSync(join(tmpdir(), 'terminals-'))
  const folder = join(root, 'own')
  mkdirSync(join(folder, 'MQL5'), { recursive: true })
  const choice = { id: null as string | null, refusal: null as string | null }
  const installer = new TerminalInstaller({
    notes: { readNote: (key) => notes.get(key) ?? null, writeNote: (key, value) => void notes.set(key, value) },
    files: [expert, boss, trend],
    root: null,
    indicator: {
      chosen: () => choice.id,
      choose(id) {
        if (choice.refusal === null) choice.id = id
        return Promise.resolve(choice.refusal)
      },
    },
    isOneIndicator: () => plan === 'one',
  })
  const has = ({ path }: PackagedFile) => existsSync(join(folder, 'MQL5', path))
  return { installer, folder, choice, notes, has }
}

const wish = (indicatorId: string | null) => ({ indicatorId, replace: [] })

test('a folder without programs is no terminal; one that was named is remembered', () => {
  const { installer, folder, notes } = newComputer('all')
  expect(installer.find(join(folder, 'nothing')).ok).toBe(false)
  expect(notes.size).toBe(0)

  installer.find(folder)
  const again = installer.find(null)
  expect(again).toMatchObject({ ok: true, terminals: { folders: [{ folder }] } })
})

test('nothing is written into a folder that was not found before', async () => {
  const { installer, folder, has } = newComputer('all')

  expect((await installer.install(folder, wish(null))).ok).toBe(false)
  expect(has(expert)).toBe(false)
})

test('a plan with all indicators gets all files', async () => {
  const { installer, folder, has } = newComputer('all')
  installer.find(folder)
  const done = await installer.install(folder, wish(null))

  expect(done).toMatchObject({ ok: true, message: '3 files installed. Compile with MetaEditor (F7).', kept: [] })
  expect([expert, boss, trend].map(has)).toEqual([true, true, true])
})

test('what is new is compiled where the terminal has its MetaEditor, and what failed is named', async () => {
  const { installer, folder } = newComputer('all')
  // This file cannot be started, because it is not a program.
  writeFileSync(join(folder, 'metaeditor64.exe'), 'no program')
  installer.find(folder)
  const done = await installer.install(folder, wish(null))

  expect(done).toMatchObject({ ok: true })
  expect(done.message).toMatch(
    /^3 files installed\. MetaEditor compiled 0 programs\. Compile 3 programs by hand \(F7\)\. Stratomate\.mq5: MetaEditor could/u,
  )
})

test('the trial has one indicator: another takes its place when the site agrees', async () => {
  const { installer, folder, choice, has } = newComputer('one')
  installer.find(folder)
  await installer.install(folder, wish('boss'))
  expect([expert, boss, trend].map(has)).toEqual([true, true, false])

  choice.refusal = 'The trial allows one indicator change a day, and today’s is used.'
  expect(await installer.install(folder, wish('super-trend'))).toEqual({ ok: false, message: choice.refusal })
  expect([boss, trend].map(has)).toEqual([true, false])

  choice.refusal = null
  await installer.install(folder, wish('super-trend'))
  expect([boss, trend].map(has)).toEqual([false, true])
})

test('an indicator that does not exist asks nobody', async () => {
  const { installer, folder, choice } = newComputer('one')
  installer.find(folder)

  expect((await installer.install(folder, wish('no-such'))).ok).toBe(false)
  expect(choice.id).toBeNull()
})

test('broken notes are no memory and no fault', () => {
  const { installer, notes } = newComputer('all')
  notes.set('terminal_folders', '{')
  notes.set('terminal_files', '[1]')

  expect(installer.find(null)).toMatchObject({ ok: true, terminals: { folders: [] } })
})

test('only Windows has a folder in which terminals are found by themselves', () => {
  expect(terminalRoot('win32', 'C:\\Users\\A\\AppData\\Roaming')).toBe(
    'C:\\Users\\A\\AppData\\Roaming\\MetaQuotes\\Terminal',
  )
  expect([terminalRoot('win32', undefined), terminalRoot('linux', '/x')]).toEqual([null, null])
})
