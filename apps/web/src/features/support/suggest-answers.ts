import { type Question, plainTextOf } from '@stratomate/content/blocks'

const wordLengthMin = 4
const suggestionsMax = 2
/** A word found in a question counts more than one found in its answer. */
const questionWeight = 3
const scoreMin = 3

/** The questions whose answers may make a message unnecessary, best first; none when nothing fits well. */
export function suggestAnswers(subject: string, questions: readonly Question[]): Question[] {
  const asked = [...wordsIn(subject)]
  return questions
    .map((question) => ({ question, score: scoreOf(question, asked) }))
    .filter(({ score }) => score >= scoreMin)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, suggestionsMax)
    .map(({ question }) => question)
}

function scoreOf({ question, answer }: Question, asked: readonly string[]): number {
  const inQuestion = wordsIn(question)
  const inAnswer = wordsIn(plainTextOf(answer))
  return asked.reduce(
    (score, word) => score + (hasWord(inQuestion, word) ? questionWeight : hasWord(inAnswer, word) ? 1 : 0),
    0,
  )
}

/** `install` also finds `installing`, and the other way round. */
function hasWord(words: ReadonlySet<string>, sought: string): boolean {
  return [...words].some((word) => word.startsWith(sought) || sought.startsWith(word))
}

function wordsIn(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length >= wordLengthMin),
  )
}
