import { expect, test } from 'vitest'
import { checkSettingsExample } from './settings-example.ts'

const settings = `const Environment = z.object({\n  PORT: port,\n  DATA_DIR: text,\n})`

test('an example that shows exactly what is read is complete', () => {
  expect(checkSettingsExample({ settings, example: '# Port\nPORT=3000\nDATA_DIR=.data\n#S3_BUCKET=\n' })).toEqual([])
})

test('a setting that is not shown and one that nobody reads are found', () => {
  const found = checkSettingsExample({ settings, example: 'PORT=3000\nCOLOUR=blue\n' })

  expect(found.map(({ line, message }) => ({ line, message }))).toEqual([
    { line: 1, message: 'DATA_DIR is read by the server and not shown' },
    { line: 2, message: 'COLOUR is read by nobody' },
  ])
})
