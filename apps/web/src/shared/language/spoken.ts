import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import type { Language } from '@stratomate/contracts/site/languages'
import type { Speech } from '@stratomate/lab-ui/language/speech'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'

type Spoken = {
  language: Language
  /** The prefix of the addresses in this language. */
  base: string
  content: Partial<TranslatedContent>
  /** The texts and number formats of the Strategy Lab; absent until its page is opened, and in English. */
  speech?: Speech | undefined
  /** The page inside the frame of the site. */
  Page: ComponentType
}

const english: Spoken = { language: 'en', base: '', content: {}, Page: Outlet }

/**
 * The language of the document. It does not change: another language is another address, whose script fetches the texts
 * before it draws (`speak`), so English pages load no catalogue.
 */
export const spoken = Object.assign(spokenTexts, english)
