import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WindowsStart } from './windows-start.ts'

/** A stand-in for reg.exe: values in a file, and the exit codes of the real program. */
const stub = `
const { readFileSync, writeFileSync } = require('node:fs')
const [file, verb, key, ...words] = process.argv.slice(2)
const word = (name) => words[words.indexOf(name) + 1]
const values = JSON.parse(readFileSync(file, 'utf8'))
const name = key + ' ' + word('/v')
if (values.locked) process.exit(verb === 'query' ? 0 : 5)
if (verb === 'add') values[name] = word('/t') + ' ' + word('/d')
else if (!(name in values)) process.exit(1)
else if (verb === 'delete') delete values[name]
writeFileSync(file, JSON.stringify(values))
`
const place = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run Stratomate Desktop'

function newComputer(values: Record<string, unknown> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'start '))
  const [script, file] = [join(folder, 'reg.cjs'), join(folder, 'values.json')]
  writeFileSync(script, stub)
  writeFileSync(file, JSON.stringify(values))
  const shortcut = join(folder, 'Stratomate Desktop.lnk')
  const start = new WindowsStart({
    reg: [process.execPath, script, file],
    name: 'Stratomate Desktop',
    command: ['C:\\Program Files\\Stratomate\\Stratomate Desktop.exe', '--data', 'D:\\'],
    shortcut,
  })
  return { start, shortcut, valuesNow: () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> }
}

test('it is unknown before it is read, off on a new computer, and on after the switch', async () => {
  const { start, valuesNow } = newComputer()
  expect(start.state()).toBe('unknown')
  await start.read()
  expect(start.state()).toBe('off')

  expect(await start.change('on')).toBe(true)
  expect(start.state()).toBe('on')
  expect(valuesNow()).toEqual({
    [place]: String.raw`REG_SZ "C:\Program Files\Stratomate\Stratomate Desktop.exe" "--data" "D:\\"`,
  })
})

test('switched off, the entry is gone, and so is the shortcut of the setup program', async () => {
  const { start, shortcut, valuesNow } = newComputer({ [place]: 'REG_SZ "old.exe"', other: 'stays' })
  writeFileSync(shortcut, 'shortcut')
  expect(await start.change('off')).toBe(true)

  expect([start.state(), existsSync(shortcut), valuesNow()]).toEqual(['off', false, { other: 'stays' }])
  expect(await start.change('off')).toBe(true)
})

test('the shortcut of the setup program alone counts as on', async () => {
  const { start, shortcut } = newComputer()
  writeFileSync(shortcut, 'shortcut')
  await start.read()

  expect(start.state()).toBe('on')
})

test('a registry that refuses leaves what holds', async () => {
  const { start } = newComputer({ locked: true })

  expect(await start.change('off')).toBe(false)
  expect(start.state()).toBe('on')
})

test('without the program of the registry nothing is known, and nothing breaks', async () => {
  const start = new WindowsStart({ reg: [join(tmpdir(), 'no reg')], name: 'a', command: ['b'], shortcut: null })

  expect(await start.change('on')).toBe(false)
  expect(start.state()).toBe('unknown')
})
