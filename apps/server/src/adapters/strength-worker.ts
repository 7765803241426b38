import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { StrengthAnswer, StrengthQuestion } from './create-strength-judge.ts'

/** 0 to 4; 3 takes a thief of the hashes some 100 million guesses. */
const scoreMin = 3
/** What comes later only makes it better, and the estimate takes the square of the length. */
const judgedLength = 24

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

parentPort?.on('message', ({ id, password, personal }: StrengthQuestion) => {
  const { score } = estimator.check(password.slice(0, judgedLength), [...personal])
  parentPort?.postMessage({ id, isGuessable: score < scoreMin } satisfies StrengthAnswer)
})
