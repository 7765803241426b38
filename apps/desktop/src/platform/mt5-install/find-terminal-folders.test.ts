import { expect, test } from 'vitest'
import { commonFolderOf } from './find-terminal-folders.ts'

const dataFolder = '/data'

test('on Windows it is the folder that all terminals share', () => {
  expect(commonFolderOf({ platform: 'win32', appData: 'C:\\Users\\Ann\\AppData\\Roaming', dataFolder })).toBe(
    'C:\\Users\\Ann\\AppData\\Roaming\\MetaQuotes\\Terminal\\Common\\Files',
  )
})

test.each([
  ['linux', '/somewhere'],
  ['darwin', undefined],
  ['win32', undefined],
  ['win32', ''],
] as const)('on %s with APPDATA %s it lies in the data folder', (platform, appData) => {
  expect(commonFolderOf({ platform, appData, dataFolder })).toBe('/data/common')
})
