import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { describe, expect, test } from 'vitest'
import { computePreview, type Preview, previewDefaults, previewParameters } from './preview.ts'
import { drawnLines } from './drawn-lines.ts'
import { summarizePreview } from './preview-summary.ts'

function previewOf(id: (typeof indicatorIds)[number], change: Record<string, number> = {}): Preview {
  const preview = computePreview(id, { ...previewDefaults(id), ...change })
  if (typeof preview === 'string') throw new Error(preview)
  return preview
}

test.each(indicatorIds)(
  'the preview of %s shows a signal, and each of its lines with a value for every candle',
  (id) => {
    const { candles, lines, signals } = previewOf(id)
    const lengths = drawnLines(id).map(({ name }) => lines.get(name)?.length)

    expect(signals.length).toBeGreaterThan(0)
    expect(lengths).toEqual(drawnLines(id).map(() => candles.length))
  },
)

test('a changed setting changes the signals', () => {
  const usual = previewOf('ema-alerts').signals
  const changed = previewOf('ema-alerts', { fast: 3 }).signals

  expect(changed).not.toEqual(usual)
})

test('a setting that contradicts another one is told by the names on the screen', () => {
  expect(computePreview('ema-alerts', { fast: 30, slow: 21 })).toBe('Fast EMA must be below Slow EMA.')
})

const hostile = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e9, -1e9, -5, '', 'letters', [], {}]

test.each(indicatorIds)('%s answers a hostile setting with a sentence that names it, and draws nothing', (id) => {
  const answers = previewParameters(id).flatMap(({ name, label }) =>
    hostile.map((value) => ({
      label,
      answer: computePreview(id, { ...previewDefaults(id), [name]: value as number }),
    })),
  )

  expect(answers.filter(({ label, answer }) => typeof answer !== 'string' || !answer.startsWith(label))).toEqual([])
  expect(
    answers.every(({ answer }) => typeof answer === 'string' && / must be (?:.*\d|a number)\.$/u.test(answer)),
  ).toBe(true)
})

test.each(indicatorIds)('%s at either end of each setting draws finite numbers, or says what contradicts', (id) => {
  const answers = previewParameters(id).flatMap(({ name, minimum, maximum }) =>
    [minimum, maximum].map((value) => computePreview(id, { ...previewDefaults(id), [name]: value })),
  )
  const drawn = answers.filter((answer) => typeof answer !== 'string')
  const values = drawn.flatMap(({ lines, levels }) => [...[...lines.values()].flat(), ...levels])

  expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true)
  expect(answers.filter((answer) => typeof answer === 'string' && !answer.includes(' must be below '))).toEqual([])
})

test('levels follow the settings', () => {
  expect(previewOf('rsi-reversal-alert', { oversold: 20 }).levels).toEqual([20, 80])
})

describe('the summary', () => {
  const candles = previewOf('ema-alerts').candles
  const time = 1_767_601_500

  test('counts the signals by side and names the last', () => {
    const signals = [
      { time: time - 600, side: 'buy' as const, price: 1 },
      { time, side: 'sell' as const, price: 1 },
    ]

    expect(summarizePreview({ candles, lines: new Map(), levels: [], signals })).toBe(
      '2 signals on 300 sample candles: 1 buy, 1 sell. The last: sell at 08:25.',
    )
  })

  test('says when there is none', () => {
    expect(summarizePreview({ candles, lines: new Map(), levels: [], signals: [] })).toBe(
      'No signal on 300 sample candles with these settings.',
    )
  })
})
