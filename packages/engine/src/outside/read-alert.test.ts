import { alertTemplates } from '@stratomate/contracts/desktop-window/outside-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAlert } from './read-alert.ts'
import { sameSymbolName } from './symbol-of.ts'

const time = '2026-11-27T01:02:03Z'
const atMs = Date.UTC(2026, 10, 27, 1, 2, 3)
const filled = (template: string): string => template.replaceAll('{{ticker}}', 'EURUSD').replaceAll('{{timenow}}', time)
const problemOf = (text: string) => {
  const read = readAlert(text)
  return read.kind === 'problem' ? read.problem : null
}

test('both templates give the same signal, once TradingView has filled them in', () => {
  const call = { symbol: 'EURUSD', side: 'buy', atMs, lengthS: 300 }
  expect(readAlert(filled(alertTemplates.json))).toEqual({ kind: 'call', call: { ...call, id: `EURUSD ${time}` } })
  expect(readAlert(filled(alertTemplates.text))).toEqual({ kind: 'call', call: { ...call, id: null } })
  expect(readAlert(`fx:eur/usd-otc | put | ${time} | id=7`)).toEqual({
    kind: 'call',
    call: { id: '7', symbol: 'EURUSD-OTC', side: 'sell', atMs, lengthS: null },
  })
})

test.each([
  ['empty', '   '],
  ['too_long', `BUY EURUSD ${time} ${'x'.repeat(5_000)}`],
  ['not_json', '{"symbol": "EURUSD"'],
  ['wrong_type', `{"symbol": 5, "side": "buy", "time": "${time}"}`],
  ['no_symbol', `BUY ${time}`],
  ['no_symbol', `BUY <script> ${time}`],
  ['two_symbols', `BUY EURUSD GBPUSD ${time}`],
  ['two_symbols', `BUY EURUSD ${time} martingale`],
  ['no_side', `EURUSD ${time}`],
  ['no_side', `{"symbol": "EURUSD", "side": "hold", "time": "${time}"}`],
  ['two_sides', `BUY SELL EURUSD ${time}`],
  ['no_time', 'BUY EURUSD'],
  ['bad_time', `BUY EURUSD 2026-13-45T01:02:03Z`],
  ['bad_time', `BUY EURUSD ${time} ${time}`],
  ['bad_length', `BUY EURUSD ${time} H99`],
  ['bad_length', `BUY EURUSD ${time} M5 M1`],
])('%s: %s', (problem, text) => {
  expect(problemOf(text)).toBe(problem)
})

test('no text makes it throw, and what it gives is whole', () => {
  const words = fc.constantFrom('BUY', 'sell', 'EURUSD', time, 'M5', '{', '"', 'id=', '💥', '__proto__', '\0')
  const mixed = fc.array(words, { maxLength: 8 }).map((some) => some.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), mixed), (text) => {
      const read = readAlert(text)
      if (read.kind === 'problem') return
      expect(read.call.symbol).toMatch(/^[#A-Z0-9._&-]{3,32}$/u)
      expect(Number.isSafeInteger(read.call.atMs)).toBe(true)
    }),
  )
})

test('a symbol is the same under the spellings of terminals, and another market stays another', () => {
  expect(['EURUSD.m', 'eurusd', 'EUR/USD'].map(sameSymbolName)).toEqual(['EURUSD', 'EURUSD', 'EURUSD'])
  expect(sameSymbolName('EURUSD_otc')).toBe(sameSymbolName('EURUSD-OTC'))
  expect(sameSymbolName('EURUSD-OTC')).not.toBe(sameSymbolName('EURUSD'))
})
