import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomWalk } from '@stratomate/candles/random-walk'
import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { runRule } from '@stratomate/lab/run/run-rule'
import { ruleOf } from '@stratomate/lab/testing/rule-of'
import { describe, expect, test } from 'vitest'
import { newSigner } from '@stratomate/lab/proof/sign-text'
import { proveRecord, type RecordTrade } from '@stratomate/lab/record/record-proof'
import { runLab } from './run-lab.ts'

const walk = { ...randomWalk({ candles: 9_000, seed: 31 }), symbol: 'EURUSD' }
const rule = ['--data', 'EURUSD-1m', '--indicator', 'super-trend', '--payout', '87']

/** A folder with one imported history. */
async function newLab() {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const csv = join(folder, 'EURUSD_M1.csv')
  writeFileSync(csv, candleTexts.mt5(walk))
  const lab = (...args: string[]) => runLab(args, folder)
  return { folder, csv, lab, imported: await lab('import', csv, '--offset', '+0') }
}

describe('import', () => {
  test('says what was read and guessed', async () => {
    const { imported } = await newLab()

    expect(imported.code).toBe(0)
    expect(imported.text).toContain('MetaTrader 5: EURUSD, 1 min')
    expect(imported.text).toContain('9000 candles from 2024-12-30 00:00')
    expect(imported.text).toMatch(/kept as EURUSD-1m, fingerprint [0-9a-f]{64}/u)
  })

  test('of a broken file ends with 1 and names the row', async () => {
    const { csv, lab } = await newLab()
    writeFileSync(csv, candleTexts.mt5(walk).replace('\t16\t0\t2\r\n', '\t16\t0\r\n'))

    expect(await lab('import', csv)).toMatchObject({ code: 1, text: expect.stringContaining('Row 2: 8 columns') })
  })
})

describe('run', () => {
  test('on pure chance says nothing and ends with 3', async () => {
    const { lab } = await newLab()
    const { text, code } = await lab('run', ...rule, '--expiry', '3')

    expect(code).toBe(3)
    expect(text).toContain('searched part: Nothing: ')
    expect(text).toContain('break-even 53.5 %')
    expect(text).toContain('simulated or hypothetical performance results')
  })

  test('counts each try, and the opening of the sealed part', async () => {
    const { lab } = await newLab()
    await lab('run', ...rule, '--expiry', '3')
    await lab('sweep', ...rule, '--grid', 'period=8..11', '--expiry', '1,3')
    const { text } = await lab('run', ...rule, '--expiry', '3', '--open-sealed')

    expect(text).toContain('Tried on these candles so far: 10; sealed part opened: 1 times.')
    expect(text).toContain('sealed part: ')
  })

  test('with --json gives the same as data', async () => {
    const { lab } = await newLab()
    const { text } = await lab('run', ...rule, '--expiry', '3', '--json')

    expect(JSON.parse(text)).toMatchObject({
      judgment: { verdict: 'nothing', tries: 1 },
      trials: { tries: 1, opened: 0 },
    })
  })
})

test('sweep judges the best of all, and keeps the sealed part closed', async () => {
  const { lab } = await newLab()
  const { text } = await lab(
    'sweep',
    ...rule,
    '--grid',
    'period=8..12',
    '--grid',
    'multiplier=2..3:0.5',
    '--expiry',
    '1,3',
  )

  expect(text).toContain('best of 30 (period ')
  expect(text).toContain('The sealed part is closed')
  expect(text).toContain('probability of overfitting')
})

test('walk joins only test parts', async () => {
  const { lab } = await newLab()
  const { text } = await lab('walk', ...rule, '--grid', 'period=8..12', '--expiry', '1', '--train', '8', '--test', '3')

  expect(text).toMatch(/^\d steps of 8 blocks to choose and 3 to trade, 1611 candles between/u)
  expect(text).toContain('joined test parts: ')
})

test('verify runs a proof again: 0 when it is the same, 4 when one number differs', async () => {
  const { folder, lab } = await newLab()
  const path = join(folder, 'proof.json')
  const { text } = await lab('run', ...rule, '--expiry', '3', '--proof', path)
  // It covers the whole history, so the sealed part is seen.
  expect(text).toContain('sealed part opened: 1 times')
  const whole = await lab('verify', path)
  const first = readFileSync(path, 'utf8')
  await lab('run', ...rule, '--expiry', '3', '--proof', path)
  const signers = [first, readFileSync(path, 'utf8')].map((text) => /"signer": "(\w+)"/u.exec(text)?.[1])
  writeFileSync(path, first.replace('"expiryCandles": 3', '"expiryCandles": 4'))

  expect(whole).toEqual({ code: 0, text: 'The same candles and the same rule give the same trades.' })
  expect(await lab('verify', path)).toEqual({ code: 4, text: 'Not the same: other result.' })
  expect(signers[0]).toBe(signers[1])
  writeFileSync(path, first.replace('"tries": 1', '"tries": 0'))
  expect(await lab('verify', path)).toEqual({ code: 4, text: 'Not the same: wrong signature.' })
  writeFileSync(path, '{}')
  expect((await lab('verify', path)).text).toContain('is no proof of the lab')
})

test('verify counts the record of a journal again: 0 when it is the same, 4 or 1 when something was changed', async () => {
  const { folder, lab } = await newLab()
  const path = join(folder, 'record.json')
  const chart = {
    broker: 'paper',
    account: 'paper',
    currency: 'USD',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'x',
  }
  const trades = Array.from({ length: 40 }, (_, at): RecordTrade => {
    const isWon = at % 4 > 0
    return [0, 1, at, at + 180_000, 1_000, 8_700, isWon ? 1 : -1, isWon ? 870 : -1_000]
  })
  const journal = { id: 'one', seq: 40, hash: 'ab'.repeat(32) }
  const text = await proveRecord({ journal, charts: [chart], trades }, await newSigner())
  writeFileSync(path, `${text}\n`)
  const same = await lab('verify', path)
  writeFileSync(path, text.replace('8700,-1,-1000', '8700,1,870'))

  expect(same.code).toBe(0)
  expect(same.text).toContain('75.0 % won of 40 (95 %: 59.8 % to 85.8 %), break-even 53.5 %')
  expect(await lab('verify', path)).toEqual({ code: 4, text: 'Not the same: other result.' })
  writeFileSync(path, text.replace('"seq":40', '"seq":40.0'))
  expect((await lab('verify', path)).text).toContain('not written as the app writes it')
})

test('parity joins the trades of a day: 0 when all are the same, 4 with each difference named', async () => {
  const { folder, lab } = await newLab()
  const dayStartS = Date.UTC(2024, 11, 31) / 1_000
  const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'super-trend' }
  const traded = runRule(walk, ruleOf()).trades.flatMap(({ index, side, stakeCents, profitCents }) => {
    const candleTimeS = walk.columns.time[index] ?? 0
    if (candleTimeS < dayStartS || candleTimeS >= dayStartS + 86_400) return []
    const money = { stakeCents, profitCents, reason: null, leaseId: 'lease' }
    return { ...chart, side: side > 0 ? 'buy' : 'sell', candleTimeS, signalAtMs: (candleTimeS + 60) * 1_000, ...money }
  })
  const path = join(folder, 'day.json')
  const save = (trades: readonly object[], refusals: readonly object[] = []) =>
    writeFileSync(path, JSON.stringify({ day: '2024-12-31', trades, refusals }))
  const compare = (day = '2024-12-31') => lab('parity', day, ...rule, '--expiry', '3', '--trades', path)
  save(traded)
  const same = await compare()
  const [first, ...others] = traded
  const [candleTime = 0, side] = [first?.candleTimeS, first?.side]
  save(others, [{ ...chart, side, code: 'stale', candleTime, at: new Date((candleTime + 60) * 1_000).toISOString() }])

  expect(same).toMatchObject({ code: 0, text: expect.stringMatching(/^[1-9]\d* signals, 0 differences$/u) })
  expect(await compare()).toMatchObject({
    code: 4,
    text: expect.stringMatching(/1 differences\n2024-12-31T\d\d:\d\d (?:buy|sell): refused \(stale\)$/u),
  })
  expect(await compare('2025-01-01')).toMatchObject({ code: 1, text: expect.stringContaining('of another day') })
})

test.each([
  [['run', '--data', 'GBPUSD-1m'], 'There is no history "GBPUSD-1m": there are EURUSD-1m.'],
  [['run', ...rule, '--expiry', '3', '--set', 'period=1'], 'period must be between 2 and 200'],
  [['import', 'no-such-file.csv'], 'no such file'],
  [['run', '--fast'], "Unknown option '--fast'"],
])('%o ends with 1 and says why', async (args, message) => {
  const { lab } = await newLab()

  expect(await lab(...args)).toMatchObject({ code: 1, text: expect.stringContaining(message) })
})
