import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { StrengthAnswer, StrengthQuestion } from './create-strength-judge.ts'

/** From 0 to 4; with 3, somebody who stole the hashes needs some 100 million guesses. */
const scoreMin = 3
/** More characters only make it stronger, and the estimate takes the square of the length. */
const judgedLength = 24

const wordLists = new Set(['commonWords-en', 'firstnames-en', 'lastnames-en', 'wikipedia-en'])
/** The other lists are short and have an order: days, numbers, colors, the animals of a zodiac. */
const rows = Object.entries(english).filter(([name]) => !wordLists.has(name))
/**
 * By their own names the estimator takes any words of these lists that stand beside each other for a counted row, so it
 * refused "lamp horse violet". By other names they are words, which count little because their lists are short.
 */
const words: Record<string, string[]> = {}
for (const [name, list] of Object.entries(english)) words[wordLists.has(name) ? name : `words of ${name}`] = list
/** Any number of words of one list, or up to three of all of them: 150 words make 3 million threes and 500 million fours. */
const rowLike = [
  ...rows.map(([, list]) => new RegExp(`^(?:${list.join('|')})+$`, 'u')),
  new RegExp(`^(?:${rows.flatMap(([, list]) => list).join('|')}){1,3}$`, 'u'),
]

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...words },
  graphs: adjacencyGraphs,
})

/** Whether it is little else than words of these lists, as in "monday tuesday wednesday thursday". */
function isRow(password: string): boolean {
  const letters = password.toLowerCase().replaceAll(/[^a-z]+/gu, '')
  return letters.length * 2 > password.length && rowLike.some((row) => row.test(letters))
}

parentPort?.on('message', ({ id, password, personal }: StrengthQuestion) => {
  const { score } = estimator.check(password.slice(0, judgedLength), [...personal])
  parentPort?.postMessage({ id, isGuessable: score < scoreMin || isRow(password) } satisfies StrengthAnswer)
})
