const onlySign = 'Only the sign of a side is read.'
const beforeWarmUp = 'It concerns rows before the warm-up, which have no side.'
const turnAnswered = 'A turn of 0 was answered above.'
const exactLevel = 'An average meets a whole level exactly in no history here.'
const exactAverages = 'Two averages are exactly equal only after a rest that is longer than any here.'

/**
 * Comparisons that take or leave the equal, and numbers that are one larger, which the histories do not tell apart: where,
 * `from to`, and why. A line with two such places that are alike is left out as a whole.
 */
export const knownBoundarySurvivors: readonly { place: string; change: string; reason: string }[] = [
  { place: 'rules/adx-momentum.mqh:38', change: '>= >', reason: exactLevel },
  { place: 'rules/baseline-oscillator.mqh:27', change: '> >=', reason: 'Without any range the candle is at rest.' },
  { place: 'rules/binary-eagle-indicator.mqh:71', change: '1 2', reason: beforeWarmUp },
  { place: 'rules/binary-eagle-indicator.mqh:76', change: '1 2', reason: onlySign },
  { place: 'rules/binary-eagle-indicator.mqh:77', change: '1 2', reason: onlySign },
  { place: 'rules/boss-pro-indicator.mqh:22', change: '1 2', reason: beforeWarmUp },
  { place: 'rules/boss-pro-indicator.mqh:23', change: '0 1', reason: beforeWarmUp },
  { place: 'rules/boss-pro-indicator.mqh:25', change: '> >=', reason: exactAverages },
  { place: 'rules/boss-pro-indicator.mqh:25', change: '< <=', reason: exactAverages },
  { place: 'rules/boss-pro-indicator.mqh:25', change: '0 1', reason: exactAverages },
  { place: 'rules/boss-pro-indicator.mqh:50', change: '0 1', reason: beforeWarmUp },
  { place: 'rules/boss-pro-indicator.mqh:63', change: '> >=', reason: 'A range of 0 needs a market without any move.' },
  { place: 'rules/boss-pro-indicator.mqh:71', change: '>= >', reason: exactLevel },
  { place: 'rules/boss-pro-indicator.mqh:71', change: '<= <', reason: exactLevel },
  { place: 'rules/boss.mqh:36', change: '> >=', reason: exactAverages },
  { place: 'rules/boss.mqh:37', change: '< <=', reason: exactAverages },
  { place: 'rules/boss.mqh:41', change: '1 2', reason: onlySign },
  { place: 'rules/boss.mqh:48', change: '0 1', reason: 'Every row begins with a side of 0.' },
  { place: 'rules/boss.mqh:62', change: '0 1', reason: beforeWarmUp },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:44', change: '1 2', reason: 'Any number below 0 is no swing.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:45', change: '1 2', reason: 'Any number below 0 is no swing.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:51', change: '1 2', reason: onlySign },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:56', change: '1 2', reason: onlySign },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:65', change: '0 1', reason: 'Every row begins with a side of 0.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:66', change: '1 2', reason: 'Any number below 0 is no swing.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:67', change: '1 2', reason: 'Any number below 0 is no swing.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:72', change: '1 2', reason: 'Only the sign of a direction is read.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:73', change: '1 2', reason: 'Only the sign of a direction is read.' },
  { place: 'rules/ema-alerts-with-trend-lines.mqh:86', change: '>= >', reason: 'The first row has no crossing yet.' },
  { place: 'rules/ema-cci-momentum-20.mqh:45', change: '> >=', reason: exactAverages },
  { place: 'rules/haema-alert.mqh:35', change: '> >=', reason: 'A body of exactly 0 turns nowhere here.' },
  { place: 'rules/otc-3-0.mqh:39', change: '>= >', reason: 'The first row has no crossing yet.' },
  { place: 'rules/otc-3-0.mqh:47', change: '1 2', reason: beforeWarmUp },
  { place: 'rules/otc-3-0.mqh:50', change: '> >=', reason: `${turnAnswered} ${exactLevel}` },
  { place: 'rules/otc-3-0.mqh:50', change: '< <=', reason: exactLevel },
  { place: 'rules/otc-redline.mqh:24', change: '> >=', reason: exactAverages },
  { place: 'rules/otc-redline.mqh:24', change: '< <=', reason: exactAverages },
  { place: 'rules/otc-redline.mqh:45', change: '>= >', reason: 'The first row has no crossing yet.' },
  { place: 'rules/otc-redline.mqh:53', change: '> >=', reason: 'A body of exactly 0 turns nowhere here.' },
  { place: 'rules/otc.mqh:42', change: '> >=', reason: `${turnAnswered} ${exactLevel}` },
  { place: 'rules/otc.mqh:42', change: '< <=', reason: exactLevel },
  { place: 'rules/otc.mqh:43', change: '< <=', reason: exactLevel },
  { place: 'rules/po-otc.mqh:39', change: '1 2', reason: beforeWarmUp },
  { place: 'rules/po-otc.mqh:42', change: '> >=', reason: `${turnAnswered} ${exactLevel}` },
  { place: 'rules/po-otc.mqh:42', change: '< <=', reason: exactLevel },
  { place: 'rules/stochastic-rsi-alert.mqh:45', change: '> >=', reason: `${turnAnswered} ${exactLevel}` },
  { place: 'rules/stochastic-rsi-alert.mqh:45', change: '< <=', reason: exactLevel },
]
