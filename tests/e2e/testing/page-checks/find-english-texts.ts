import type { Page } from 'playwright-core'

/** Words that no sentence of the other languages contains. */
const plainEnglish = /\b(?:the|your|is|are|this)\b/iu

/**
 * English texts that a page shows or reads out: texts of a catalogue by their English words, and sentences that it
 * lacks.
 */
export async function findEnglishTexts(page: Page, catalogue: Readonly<Record<string, string>>): Promise<string[]> {
  const translated = Object.entries(catalogue).filter(([english, text]) => english !== text)
  const shown = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('body, body *')].filter((part) => part.closest('[lang=en]') === null)
    const names = ['aria-label', 'title', 'placeholder']
    return parts.flatMap((part) => [
      ...[...part.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
      ...names.map((name) => part.getAttribute(name) ?? ''),
    ])
  })
  // Words that the language has too, such as product names, do not count.
  const own = new Set(translated.map(([, text]) => text))
  const english = new Set(translated.map(([text]) => text).filter((text) => !own.has(text)))
  return shown.map((text) => text.trim()).filter((text) => english.has(text) || plainEnglish.test(text))
}
