import type { Language } from '@stratomate/contracts/site/languages'
import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { sentences as spanishCodes } from './es/codes/code-sentences.data.ts'
import { texts as spanish } from './es/mails.data.ts'
import { sentences as portugueseCodes } from './pt/codes/code-sentences.data.ts'
import { texts as portuguese } from './pt/mails.data.ts'

/** The English words of every text of a mail. The other languages have exactly those of Spanish. */
export type MailText = keyof typeof spanish

type Reason = { sentence: string; fix: string }

/** What mails say in a language. */
export type MailSentences = {
  texts: Readonly<Record<MailText, string>>
  /** Why a signal was refused and what helps; a code of another version is shown as it is. */
  reasonOf: (code: string) => string
}

// Safe: exactly the keys of the Spanish catalogue.
const english = Object.fromEntries(Object.keys(spanish).map((text) => [text, text])) as Record<MailText, string>

const languages: Readonly<Record<Language, MailSentences>> = {
  en: { texts: english, reasonOf: reasonIn(refusalCatalogue) },
  es: { texts: spanish, reasonOf: reasonIn(spanishCodes.refusals) },
  'pt-BR': { texts: portuguese, reasonOf: reasonIn(portugueseCodes.refusals) },
}

/** Server only: all languages are in memory at once, because its mails go to everybody. */
export function mailSentences(language: Language): MailSentences {
  return languages[language]
}

function reasonIn(reasons: Readonly<Record<RefusalCode, Reason>>): (code: string) => string {
  return (code) => {
    if (!isRefusalCode(code)) return code
    const { sentence, fix } = reasons[code]
    return `${sentence} ${fix}`
  }
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalCatalogue, code)
}
