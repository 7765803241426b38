/** Changes of an operator that change nothing that anybody could see: where, `from to`, and why. */
export const knownRuleSurvivors: readonly { place: string; change: string; reason: string }[] = [
  {
    place: 'rules/binary-eagle-indicator.mqh:71',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, whatever the rule answers, and later both lines have values.',
  },
  {
    place: 'rules/boss.mqh:31',
    change: '&& ||',
    reason: 'Rows before the warm-up have no side, and later both lines have values.',
  },
  {
    place: 'rules/boss-pro-indicator.mqh:35',
    change: '+ -',
    reason: 'A candle closes one longer candle at most, so the index is always 0.',
  },
  {
    place: 'rules/boss-pro-indicator.mqh:63',
    change: '&& ||',
    reason:
      'From the row on at which the long range begins, the short one has begun, and a range of 0 needs a market without any move.',
  },
  { place: 'rules/boss-pro-indicator.mqh:69', change: '|| &&', reason: 'Without a side the answer is 0 on both ways.' },
  {
    place: 'rules/ema-cci-momentum-20.mqh:43',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, and without a turn every product is 0.',
  },
  {
    place: 'rules/ema-cci-momentum-20.mqh:45',
    change: '* /',
    reason: 'A turn is 1 or -1, so that quotient and product have the same sign.',
  },
  {
    place: 'rules/otc-3-0.mqh:47',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, and without a turn every product is 0.',
  },
  {
    place: 'rules/otc.mqh:39',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, and without a turn every product is 0.',
  },
  {
    place: 'rules/po-otc.mqh:39',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, and without a turn every product is 0.',
  },
  {
    place: 'rules/sma-w-rsi.mqh:34',
    change: '|| &&',
    reason: 'Rows before the warm-up have no side, and without a turn every product is 0.',
  },
  {
    place: 'rules/sma-w-rsi.mqh:36',
    change: '* /',
    reason: 'A turn is 1 or -1, so that quotient and product have the same sign.',
  },
  {
    place: 'rules/stochastic-rsi-alert.mqh:34',
    change: '+ -',
    reason: 'The number only rounds, and a stochastic does not change when all its values are shifted.',
  },
  {
    place: 'rules/stochastic-rsi-alert.mqh:34',
    change: '- +',
    reason: 'The number only rounds, and a stochastic does not change when all its values are shifted.',
  },
]
