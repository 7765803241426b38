/** Changes of an operator that change nothing that anybody could see: where, `from to`, and why. */
export const knownSurvivors: readonly { place: string; change: string; reason: string }[] = [
  {
    place: 'packages/domain/src/community/word-filter.ts:83',
    change: '< <=',
    reason: 'One phrase more is asked for, of no word, and no listed word is empty.',
  },
  {
    place: 'packages/domain/src/files/crc32.ts:27',
    change: '< <=',
    reason: 'One value more is computed, for which the table has no place.',
  },
  {
    place: 'packages/domain/src/files/file-versions.ts:5',
    change: '< <=',
    reason: 'One part more is compared, which neither version has: a missing part is zero.',
  },
  {
    place: 'packages/indicators/src/kernels/rolling-range.ts:123',
    change: '+ -',
    reason: 'Every row begins a block of its own, whose extremes are the same; only slower.',
  },
  {
    place: 'packages/indicators/src/kernels/stochastic.ts:56',
    change: '+ -',
    reason: 'Its source has no value before, so neither has the line; only more rows are computed.',
  },
  {
    place: 'packages/indicators/src/rules/adx-momentum/adx-momentum.ts:41',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/indicators/src/rules/po-otc/po-otc.ts:36',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/domain/src/statistics/count-trade.ts:102',
    change: '< <=',
    reason: 'A minute is a minute in steps of five seconds and of sixty.',
  },
  {
    place: 'packages/engine/src/gate/gate-context.ts:73',
    change: '> >=',
    reason: 'An empty calendar and none are the same to the gate.',
  },
  {
    place: 'packages/engine/src/replay/replay-state.ts:37',
    change: '> >=',
    reason: 'Nothing is taken out of the list of what runs when nothing has ended; only slower.',
  },
  {
    place: 'packages/engine/src/replay/replay-state.ts:38',
    change: '- +',
    reason: 'The ledger puts the ends of a day into their order itself, and a sum has none; only slower.',
  },
  {
    place: 'packages/engine/src/limits/daily-stats.ts:123',
    change: '- +',
    reason: 'Every end goes back to the last mark and counts on from there to the same totals; only slower.',
  },
  {
    place: 'packages/engine/src/replay/replay-run.ts:101',
    change: '>= >',
    reason: 'At the moment itself the trade has ended in one course and runs in the other, so they differ anyway.',
  },
  {
    place: 'packages/indicators/src/kernels/cci.ts:106',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/kernels/cci.ts:138',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/kernels/join-windows.ts:67',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/rules/boss/boss.ts:45',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/rules/otc-redline/otc-redline.ts:41',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/rules/pocket-options-optimized-indicator/pocket-options-optimized-indicator.ts:43',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes again.',
  },
  {
    place: 'packages/indicators/src/kernels/sma.ts:161',
    change: '> >=',
    reason: 'Such a stretch begins with another value than the one before it, so the run ends there too.',
  },
  {
    place: 'packages/indicators/src/rules/adx-momentum/adx-momentum.ts:31',
    change: '> >=',
    reason: 'ADX smooths the index of both lines and settles after them, so the two are never equal.',
  },
  {
    place: 'packages/indicators/src/kernels/sma.ts:129',
    change: '- +',
    reason: 'Every piece counts its rest from its own beginning, so nobody reads what the one before has left.',
  },
  {
    place: 'packages/indicators/src/kernels/bollinger.ts:76',
    change: '- +',
    reason: 'Every piece counts its rest from its own beginning, so nobody reads what the one before has left.',
  },
  {
    place: 'packages/indicators/src/kernels/turns/side-turns.ts:19',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/indicators/src/kernels/rolling-range.ts:80',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/indicators/src/kernels/heikin-ashi.ts:25',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/indicators/src/rules/otc-3-0/otc-three.ts:43',
    change: '< <=',
    reason: 'One row more is written, which the next piece writes anew.',
  },
  {
    place: 'packages/engine/src/limits/daily-stats.ts:123',
    change: '< <=',
    reason: 'An end that is the last goes back to the last mark as well and counts on to the same totals; only slower.',
  },
  {
    place: 'packages/engine/src/limits/daily-stats.ts:158',
    change: '< <=',
    reason: 'A trade ends once, so no id is compared with itself.',
  },
]
