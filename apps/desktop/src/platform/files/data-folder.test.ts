import { expect, test } from 'vitest'
import { dataFolderOf } from './data-folder.ts'

test.each([
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'D:\\Local\\Stratomate Desktop'],
  ['win32', {}, 'C:\\Users\\Ann\\AppData\\Local\\Stratomate Desktop'],
  ['win32', { LOCALAPPDATA: '' }, 'C:\\Users\\Ann\\AppData\\Local\\Stratomate Desktop'],
] as const)('on %s with %o data are in %s', (platform, environment, folder) => {
  expect(dataFolderOf({ platform, environment, home: 'C:\\Users\\Ann', repository: null })).toBe(folder)
})

test.each([
  ['linux', {}, '/home/ann/.local/share/stratomate-desktop'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/stratomate-desktop'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ann/.local/share/stratomate-desktop'],
  ['darwin', {}, '/home/ann/Library/Application Support/Stratomate Desktop'],
] as const)('on %s with %o data are in %s', (platform, environment, folder) => {
  expect(dataFolderOf({ platform, environment, home: '/home/ann', repository: null })).toBe(folder)
})

test('the sources keep their data with those of the repository', () => {
  const place = { platform: 'linux', environment: {}, home: '/home/ann', repository: '/code/product' } as const

  expect(dataFolderOf(place)).toBe('/code/product/.data/desktop')
})
