import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { weekdays } from '@stratomate/engine/gate/trading-hours'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { readSettingsFile } from '#desktop/features/trading-settings/read-settings-file.ts'
import { readDesktopSettings } from './settings.ts'
import { tradingSettingsOf } from '#desktop/features/trading-settings/trading-settings-of.ts'

const path = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.json')

function written(content: string): string {
  writeFileSync(path, content)
  return path
}

function readTradingSettings(from: string) {
  return tradingSettingsOf(readSettingsFile(from), from)
}

test('without a file the defaults hold: 10.00 for three candles on the first charts', () => {
  expect(readTradingSettings(`${path}.none`)).toEqual(tradingDefaults)
  expect(tradingDefaults).toMatchObject({ stakeCents: 1_000, expiryCandles: 3, favorites: 'first' })
})

test('a file changes what it names and nothing else', () => {
  const favorites = [{ symbol: 'EURUSD', timeframe: 60, direction: 'buy', stake: 2.5 }]

  expect(readTradingSettings(written(JSON.stringify({ stake: 5.01, favorites })))).toEqual({
    ...tradingDefaults,
    stakeCents: 501,
    favorites: [{ symbol: 'EURUSD', timeframeS: 60, direction: 'buy', stakeCents: 250, expiryCandles: null }],
  })
})

test('hours, blackouts and pauses are read in the units of the engine', () => {
  const file = {
    timeZone: 'Europe/Berlin',
    hours: [
      { from: '22:00', to: '24:00' },
      { days: ['sat'], from: '08:30', to: '02:00' },
    ],
    blackouts: [{ from: '2026-11-18T14:00:00+01:00', to: '2026-11-18T15:00:00+01:00', symbols: ['USD'] }],
    coolDownMinutes: 1.5,
    coolDownAfterLossMinutes: 30,
  }

  expect(readTradingSettings(written(JSON.stringify(file)))).toMatchObject({
    hours: {
      timeZone: 'Europe/Berlin',
      windows: [
        { days: weekdays, fromMinute: 1_320, toMinute: 1_440 },
        { days: ['sat'], fromMinute: 510, toMinute: 120 },
      ],
    },
    blackouts: [{ fromMs: Date.UTC(2026, 10, 18, 13), toMs: Date.UTC(2026, 10, 18, 14), symbols: ['USD'] }],
    coolDownMs: 90_000,
    coolDownAfterLossMs: 1_800_000,
  })
})

test.each([
  ['{ "stake": "ten" }', 'stake'],
  ['{ "stake": -1 }', 'stake'],
  ['{ "stake": 200 }', 'stake: is above stakeMax'],
  ['{ "steak": 5 }', 'steak'],
  ['{ "account": "live" }', 'account'],
  ['{ "favorites": [{ "symbol": "EURUSD" }] }', 'favorites.0.timeframe'],
  ['{ "favorites": "last" }', 'favorites'],
  ['{ stake: 5 }', 'settings.json'],
  ['{ "hours": [] }', 'hours'],
  ['{ "hours": [{ "from": "9:00", "to": "17:00" }] }', 'hours.0.from'],
  ['{ "hours": [{ "from": "09:00", "to": "25:00" }] }', 'hours.0.to'],
  ['{ "hours": [{ "from": "09:00", "to": "09:00" }] }', 'hours.0'],
  ['{ "hours": [{ "days": ["someday"], "from": "09:00", "to": "17:00" }] }', 'hours.0.days.0'],
  ['{ "timeZone": "Mars/Olympus" }', 'timeZone'],
  ['{ "blackouts": [{ "from": "2026-11-18T12:00:00", "to": "2026-11-18T13:00:00Z" }] }', 'blackouts.0.from'],
  ['{ "blackouts": [{ "from": "2026-11-18T14:00:00Z", "to": "2026-11-18T13:00:00Z" }] }', 'blackouts.0'],
  ['{ "lossesInARowMax": 0 }', 'lossesInARowMax'],
  ['{ "stopsOnRepaint": 1 }', 'stopsOnRepaint'],
  ['{ "quoteGapMax": 0 }', 'quoteGapMax'],
  ['{ "quoteGapMax": "off" }', 'quoteGapMax'],
  ['{ "quoteGapMax": 1e9 }', 'quoteGapMax'],
  ['{ "coolDownMinutes": -1 }', 'coolDownMinutes'],
  ['{ "coolDownMinutes": 1e9 }', 'coolDownMinutes'],
])('%s is refused and named', (content, name) => {
  expect(() => readTradingSettings(written(content))).toThrow(name)
})

test('the price gap is ten basis points unless the file says another one, and null switches it off', () => {
  expect(readTradingSettings(written('{}')).quoteGapMax).toBe(10)
  expect(readTradingSettings(written('{ "quoteGapMax": 2.5 }')).quoteGapMax).toBe(2.5)
  expect(readTradingSettings(written('{ "quoteGapMax": null }')).quoteGapMax).toBeNull()
})

test('a chart rests for changed signals only where the file says so', () => {
  expect(readTradingSettings(written('{}')).stopsOnRepaint).toBe(false)
  expect(readTradingSettings(written('{ "stopsOnRepaint": true }')).stopsOnRepaint).toBe(true)
})

test.each([
  ['ftp://example.com', 'must begin with'],
  ['example.com', 'must begin with'],
  ['http://example.com', 'must be reached by https'],
])('the server %s is refused', (server, reason) => {
  expect(() => readDesktopSettings(['--server', server])).toThrow(reason)
})

test('a server on this computer may be reached by plain http', () => {
  expect(readDesktopSettings(['--server', 'http://localhost:3000/some/path']).service.origin).toBe(
    'http://localhost:3000',
  )
})

test('an unknown argument is refused', () => {
  expect(() => readDesktopSettings(['--live'])).toThrow('--live')
})

test('the folder of the address is the argument’s, else the file’s, else beside the data', () => {
  const data = mkdtempSync(join(tmpdir(), 'settings-'))
  const commonOf = (...args: string[]) => readDesktopSettings(['--data', data, ...args]).commonFolder
  expect(commonOf()).toBe(join(data, 'common'))

  writeFileSync(join(data, 'settings.json'), '{ "commonFolder": "/of/the/file" }')
  expect(commonOf()).toBe('/of/the/file')
  expect(commonOf('--common', '/of/the/argument')).toBe('/of/the/argument')
})

test('with its window no chart is a favorite before a person says so; without it the first charts are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const read = (...args: string[]) => readDesktopSettings(['--data', folder, ...args])

  expect(read()).toMatchObject({ window: { kind: 'installed' }, trading: { favorites: [] } })
  expect(read('--browser', 'none').window).toEqual({ kind: 'none' })
  expect(read('--headless')).toMatchObject({ window: null, trading: { favorites: 'first' } })
  writeFileSync(join(folder, 'settings.json'), '{"favorites":"first"}')
  expect(read().trading.favorites).toBe('first')
})

test('a browser that is not there is refused by its name', () => {
  expect(() => readDesktopSettings(['--browser', '/no/such/browser'])).toThrow('--browser names /no/such/browser')
})

test('a start by Windows names every path absolutely, and keeps what was named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const here = process.cwd()
  const read = (...args: string[]) => readDesktopSettings(args).startArguments

  expect(read('--data', folder)).toEqual(['--data', folder])
  expect(read('--data', 'a', '--common', 'b', '--server', 'https://trader.example', '--browser', 'none')).toEqual([
    '--data',
    join(here, 'a'),
    '--server',
    'https://trader.example',
    '--common',
    join(here, 'b'),
    '--browser',
    'none',
  ])
})
