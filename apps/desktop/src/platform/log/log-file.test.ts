import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LogFile } from './log-file.ts'

const redact = (text: string): string => text.replaceAll('hidden-word', '[secret]')

function newLog() {
  const folder = mkdtempSync(join(tmpdir(), 'log '))
  return { folder, path: join(folder, 'logs', 'desktop.log'), file: new LogFile(folder, redact) }
}

test('lines are in the file after the log was closed, and a later start adds to them', () => {
  const { folder, path, file } = newLog()
  file.write('first')
  file.write('second')
  file.close()
  const next = new LogFile(folder, redact)
  next.write('third')
  next.close()

  expect(readFileSync(path, 'utf8')).toBe('first\nsecond\nthird\n')
})

test('a file that is full becomes the old one, and only one old one is kept', () => {
  const { path, file } = newLog()
  for (const letter of ['a', 'b', 'c']) {
    file.write(letter.repeat(2 * 1024 * 1024))
    file.flush()
  }

  expect(readFileSync(path, 'utf8')[0]).toBe('c')
  expect(readFileSync(`${path}.old`, 'utf8')[0]).toBe('b')
})

test('a disk that takes no lines ends nothing, and the newest lines wait', () => {
  const { folder, path, file } = newLog()
  writeFileSync(join(folder, 'logs'), 'in the way')
  for (let line = 0; line < 1_500; line += 1) file.write(`line ${line}`)
  file.flush()
  rmSync(join(folder, 'logs'))
  file.flush()

  const lines = readFileSync(path, 'utf8').trim().split('\n')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([1_000, 'line 500', 'line 1499'])
})

test('the file may be removed while the app runs', () => {
  const { folder, path, file } = newLog()
  file.write('first')
  file.flush()
  rmSync(join(folder, 'logs'), { recursive: true })
  file.write('second')
  file.flush()

  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe('second\n')
})

test('what is a secret by the moment of writing is not written', () => {
  const { path, file } = newLog()
  file.write('the window: #hidden-word')
  file.close()

  expect(readFileSync(path, 'utf8')).toBe('the window: #[secret]\n')
})
