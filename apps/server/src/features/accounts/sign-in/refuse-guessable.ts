import { brand } from '@stratomate/brand'
import { AppError } from '#server/features/app-error.ts'
import type { Asker, Passwords } from '../ports.ts'

const message = 'This password is easy to guess: it is common, or close to a common one, your name or your email.'
const wordLengthMin = 3
/** How long the rest of a password must be without the words that are known of the person. */
const ownLettersMin = 6

/** Errors: invalid_input for a password that is common, leaked, or made of what is known of the person. */
export async function refuseGuessable(
  passwords: Passwords,
  { password, personal, asker }: { password: string; personal: readonly (string | null)[]; asker: Asker },
): Promise<void> {
  const words = [brand.name, ...personal].flatMap((text) => wordsOf(text ?? ''))
  if (!isMadeOf(password, words) && !(await passwords.isGuessable(password, words, asker))) return
  throw new AppError('invalid_input', {
    message,
    fields: { password: 'Easy to guess. Use three or four words that do not belong together.' },
  })
}

/** `ann.lee@example.com` counts as a whole and in its parts. */
function wordsOf(text: string): string[] {
  return [bareOf(text), ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= wordLengthMin)
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const bare = bareOf(password)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), bare)
  return left.length < bare.length && left.length < ownLettersMin
}

function bareOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
