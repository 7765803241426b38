import type { texts as home } from './es/home.data.ts'
import type { texts as shell } from './es/shell.data.ts'

/** The English words of every text of a screen that has translations. The other languages have exactly those of Spanish. */
export type TranslatedText = keyof typeof home | keyof typeof shell
