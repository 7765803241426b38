import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ env: { APP_MODE: 'demo' } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

async function open(path: string, theme: 'dark' | 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
  const page = await context.newPage()
  await page.goto(`${product.origin}${path}`)
  // The cards of the library get their script later than the rest, and are drawn again then, which would end a walk
  // among them.
  await untilAlive(page, path === '/strategies-library' ? '[data-card]' : 'main :is(a, button, input)')
  // The built dialog at an indicator's address becomes a modal one, which takes the focus once more.
  if (path.startsWith('/strategies-library/'))
    await page.waitForFunction(() => document.activeElement?.closest('dialog')?.matches(':modal'))
  return page
}

const stopsMax = 120

/** Goes through the page by Tab; returns the number of stops, and those with no focus mark on them or around them. */
async function walk(page: Page): Promise<{ stops: number; bare: string[] }> {
  const bare: string[] = []
  for (let stops = 0; stops < stopsMax; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async () => {
      const element = document.activeElement
      if (element === null || element === document.body || element.hasAttribute('data-seen-stop')) return null
      element.setAttribute('data-seen-stop', '')
      const probe = document.createElement('i')
      probe.style.color = 'var(--focus)'
      document.body.append(probe)
      const color = getComputedStyle(probe).color
      probe.remove()
      const wears = (candidate: Element | null) => {
        if (candidate === null) return false
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate)
        return outlineStyle === 'solid' && outlineWidth === '2px' && outlineColor === color
      }
      // A choice shows its mark on the label beside it, and a card shows the mark of the link that fills it.
      const siblings = Array.from(element.parentElement?.children ?? [])
      const wearers = [element, ...siblings, element.closest('label'), element.closest('li')]
      // The mark appears with one of the next frames, later where the page is laid out again.
      for (let picture = 0; picture < 60 && !wearers.some(wears); picture += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return { isMarked: wearers.some(wears), name: `${element.tagName} ${element.textContent}` }
    })
    if (stop === null) return { stops, bare }
    if (!stop.isMarked) bare.push(stop.name)
  }
  return { stops: stopsMax, bare }
}

test.each([
  ['/', 'dark'],
  ['/pricing', 'light'],
  ['/strategies-library', 'dark'],
  ['/strategies-library/super-trend', 'light'],
  ['/community', 'dark'],
  ['/feedback', 'light'],
  ['/login', 'dark'],
] as const)('every stop of the keyboard on %s wears a mark, %s', async (path, theme) => {
  const page = await open(path, theme)
  const { stops, bare } = await walk(page)
  await page.context().close()

  expect(stops).toBeGreaterThan(2)
  expect(bare).toEqual([])
})

test.each(['dark', 'light'] as const)(
  'an answer of the search wears its mark inside of its list, %s',
  async (theme) => {
    const page = await open('/documentation', theme)
    await page.getByRole('searchbox').first().fill('trial')
    const answer = page.locator('[data-hit]').first()
    await answer.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => answer.evaluate((element) => element === document.activeElement)).toBe(true)
    await keepPicture(page, `focus search ${theme}`)
    const offset = await answer.evaluate((element) => getComputedStyle(element).outlineOffset)
    await page.context().close()

    expect(offset).toBe('-2px')
  },
)

test('a card keeps its corners under the focus, and wears one mark, not two', async () => {
  const page = await open('/strategies-library', 'dark')
  const link = page.locator('[data-card]').first()
  const card = page.locator('li:has([data-card])').first()
  const corners = () => card.evaluate((element) => getComputedStyle(element).borderRadius)
  const before = await corners()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const marks = [card, link].map((part) => part.evaluate((element) => getComputedStyle(element).outlineStyle))
  await keepPicture(page, 'focus card')

  expect(await Promise.all(marks)).toEqual(['solid', 'none'])
  expect(await corners()).toBe(before)
  await page.context().close()
})
