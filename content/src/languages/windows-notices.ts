import type { Language } from '@stratomate/contracts/site/languages'
import { sentences as spanishCodes } from './es/codes/code-sentences.data.ts'
import { texts as spanish } from './es/window/notices.data.ts'
import { sentences as portugueseCodes } from './pt/codes/code-sentences.data.ts'
import { texts as portuguese } from './pt/window/notices.data.ts'
import { sentencesOf } from './sentences-of.ts'

/** What Windows shows for the app, by its English words: `{name}` in it is the value of that name. */
export type WindowsNotice = {
  text: keyof typeof spanish
  /** Sentences of codes are given in English and are translated too. */
  slots?: Readonly<Record<string, string | number>>
}

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { ...sentencesOf(spanishCodes), ...spanish },
  'pt-BR': { ...sentencesOf(portugueseCodes), ...portuguese },
}

/** A notice in a language, with its values. */
export function noticeIn(language: Language, { text, slots = {} }: WindowsNotice): string {
  const said = (english: string): string => texts[language][english] ?? english
  return said(text).replace(/\{(\w+)\}/gu, (_, name: string) => said(String(slots[name])))
}
