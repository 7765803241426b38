import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecording } from './read-recording.ts'

const header = '<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>'
const folder = mkdtempSync(join(tmpdir(), 'recording-'))

function fileWith(lines: readonly string[], name = 'EURUSD_M1.csv'): string {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\r\n'))
  return path
}

function minute(index: number, rest = '1.10000\t1.10020\t1.09990\t1.10010\t42\t0\t5'): string {
  return `2026.03.02\t10:${String(index).padStart(2, '0')}:00\t${rest}`
}

const rows = Array.from({ length: 30 }, (_, index) => minute(index))

test('a MetaTrader export is read with its symbol, timeframe and digits', () => {
  const recording = readRecording(fileWith([header, ...rows, '']))

  expect(recording).toMatchObject({ symbol: 'EURUSD', timeframeS: 60, digits: 5 })
  expect(recording.candles).toHaveLength(30)
  expect(recording.candles[0]).toEqual({
    time: Date.UTC(2026, 2, 2, 10) / 1_000,
    open: 1.1,
    high: 1.1002,
    low: 1.0999,
    close: 1.1001,
    volume: 42,
  })
})

test.each([
  ['an empty file', [''], 'line 1: the file is empty'],
  ['a missing column', [header.replace('\t<LOW>', ''), ...rows], 'line 1: the column <LOW> is missing'],
  [
    'a word for a number',
    [header, ...rows.slice(0, 4), minute(4, '1.1\tabc\t1\t1\t1\t0\t0')],
    'line 6: "abc" in <HIGH>',
  ],
  ['an exponent', [header, minute(0, '1.1\t1e9\t1\t1\t1\t0\t0')], 'line 2: "1e9" in <HIGH>'],
  [
    'a high under the low',
    [header, minute(0, '1.1\t1.0\t1.2\t1.1\t1\t0\t0')],
    'line 2: the high 1 is under the low 1.2',
  ],
  ['time going back', [header, rows[1] ?? '', rows[0] ?? ''], 'line 3: the time does not go forward'],
  [
    'a wrong date',
    [header, '2026-03-02\t10:00:00\t1\t1\t1\t1\t1\t0\t0'],
    'line 2: "2026-03-02 10:00:00" is not a date',
  ],
  ['a short line', [header, '2026.03.02\t10:00:00\t1'], 'line 2: <HIGH> is missing'],
  ['too few candles', [header, ...rows.slice(0, 3)], 'only 3 candles'],
])('%s is told with file and line', (_, lines, message) => {
  expect(() => readRecording(fileWith(lines))).toThrow(message)
})

test('a file that is not there is told by name', () => {
  expect(() => readRecording(join(folder, 'nothing.csv'))).toThrow('nothing.csv')
})
