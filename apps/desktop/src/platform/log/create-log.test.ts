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

test('a secret with quotes is taken out of facts too, which are written as JSON', () => {
  const lines: string[] = []
  const log = createLog(
    (line) => lines.push(line),
    () => 0,
  )
  log.keepSecret('s:10:"session";b')
  log.info('Signed in.', { session: 's:10:"session";b' })

  expect(lines.join('')).toContain('session="[secret]"')
})

test('one event is one line, whatever it carries', () => {
  const { lines, log } = logged()
  log.warn('first\n12:00:00 Signed in.', { symbol: 'EUR\r\nUSD' })

  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/[\r\n]/u)
})

test('the last lines are kept for support, and a secret that became known later is taken out of a text', () => {
  const log = createLog(
    () => undefined,
    () => 0,
  )
  for (let line = 0; line < 1_100; line += 1) log.info(`line ${line} token-of-the-window`)
  expect([log.lastLines().length, log.lastLines()[0]?.includes('line 100 ')]).toEqual([1_000, true])

  log.keepSecret('token-of-the-window')
  expect(log.redact(log.lastLines().join('\n'))).not.toContain('token-of-the-window')
})
