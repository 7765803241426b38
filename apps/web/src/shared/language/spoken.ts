import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import type { Language } from '@stratomate/contracts/site/languages'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'

type Spoken = {
  language: Language
  /** What addresses of the language begin with. */
  base: string
  /** Translations by the English text; none on English pages. */
  texts: Readonly<Record<string, string>>
  content: Partial<TranslatedContent>
  /** The page inside of the frame of the site. */
  Page: ComponentType
}

/**
 * What the document is written in. A document has one language from its first byte on: another one is another address,
 * and its script fetches the texts before it draws (`speak`), so English pages carry no catalogue.
 */
export const spoken: Spoken = { language: 'en', base: '', texts: {}, content: {}, Page: Outlet }
