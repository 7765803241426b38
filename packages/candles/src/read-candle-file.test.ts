import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomWalk } from './random-walk.ts'
import { readCandleFile } from './read-candle-file.ts'
import { candleTexts, utf16, utf8 } from './formats/candle-texts.ts'

const walk = randomWalk({ candles: 40, seed: 1 })
const mt5 = candleTexts.mt5(walk)

/** A long text with an invalid byte in a cell that nobody reads. */
function withFarZero(): string {
  const text = candleTexts.mt5(randomWalk({ candles: 2_000, seed: 1 }))
  const rowEnd = text.indexOf('\n', 90_000)
  return `${text.slice(0, rowEnd - 1)}\0${text.slice(rowEnd - 1)}`
}
const utcOnly = { offset: { kind: 'fixed', offsetS: 0 } } as const

/** The text with one row, counted from 1, replaced. */
function withRow(text: string, row: number, change: (old: string) => string): string {
  const rows = text.split('\r\n')
  return rows.map((old, index) => (index === row - 1 ? change(old) : old)).join('\r\n')
}

const read = (text: string) => readCandleFile(utf8(text), 'EURUSD_M1.csv', utcOnly)

describe('each format', () => {
  test.each(Object.entries(candleTexts))('%s gives the times and prices that were written', async (_, write) => {
    const { set } = await readCandleFile(utf8(write(walk)), 'EURUSD_M1.csv', utcOnly)

    for (const name of ['time', 'open', 'high', 'low', 'close'] as const) {
      expect(set.columns[name]).toEqual(walk.columns[name])
    }
    expect(set).toMatchObject({ symbol: 'EURUSD', timeframeS: 60, digits: 5 })
  })

  test.each([
    ['mt5', 'MetaTrader 5', 'mt5'],
    ['histdata', 'HistData ASCII', 'histdata'],
    ['histdataForMetaTrader', 'HistData for MetaTrader', 'histdata'],
    ['dukascopyNode', 'Dukascopy', 'dukascopy'],
    ['dukascopySite', 'Dukascopy', 'dukascopy'],
    ['tradingViewIso', 'TradingView', 'tradingview'],
  ] as const)('%s is recognised', async (name, label, source) => {
    const { set, guesses } = await readCandleFile(utf8(candleTexts[name](walk)), 'EURUSD_M1.csv')

    expect([guesses.format, set.source]).toEqual([label, source])
  })

  test('the UTF-16 of MetaTrader gives the same candles', async () => {
    const { set } = await readCandleFile(utf16(mt5), 'EURUSD_M1.csv', utcOnly)

    expect(set.columns.close).toEqual(walk.columns.close)
  })

  test('HistData is five hours behind UTC', async () => {
    const { set } = await readCandleFile(utf8(candleTexts.histdata(walk)), 'DAT_ASCII_EURUSD_M1_2024.csv')

    expect(set.symbol).toBe('EURUSD')
    expect(set.columns.time[0]).toBe((walk.columns.time[0] ?? 0) + 5 * 3_600)
  })
})

test('prices are the doubles that Number reads, whatever their digits', async () => {
  const anyPoints = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 25, maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(anyPoints, fc.integer({ min: 0, max: 8 }), async (points, digits) => {
      const prices = points.map((whole) => {
        const text = String(whole).padStart(digits + 1, '0')
        return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
      })
      const rows = prices.map((price, index) => `${1_735_516_800 + index * 60},${price},${price},${price},${price}`)
      const { set } = await read(`time,open,high,low,close\n${rows.join('\n')}\n`)
      expect([...set.columns.close]).toEqual(prices.map(Number))
    }),
    { numRuns: 50 },
  )
})

describe('what is wrong gives a sentence with its row', () => {
  test.each([
    [
      'letters in a price',
      withRow(mt5, 12, (row) => row.replace(/1\.(\d)/u, '1,$1')),
      /^Row 12: "1,\d+" is not a number/u,
    ],
    [
      'a price of zero',
      withRow(mt5, 7, (row) => row.replace(/1\.\d+/u, '0.00000')),
      /^Row 7: the price "0\.00000" is not above zero/u,
    ],
    [
      'a high below the low',
      withRow(mt5, 9, (row) => row.replace(/1\.\d+\t1\.\d+/u, '1.10000\t1.00001')),
      /^Row 9: open .* are not between low/u,
    ],
    [
      'a day that does not exist',
      withRow(mt5, 20, (row) => row.replace('2024.12.30', '2024.02.30')),
      /^Row 20: "2024\.02\.30 .*" is not a date and time/u,
    ],
    [
      'seconds that are no minute',
      withRow(mt5, 20, (row) => row.replace(/:00\t/u, ':30\t')),
      /^Row 20: .* is not at a whole minute/u,
    ],
    [
      'a column too few',
      withRow(mt5, 30, (row) => row.replace('\t16', '')),
      /^Row 30: 8 columns, where the file begins with 9/u,
    ],
    ['another format in the middle', withRow(mt5, 15, () => '1735516800,1.1,1.1,1.1,1.1'), /^Row 15: 1 columns/u],
    [
      'two rows of one time with other prices',
      withRow(
        mt5,
        41,
        () =>
          mt5.split('\r\n')[38]?.replace(/^([^\t]+\t[^\t]+)\t.*/u, '$1\t1.10000\t1.10000\t1.10000\t1.10000\t1\t0\t0') ??
          '',
      ),
      /^Row 41: the same time as row 39, with other prices/u,
    ],
    ['a header without a column', mt5.replace('<LOW>', '<LAW>'), /^Row 1: the column "low" is missing/u],
    ['text of another kind', 'Dear customer,\nyour file is attached.\n', /^Row 1: "Dear customer,/u],
    [
      'hardly any rows',
      mt5.split('\r\n').slice(0, 10).join('\r\n'),
      /^The file has 8 whole candles; at least 20 are needed/u,
    ],
    ['a byte of zero far behind the beginning', withFarZero(), /^Row \d{4}: there is a byte that no text contains/u],
    ['a byte of zero', `${mt5.slice(0, 400)}\0${mt5.slice(400)}`, /^Row \d+: there is a byte that no text contains/u],
    [
      'a price with more digits than fit',
      withRow(mt5, 11, (row) => row.replace(/1\.\d+\t1\.\d+/u, '1.10000\t99999.12345')),
      /^Row 11: the price 99999\.12345 has too many digits/u,
    ],
  ])('%s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  test.each([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['an archive', utf8('PK\u0003\u0004'), 'This is a ZIP archive or a spreadsheet: unpack it, or save it as CSV.'],
    [
      'more than 256 MB',
      new Uint8Array(268_435_457),
      'The file has 268435457 bytes; 268435456 are the most that can be read.',
    ],
  ])('%s', async (_, bytes, message) => {
    await expect(readCandleFile(bytes, 'a.csv')).rejects.toThrow(message)
  })
})

test('a last row that was cut in a number is left out and named', async () => {
  const { set, cutRow } = await read(mt5.slice(0, -9))

  expect(cutRow).toBe(41)
  expect(set.columns.time).toHaveLength(39)
})

test('wherever a file is cut, what is read is a beginning of it, or a sentence', async () => {
  const text = candleTexts.tradingViewSeconds(walk)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: text.length }), async (end) => {
      const set = await read(text.slice(0, end)).then(
        (file) => file.set,
        (error: unknown) => error,
      )
      const close = set instanceof Error ? null : (set as typeof walk).columns.close
      expect(set instanceof Error ? set.name : 'CandleFileError').toBe('CandleFileError')
      expect(close ?? walk.columns.close).toEqual(walk.columns.close.slice(0, close?.length))
    }),
    { numRuns: 60 },
  )
})

test('newest first is turned round and counted, and a repeated row is left out', async () => {
  const [header = '', ...rows] = mt5.trimEnd().split('\r\n')
  const { set, outOfOrder, duplicates } = await read(`${[header, ...rows.toReversed(), rows[0]].join('\r\n')}\r\n`)

  expect(set.columns.close).toEqual(walk.columns.close)
  expect([outOfOrder, duplicates]).toEqual([39, 1])
})

test.each(Object.keys(candleTexts) as (keyof typeof candleTexts)[])(
  'rows of %s that are written plainly are read as those that are not',
  async (format) => {
    const walk = randomWalk({ candles: 400, seed: 7 })
    const lines = candleTexts[format](walk).split(/\r?\n/u)
    // Spaces, long numbers and empty lines are left by the fast reader to the careful one.
    const mixed = lines.map((line, index) => {
      if (index === 0 || index % 3 === 0) return line
      return index % 3 === 1 ? `${line} ` : line.replaceAll(/(?<![\d.])(\d\.\d{5})(?!\d)/gu, '00000$1').concat('\n')
    })
    const read = async (text: string) =>
      (await readCandleFile(new TextEncoder().encode(text), 'EURUSD.csv')).set.columns

    expect(await read(mixed.join('\n'))).toEqual(await read(lines.join('\n')))
  },
)
