/** Changes of an operator that change nothing that anybody could see: where, `from to`, and why. */
export const knownSurvivors: readonly { place: string; change: string; reason: string }[] = [
  {
    place: 'packages/domain/src/community/word-filter.ts:84',
    change: '&& ||',
    reason:
      'More phrases are asked for: longer than any listed one, or cut off by the end, which was asked for before.',
  },
]
