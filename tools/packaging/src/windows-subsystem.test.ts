import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { executablePath } from './build-folder.ts'
import { readSubsystem, windowsSubsystem } from './windows-subsystem.ts'

function program(subsystem: number): Buffer {
  const file = Buffer.alloc(512)
  file.writeUInt32LE(128, 0x3c)
  file.write('PE\0\0', 128, 'latin1')
  file.writeUInt16LE(subsystem, 128 + 24 + 68)
  return file
}

test('the subsystem stands in the optional header', () => {
  expect(readSubsystem(program(3))).toBe(windowsSubsystem.console)
  expect(readSubsystem(program(2))).toBe(windowsSubsystem.graphical)
})

test.each([Buffer.alloc(0), Buffer.alloc(512), Buffer.from('MZ'.repeat(100))])('other bytes are refused', (file) => {
  expect(() => readSubsystem(file)).toThrow(RangeError)
})

test('the executable that was built opens no console', ({ skip }) => {
  if (!existsSync(executablePath)) skip('the executable was not built here: npm run build:desktop')

  expect(readSubsystem(readFileSync(executablePath))).toBe(windowsSubsystem.graphical)
})
