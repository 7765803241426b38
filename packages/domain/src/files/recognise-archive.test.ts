import { expect, test } from 'vitest'
import { addons } from './addons.ts'
import { addonFileName, archiveMismatch, declaredVersion, recogniseArchive } from './recognise-archive.ts'

const source = (name: string) => `MQL5/Indicators/Stratomate/${name}.mq5`
const archives = {
  script: ['README.txt', 'app/stratomate-desktop.mjs', source('BOSS')],
  executable: ['Stratomate Desktop.exe', source('VORTEX')],
  indicators: ['MQL5/Experts/Stratomate/Stratomate.mq5', source('BOSS')],
  unknown: ['read me.txt'],
}

test('the app is recognised by its program, with or without indicators beside it', () => {
  expect([archives.script, archives.executable].map((names) => recogniseArchive(names).kind)).toEqual(['app', 'app'])
})

test.each(addons)('$name is recognised, also among other indicators', (addon) => {
  const names = ['README.txt', source('ADX Momentum'), source(addon.name)]

  expect(recogniseArchive(names)).toEqual({ kind: 'addon', addon })
  expect(archiveMismatch(recogniseArchive(names), { kind: 'main', name: '' })).toContain(addon.name)
  expect(archiveMismatch(recogniseArchive(names), { kind: 'indicator', name: addonFileName(addon) })).toBe(null)
  expect(archiveMismatch(recogniseArchive(names), { kind: 'indicator', name: 'Other' })).toContain(addonFileName(addon))
})

test.each([
  ['script', 'main', null],
  ['executable', 'main', null],
  ['indicators', 'main', 'These are indicators for MetaTrader 5, not the installer.'],
  ['unknown', 'main', null],
  ['script', 'indicator', 'This is the desktop app, not an indicator add-on.'],
  ['executable', 'indicator', 'This is the desktop app, not an indicator add-on.'],
  ['indicators', 'indicator', null],
  ['unknown', 'indicator', null],
] as const)('%s sent as %s: %s', (archive, kind, problem) => {
  expect(archiveMismatch(recogniseArchive(archives[archive]), { kind, name: 'My_Own' })).toBe(problem)
})

test('the version of an add-on is the one that its source declares', () => {
  expect(['1.20', '2.01', '1.00'].map((version) => declaredVersion(`#property version   "${version}"`))).toEqual([
    '1.2.0',
    '2.0.1',
    '1.0.0',
  ])
  expect(declaredVersion('no version')).toBe(null)
})

test('the file of an add-on has the last part of its address as its name', () => {
  expect(addonFileName({ downloadUrl: '/downloads/indicators/BOSS_Pro.zip' })).toBe('BOSS_Pro')
  expect(addonFileName({ downloadUrl: 'BOSS_Pro.zip.zip' })).toBe('BOSS_Pro.zip')
})
