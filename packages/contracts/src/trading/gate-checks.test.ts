import { expect, test } from 'vitest'
import { gateCheckIds, gateCheckOf, gateChecks } from './gate-checks.ts'
import { refusalCodes } from './refusals.ts'

test('each code of a refusal belongs to exactly one check', () => {
  const codes = gateCheckIds.flatMap((id) => [...gateChecks[id].codes])

  expect(codes.toSorted()).toEqual([...refusalCodes].toSorted())
  expect(gateCheckOf('losing_streak')).toBe('day')
})
