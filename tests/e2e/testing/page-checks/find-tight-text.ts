import type { Page } from 'playwright-core'

/** Below this size, letters that are closer than the font sets them are hard to read. */
const tightPxMin = 20

/** Texts of the page that are small and set closer than their font, each with its size. */
export function findTightText(page: Page): Promise<string[]> {
  return page.evaluate((sizeMin) => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (!isText || !element.checkVisibility()) continue
      const { fontSize, letterSpacing } = getComputedStyle(element)
      if (Number.parseFloat(fontSize) < sizeMin && Number.parseFloat(letterSpacing) < 0)
        found.add(`"${(element.textContent ?? '').trim().slice(0, 40)}" of ${fontSize} is set tight: ${letterSpacing}`)
    }
    return [...found]
  }, tightPxMin)
}
