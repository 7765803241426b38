import type { Page } from 'playwright-core'

/** From the smallest phone to a large screen, with both sides of each width at which the header changes. */
export const screenWidths = [320, 360, 390, 479, 480, 768, 1023, 1024, 1100, 1279, 1280, 1440, 1920] as const

/**
 * Where the present page leaves the screen, one line for each fault: a page that scrolls sideways, a part of a fixed
 * element outside of the viewport, a covered control, and a small heading with squeezed letters. Fixed elements do not
 * count for the width of the document, so a browser cannot scroll to them.
 */
export function findBoxFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement
    /** Boxes are fractions of a pixel. */
    const tolerancePx = 0.5
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`
    const scrollerOf = (element: Element): Element | null => {
      const around = element.parentElement
      return around === null || /auto|scroll/u.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around)
    }
    /** What only screen readers see is one pixel large. */
    const isSeen = (element: Element) => {
      const { width: across, height: down } = element.getBoundingClientRect()
      return across > 1 && down > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    if (scrollWidth > width) faults.push(`the page is ${scrollWidth - width} px wider than the screen`)
    const isModal = document.querySelector('dialog:modal') !== null
    const fixed = [...document.querySelectorAll('body *')].filter(
      // The skip link waits above the screen until it has the focus.
      (element) =>
        getComputedStyle(element).position === 'fixed' && isSeen(element) && !element.matches('a[href="#main"]'),
    )
    for (const root of fixed) {
      const { top, bottom } = root.getBoundingClientRect()
      if (top < -tolerancePx || bottom > height + tolerancePx)
        faults.push(`${nameOf(root)} goes from ${Math.round(top)} to ${Math.round(bottom)} of ${height} px down`)
      for (const part of [root, ...root.querySelectorAll('*')]) {
        if (!isSeen(part)) continue
        const box = part.getBoundingClientRect()
        if (box.left < -tolerancePx || box.right > width + tolerancePx)
          faults.push(`${nameOf(part)} goes from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width} px`)
        if (!part.matches('a, button, input, select') || (isModal && part.closest('dialog') === null)) continue
        const scroller = scrollerOf(part)?.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        // What is scrolled out of its list is reached by scrolling.
        if (scroller !== undefined && (y < scroller.top || y > scroller.bottom)) continue
        if (y < 0 || y > height) continue
        const above = document.elementFromPoint(x, y)
        const isOnTop =
          above !== null && (part.contains(above) || above.contains(part) || above.closest('label') !== null)
        if (!isOnTop) faults.push(`${nameOf(part)} is covered by ${above === null ? 'the edge' : nameOf(above)}`)
      }
    }
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const { fontSize, letterSpacing } = getComputedStyle(heading)
      if (Number.parseFloat(fontSize) < 20 && Number.parseFloat(letterSpacing) < 0)
        faults.push(`${nameOf(heading)} is small and its letters are squeezed by ${letterSpacing}`)
    }
    return faults
  })
}

/** The faults at each of the widths, with the width before them; the page is at the last one afterwards. */
export async function findFaultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Two frames: the first is laid out for the new width, the second with what scripts changed for it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    faults.push(...(await findBoxFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}
