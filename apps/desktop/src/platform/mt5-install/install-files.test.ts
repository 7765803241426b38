import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTerminalFolders } from './find-terminal-folders.ts'
import { installFiles, statesOfFiles, type WrittenFiles } from './install-files.ts'
import { type PackagedFile, readTerminalPackage, sha256Of } from './terminal-package.ts'

const fileOf = (path: string, text: string): PackagedFile => ({ path, text, sha256: sha256Of(text), indicatorId: null })
const expert = fileOf('Experts/Stratomate/Stratomate.mq5', 'one')
const include = fileOf('Include/Stratomate/pipe.mqh', 'pipe')

function newTerminal() {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  mkdirSync(join(folder, 'MQL5'))
  const at = (file: PackagedFile) => join(folder, 'MQL5', file.path)
  const install = (files: PackagedFile[], written: WrittenFiles = {}, replace: string[] = []) =>
    installFiles({ folder, written, files, replace, unwanted: [] })
  return { folder, at, install }
}

test('missing files are written, and are current afterwards', () => {
  const { folder, at, install } = newTerminal()
  const { written, newPaths } = install([expert, include])

  expect(newPaths).toEqual([expert.path, include.path])
  expect(readFileSync(at(expert), 'utf8')).toBe('one')
  expect(statesOfFiles([expert, include], { folder, written }).map(({ state }) => state)).toEqual([
    'current',
    'current',
  ])
  expect(install([expert, include], written).newPaths).toEqual([])
})

test('a newer version replaces what we wrote', () => {
  const { at, install } = newTerminal()
  const { written } = install([expert])
  install([fileOf(expert.path, 'two')], written)

  expect(readFileSync(at(expert), 'utf8')).toBe('two')
})

test('a file that a person changed, or that was there before us, stays until they ask for it', () => {
  const { folder, at, install } = newTerminal()
  const { written } = install([expert])
  writeFileSync(at(expert), 'my own')
  mkdirSync(join(folder, 'MQL5/Include/Stratomate'), { recursive: true })
  writeFileSync(at(include), 'from elsewhere')
  const newer = [fileOf(expert.path, 'two'), include]

  expect(install(newer, written)).toMatchObject({ newPaths: [], keptPaths: [expert.path, include.path] })
  expect([readFileSync(at(expert), 'utf8'), readFileSync(at(include), 'utf8')]).toEqual(['my own', 'from elsewhere'])
  expect(install(newer, written, [expert.path])).toMatchObject({ newPaths: [expert.path], keptPaths: [include.path] })
  expect(readFileSync(at(expert), 'utf8')).toBe('two')
})

test('an indicator that the trial gave up goes, unless a person changed it', () => {
  const { folder, at, install } = newTerminal()
  const old = fileOf('Indicators/Stratomate/BOSS.mq5', 'boss')
  const { written } = install([old])
  writeFileSync(at(old), 'my boss')
  installFiles({ folder, written, files: [expert], replace: [], unwanted: [old] })
  expect(existsSync(at(old))).toBe(true)

  writeFileSync(at(old), 'boss')
  const after = installFiles({ folder, written, files: [expert], replace: [], unwanted: [old] })
  expect([existsSync(at(old)), Object.keys(after.written)]).toEqual([false, [expert.path]])
})

test('where a folder has the name of a file, nothing is written over it', () => {
  const { at, install } = newTerminal()
  mkdirSync(at(expert), { recursive: true })

  expect(() => install([expert])).toThrow('EISDIR')
})

test.each(['../../evil.mq5', '/etc/evil.mq5', 'C:\\evil.mq5', 'a/../b.mq5', 'run.exe', ''])(
  'a package with the path %j is refused',
  (path) => {
    expect(() => readTerminalPackage(JSON.stringify({ files: [{ path, text: '' }] }))).toThrow('not ours')
  },
)

test('indicators are known by their catalogue name', () => {
  const files = [
    { path: 'Indicators/Stratomate/Super_Trend.mq5', text: 'x' },
    { path: include.path, text: 'y' },
  ]

  expect(readTerminalPackage(JSON.stringify({ files })).map(({ indicatorId }) => indicatorId)).toEqual([
    'super-trend',
    null,
  ])
})

test('data folders are found by their mark, with the program that the terminal wrote in its own way', () => {
  const root = mkdtempSync(join(tmpdir(), 'metaquotes-'))
  const program = 'C:\\Program Files\\MetaTrader 5'
  for (const name of ['A', 'B', 'Common', 'NoPrograms'])
    mkdirSync(join(root, name, name === 'NoPrograms' ? 'x' : 'MQL5'), { recursive: true })
  writeFileSync(join(root, 'A/origin.txt'), Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(program, 'utf16le')]))
  writeFileSync(join(root, 'B/origin.txt'), program)
  writeFileSync(join(root, 'NoPrograms/origin.txt'), program)
  const portable = mkdtempSync(join(tmpdir(), 'portable-'))
  mkdirSync(join(portable, 'MQL5'))

  expect(findTerminalFolders(root, [portable, join(root, 'gone')])).toEqual([
    { folder: join(root, 'A'), program },
    { folder: join(root, 'B'), program },
    { folder: portable, program: null },
  ])
  expect(findTerminalFolders(join(root, 'nowhere'), [])).toEqual([])
  expect(findTerminalFolders(null, [])).toEqual([])
})
