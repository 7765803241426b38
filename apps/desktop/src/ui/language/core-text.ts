import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** A text from the core of the app in the language of the window where its catalogue has it, else in English. */
export const coreText: (said: string) => string = saidInLanguage
