import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { StrengthAnswer, StrengthQuestion } from './create-strength-judge.ts'

/** From 0 to 4; with 3, somebody who stole the hashes needs some 100 million guesses. */
const scoreMin = 3
/** More characters only make it stronger, and the estimate takes the square of the length. */
const judgedLength = 24

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

parentPort?.on('message', ({ id, password, personal }: StrengthQuestion) => {
  const { score } = estimator.check(password.slice(0, judgedLength), [...personal])
  parentPort?.postMessage({ id, isGuessable: score < scoreMin } satisfies StrengthAnswer)
})
