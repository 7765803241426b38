import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChannelMessage } from './read-channel-message.ts'

const sentAtMs = Date.UTC(2026, 10, 27, 0, 15)
const place = { sentAtMs, timeZone: 'UTC' }
const read = (text: string) => readChannelMessage(text, place)

test.each([
  ['🟢 EUR/USD (OTC)\nCALL ⏱ 5 min', { symbol: 'EURUSD-OTC', side: 'buy', atMs: sentAtMs, lengthS: 300 }],
  ['GBPJPY M5 🔽', { symbol: 'GBPJPY', side: 'sell', atMs: sentAtMs, lengthS: 300 }],
  ['Pair: AUD-CAD\nEntry: 00:20\nDirection: put', { symbol: 'AUDCAD', side: 'sell', atMs: sentAtMs + 300_000 }],
  ['xauusd buy 21:20 (UTC-3)', { symbol: 'XAUUSD', side: 'buy', atMs: sentAtMs + 300_000, lengthS: null }],
])('%j is read', (text, call) => {
  expect(read(text)).toMatchObject({ kind: 'call', ignoresDoubling: false, call })
})

test('of a message with larger trades after a loss only the first trade is taken, and it says so', () => {
  const text = 'EURUSD CALL M5 00:20\n1st GALE 00:25\n2nd gale 00:30\nMartingale x2 if needed'
  const call = { id: null, symbol: 'EURUSD', side: 'buy', atMs: sentAtMs + 300_000, lengthS: 300 }
  expect(read(text)).toEqual({ kind: 'call', call, ignoresDoubling: true })
  expect(read('EURUSD PUT M1, up to 2 gales')).toMatchObject({ ignoresDoubling: true, call: { lengthS: 60 } })
  expect(read('DOUBLE now EURUSD CALL')).toEqual({ kind: 'problem', problem: 'no_symbol' })
})

test.each([
  ['empty', ' \n'],
  ['too_long', 'EURUSD CALL '.repeat(500)],
  ['no_symbol', 'Good morning, buy coffee'],
  ['no_symbol', 'EURXYZ CALL, and XYZUSD too'],
  ['two_symbols', 'EURUSD CALL and GBPUSD too'],
  ['no_side', 'EURUSD in 5 minutes'],
  ['two_sides', 'EURUSD CALL or PUT?'],
  ['two_times', 'EURUSD CALL 00:20 00:25'],
  ['past', 'EURUSD CALL 00:10'],
  ['bad_length', 'EURUSD CALL M1 M5'],
  ['is_result', 'EURUSD CALL ✅'],
  ['is_result', 'EURUSD CALL M5: win!'],
])('%s: %j', (problem, text) => {
  expect(read(text)).toEqual({ kind: 'problem', problem })
})

test('a time after midnight belongs to the next day', () => {
  const late = { ...place, sentAtMs: Date.UTC(2026, 10, 26, 23, 55) }
  expect(readChannelMessage('EURUSD CALL 00:20', late)).toMatchObject({ call: { atMs: sentAtMs + 300_000 } })
})

test('no text makes it throw, and it gives no signal without a pair and a direction in the text', () => {
  const words = fc.constantFrom('EURUSD', 'EUR/USD', 'call', 'PUT', '00:20', 'M5', 'gale', '\n', '🔽', 'UTC+14', '́')
  const mixed = fc.array(words, { maxLength: 12 }).map((some) => some.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), mixed), (text) => {
      const found = read(text)
      if (found.kind === 'problem') return
      expect(text.toUpperCase().replaceAll(/[^A-Z]/gu, '')).toContain(found.call.symbol.slice(0, 6))
      expect(text).toMatch(found.call.side === 'buy' ? /call/iu : /put|🔽/iu)
    }),
  )
})

test('the longest message is read, one character more is not', () => {
  expect(read('EURUSD CALL'.padEnd(4_096))).toMatchObject({ kind: 'call' })
  expect(read('EURUSD CALL'.padEnd(4_097))).toEqual({ kind: 'problem', problem: 'too_long' })
})
