import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The rules of WCAG 2.2 AA. What passes is not described, and no style sheet is fetched once more for rules that are none
 * of these: nobody reads the one, and together they take two fifths of the time.
 */
const options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
  // No page has frames.
  iframes: false,
} as const

/** What axe finds on the page as it is now, by the rules of WCAG 2.2 AA: one line per rule with the first element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Parts far below the screen have neither size nor present colours before they are laid out.
  // It takes a frame until they have both.
  await page.evaluate(async () => {
    document.documentElement.dataset['laidOut'] = ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A colour on its way between two themes is neither. What never ends is not waited for, nor what stands still because
    // it is inside a part that is closed.
    const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime)
    const endings = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && Number.isFinite(endOf(animation)))
      .map((animation) => {
        const overdue = new Promise((resolve) => setTimeout(resolve, endOf(animation) + 1_000))
        return Promise.race([animation.finished, overdue])
      })
    await Promise.allSettled(endings)
  })
  // It stays until another page is loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => {
    // Safe: the script above has put it there.
    const found = Reflect.get(globalThis, 'axe') as Axe
    const { violations: broken } = await found.run(document, given)
    return broken.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)[0]}`,
    )
  }, options)
}

type Axe = {
  run: (
    context: Document,
    given: typeof options,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}
