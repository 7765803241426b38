import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** What the core of the app has said, in the language of the window where its catalogue has it; English for all others. */
export const coreText: (said: string) => string = saidInLanguage
