import { expect, test } from 'vitest'
import { offsetOf, parseLabOptions, ruleOptions, searchOptions } from './lab-options.ts'

const common = ['--indicator', 'super-trend', '--payout', '87']

test('a run has its parameters, expiry and payout', () => {
  const options = parseLabOptions(['run', ...common, '--set', 'period=12', '--expiry', '3', '--side', 'sell'])

  expect(ruleOptions(options)).toMatchObject({
    indicatorId: 'super-trend',
    parameters: { period: 12 },
    expiryCandles: 3,
    payoutPct: 87,
    side: 'sell',
  })
})

test('a grid takes lists, ranges and steps', () => {
  const { grid } = searchOptions(
    parseLabOptions([
      'sweep',
      ...common,
      '--grid',
      'period=6..9',
      '--grid',
      'multiplier=1.5..2:0.1',
      '--expiry',
      '1,3',
    ]),
  )

  expect(grid).toEqual({
    indicatorId: 'super-trend',
    parameters: { period: [6, 7, 8, 9], multiplier: [1.5, 1.6, 1.7, 1.8, 1.9, 2] },
    expiries: [1, 3],
  })
})

test.each([
  ['+2', { kind: 'fixed', offsetS: 7_200 }],
  ['-5', { kind: 'fixed', offsetS: -18_000 }],
  ['new-york+2', { kind: 'new_york', winterS: 7_200 }],
] as const)('the offset %s is read', (value, offset) => {
  expect(offsetOf(value)).toEqual(offset)
})

test.each([
  [['fly'], '"fly" is no command of the lab'],
  [['run', '--indicator', 'magic', '--payout', '87', '--expiry', '1'], '--indicator magic is not one of'],
  [['run', '--indicator', 'boss', '--payout', '0', '--expiry', '1'], '--payout is percent'],
  [['run', ...common], '--expiry is missing'],
  [['run', ...common, '--expiry', '1.5'], 'whole numbers from 1'],
  [['run', ...common, '--expiry', '1', '--side', 'up'], '--side is one of'],
  [['run', ...common, '--expiry', '1', '--set', 'period'], 'write name=number'],
  [['run', ...common, '--expiry', '5..1'], 'write 10, 5,10,20'],
])('%o is refused with what is expected', (args, message) => {
  expect(() => ruleOptions(parseLabOptions(args))).toThrow(message)
})

test('a wrong offset is refused', () => {
  expect(() => offsetOf('two')).toThrow('write +2, -5 or new-york+2')
})
