import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strictDisk } from '#desktop/platform/files/disk-fault.ts'
import { lossLimitFile } from './loss-limit-file.ts'

function scene() {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'))
  const warnings: string[] = []
  const path = join(folder, 'loss-limits.json')
  return {
    folder,
    path,
    warnings,
    file: lossLimitFile(path, { log: { warn: (line) => void warnings.push(line) }, disk: strictDisk }),
  }
}

test('what was written is read again, and without a file there is none', () => {
  const { file, path, folder } = scene()
  expect(file.read()).toBeNull()
  file.write('{"a":1}')

  expect([file.read(), readFileSync(path, 'utf8')]).toEqual(['{"a":1}', '{"a":1}'])
  expect(readdirSync(folder)).toEqual(['loss-limits.json'])
})

test('a place that cannot be written is told and stops nothing', () => {
  const { file, path, warnings } = scene()
  mkdirSync(join(path, 'in the way'), { recursive: true })
  file.write('{}')

  expect(warnings).toEqual(['The copy of the loss limits could not be written; the journal holds them.'])
  expect(file.read()).toBeNull()
})
