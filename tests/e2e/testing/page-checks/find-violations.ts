import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA: one line per rule with the first element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Parts far below the screen have neither size nor present colours before they are laid out.
  // It takes a frame until they have both.
  await page.evaluate(async () => {
    document.documentElement.dataset['laidOut'] = ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described: nobody reads it, and it takes a quarter of the time. Before the tags, which it drops.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // No page has frames, so the one that is here is enough; without this each look opens a tab of its own.
    .setLegacyMode(true)
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)[0]}`,
  )
}
