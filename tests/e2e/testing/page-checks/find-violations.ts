import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The rules of WCAG 2.2 AA. Passed rules are not described, and no style sheet is fetched again for other rules: nobody
 * reads the former, and together they take two fifths of the time.
 */
const options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
  // No page has frames.
  iframes: false,
} as const

/** axe's findings on the present page, by the rules of WCAG 2.2 AA: one line per rule with the first element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Parts far below the screen have neither their size nor their colours before they are laid out, which takes a frame.
  await page.evaluate(async () => {
    document.documentElement.dataset['laidOut'] = ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // During a change of theme a colour is neither of both. Endless animations are not waited for, nor those that are
    // paused inside a closed part.
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
