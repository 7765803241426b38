import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import type { Language } from '@stratomate/contracts/site/languages'
import type { Speech } from '@stratomate/lab-ui/language/speech'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'

type Spoken = {
  language: Language
  /** What addresses of the language begin with. */
  base: string
  content: Partial<TranslatedContent>
  /** How the Strategy Lab says its texts and numbers; absent until its page is asked for, and in English. */
  speech?: Speech | undefined
  /** The page inside of the frame of the site. */
  Page: ComponentType
}

const english: Spoken = { language: 'en', base: '', content: {}, Page: Outlet }

/**
 * What the document is written in. A document has one language from its first byte on: another one is another address,
 * and its script fetches the texts before it draws (`speak`), so English pages carry no catalogue.
 */
export const spoken = Object.assign(spokenTexts, english)
