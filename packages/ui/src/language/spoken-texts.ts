type SpokenTexts = {
  /** As `lang` attributes and `Intl` name it. */
  language: string
  /** Translations by the English text; none in English. */
  texts: Readonly<Record<string, string>>
}

/** What the document is written in. Whoever changes it draws the document again. */
export const spokenTexts: SpokenTexts = { language: 'en', texts: {} }
