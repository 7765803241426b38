import { randomWalk } from '@stratomate/candles/random-walk'
import { searchedPart } from '@stratomate/lab/judge/sealed-part'
import { reportRun } from '@stratomate/lab/report/run-report'
import { runRule } from '@stratomate/lab/run/run-rule'
import { expect, test } from 'vitest'
import { firstQuestion } from '#lab-ui/question/lab-question.ts'
import { ruleOfQuestion } from '#lab-ui/question/rule-of-question.ts'
import { firstAnswer } from './first-answer.data.ts'

test('the prepared answer is what the lab computes for the first question', () => {
  const set = searchedPart(randomWalk({ candles: 100_000, seed: 1 }))
  const rule = ruleOfQuestion(firstQuestion)
  const { summary, judgment, refused, curve, chance } = reportRun(runRule(set, rule), { set, rule, tries: 1, seed: 1 })

  expect(firstAnswer).toEqual({ summary, judgment, refused, curve: curve.filter(isKept), chance })
})

/** The figure needs fewer points than the page of a test has. */
function isKept(_: unknown, place: number, all: readonly unknown[]): boolean {
  return place % 4 === 0 || place === all.length - 1
}
