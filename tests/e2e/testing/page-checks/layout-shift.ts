import type { BrowserContext, Page } from 'playwright-core'

/** What a page may shift by at most: half of what the web's own measure calls good. */
export const layoutShiftMax = 0.05

type Shift = { value: number; sources: string[] }

/**
 * Makes every page of the context record what moves without having been asked to. Call it before the first page is
 * opened.
 */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type ShiftEntry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = []
    Object.assign(globalThis, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      // Safe: the observer below asks for entries of this kind only.
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.trim().slice(0, 30)} (${Math.round(previousRect.y)} to ${Math.round(currentRect.y)})`,
        )
        shifts.push({ value, sources: moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved too much since the page was opened: nothing, or one line with the sum and what moved most. */
export async function tooMuchShift(page: Page, shiftMax = layoutShiftMax): Promise<string[]> {
  const shifts: unknown = await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as unknown)
  if (!Array.isArray(shifts)) throw new Error('The shifts of this page are not watched.')
  // Safe: the script above is the only one that writes them.
  const known = shifts as Shift[]
  const sum = known.reduce((total, { value }) => total + value, 0)
  const most = known.toSorted((one, other) => other.value - one.value)[0]
  return sum < shiftMax ? [] : [`the page shifts by ${sum.toFixed(3)}: ${most?.sources.join('; ')}`]
}
