import type { Page } from 'playwright-core'

/**
 * Shares of won trades on the present page without their count (30 or more), their 95 % interval or the break-even, one
 * line for each. A share is a percentage in the same line as a word of winning.
 */
export function findBareShares(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bare = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && /\d\s?%/u.test(node.textContent ?? ''),
      )
      if (!element.checkVisibility()) continue
      // What only a screen reader or a pointer finds counts too.
      for (const name of ['aria-label', 'title']) judge(element.getAttribute(name) ?? '')
      if (!hasText) continue
      const block = element.closest('p, li, tr, dd, figcaption, h1, h2, h3, h4, output, button, label') ?? element
      judge(block.textContent ?? '')
    }
    return [...bare]

    function judge(written: string): void {
      const text = written.replaceAll(/\s+/gu, ' ')
      // The share that is needed to break even was not won.
      const rest = text.replaceAll(/break-even[^%]*%/giu, '')
      const isShare =
        /\b(?:won|wins?|winning|win rate|hit rate|success rate|accuracy)\b/iu.test(rest) && /\d\s?%/u.test(rest)
      const [, count = '0'] = /\bof ([\d,]+) trades\b/u.exec(text) ?? []
      // Fewer than 30 trades must not have a share at all.
      const isCounted = Number(count.replaceAll(',', '')) >= 30
      const isWhole = isCounted && /95 %/u.test(text) && /break-even/iu.test(text)
      if (isShare && !isWhole)
        bare.add(`"${text.trim().slice(0, 80)}" says a share of won trades without what belongs to it`)
    }
  })
}
