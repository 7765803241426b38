/** Changes of an operator that change nothing that anybody could see: where, `from to`, and why. */
export const knownSurvivors: readonly { place: string; change: string; reason: string }[] = [
  {
    place: 'packages/domain/src/community/word-filter.ts:84',
    change: '&& ||',
    reason:
      'More phrases are asked for: longer than any listed one, or cut off by the end, which was asked for before.',
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
]
