import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'

function logged() {
  const lines: string[] = []
  return {
    lines,
    log: createLog(
      (line) => lines.push(line),
      () => 0,
    ),
  }
}

test('a kept secret never appears, in no message and in no field', () => {
  const { lines, log } = logged()
  log.keepSecret('refresh-0123456789')
  log.info('token refresh-0123456789', { where: 'a refresh-0123456789 b' })
  log.error('refresh-0123456789')

  expect(lines.join(' ')).not.toContain('0123456789')
  expect(lines[0]).toContain('[secret]')
})

test('one event is one line, whatever it carries', () => {
  const { lines, log } = logged()
  log.warn('first\n12:00:00 Signed in.', { symbol: 'EUR\r\nUSD' })

  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/[\r\n]/u)
})
