import { routes } from '@stratomate/contracts'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerDashboard, deviceWithChart } from './testing/dashboard-answers.ts'
import { findFaultsAt, screenWidths } from './testing/page-checks/find-box-faults.ts'
import { openBrowser } from './testing/open-browser.ts'
import { reportHistory } from './testing/report-history.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }
const asksForUser = '**/api/auth/user'

let product: Product
let browser: Browser
let member: Member
let memberState: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const context = await browser.newContext()
  member = await signInMember(context, product)
  memberState = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

type Opening = BrowserContextOptions & { path?: string; prepare?: (page: Page) => Promise<unknown> }

/** A new browser with one page, open and with its script running, while `walk` runs. */
async function withPage(opening: Opening, walk: (page: Page) => Promise<void>): Promise<void> {
  const { path = '/', prepare, ...options } = opening
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`${product.origin}${path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  try {
    await walk(page)
  } finally {
    await context.close()
  }
}

const downloads = (page: Page) => page.getByRole('button', { name: 'Downloads' })
const mainDownload = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Main Download' })

describe('the header', () => {
  test('is transparent for the first ten pixels and solid from then on', () =>
    withPage({}, async (page) => {
      const header = page.locator('header')
      const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
      const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      const clear = await ground()
      await scrollTo(10)
      await page.locator('header[data-scrolled=false]').waitFor()
      await scrollTo(11)
      await page.locator('header[data-scrolled=true]').waitFor()

      expect(clear).toMatch(/, 0\)$|\/ 0\)$/)
      await expect.poll(ground).not.toBe(clear)
    }))

  test('opens the downloads for a resting mouse and closes them when it leaves', () =>
    withPage({}, async (page) => {
      await downloads(page).hover()
      await mainDownload(page).waitFor()
      await downloads(page).click()
      const afterPress = await mainDownload(page).isVisible()
      await page.mouse.move(600, 700)
      await mainDownload(page).waitFor({ state: 'hidden' })

      expect(afterPress).toBe(true)
    }))

  test('opens and closes the downloads by a touch', () =>
    withPage({ hasTouch: true }, async (page) => {
      await downloads(page).tap()
      await mainDownload(page).waitFor()
      await downloads(page).tap()
      await mainDownload(page).waitFor({ state: 'hidden' })

      expect(await downloads(page).getAttribute('aria-expanded')).toBe('false')
    }))

  test('opens the downloads by keyboard, and Escape closes them and gives the focus back', () =>
    withPage({}, async (page) => {
      await downloads(page).focus()
      await page.keyboard.press('Enter')
      await mainDownload(page).waitFor()
      const expanded = await downloads(page).getAttribute('aria-expanded')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Main Download')
      await page.keyboard.press('Escape')
      await mainDownload(page).waitFor({ state: 'hidden' })

      expect(expanded).toBe('true')
      expect(await downloads(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }))

  test('an arrow moves the focus at once, so that the next key counts where it leads', () =>
    withPage({}, async (page) => {
      const { focused, links } = await downloads(page).evaluate((button) => {
        button.focus()
        const pressed = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
          return document.activeElement?.textContent
        })
        const items = [...(button.parentElement?.querySelectorAll('a') ?? [])]
        return { focused: pressed, links: items.map((link) => link.textContent) }
      })

      expect(links[0]).toBe('Main Download')
      expect(focused).toEqual([links.at(-1), links[0], links[1], links[0]])
    }))

  test('keeps a menu open that was pressed before the anchor of the address is there', () =>
    withPage({ path: '/changelog#comes-later' }, async (page) => {
      await downloads(page).focus()
      await page.keyboard.press('Enter')
      await mainDownload(page).waitFor()
      await page.evaluate(async () => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="comes-later">Here</h2>')
        for (let frames = 0; frames < 30; frames += 1) await new Promise((shown) => requestAnimationFrame(shown))
      })

      expect(await mainDownload(page).isVisible()).toBe(true)
      expect(await downloads(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }))

  test('marks the add-ons as PRO', () =>
    withPage({}, async (page) => {
      await downloads(page).hover()
      const addons = page.getByRole('link', { name: 'Indicator Addons PRO' })
      await addons.waitFor()

      expect(await addons.getAttribute('href')).toBe('/indicator-addons')
    }))

  test.each([
    ['/pricing', 'Pricing', {}],
    ['/dashboard', 'Dashboard', { signedIn: true }],
  ])('%s is marked as the page that is open', (path, name, { signedIn = false }: { signedIn?: boolean }) =>
    withPage({ path, ...(signedIn ? { storageState: memberState } : {}) }, async (page) => {
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current=page]')

      expect(await marked.allInnerTexts()).toEqual([name])
    }),
  )

  test('the library is marked by the link of its name alone', () =>
    withPage({ path: '/strategies-library' }, async (page) => {
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]:visible')

      expect(await marked.allInnerTexts()).toEqual(['Strategies'])
    }))

  test.each([
    ['/community', 'More'],
    ['/changelog', 'More'],
    ['/errors', 'More'],
    ['/status', 'More'],
    ['/indicator-addons', 'Downloads'],
  ])('%s marks the menu that holds it: %s', (path, name) =>
    withPage({ path }, async (page) => {
      const marked = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-current=true]')
      const line = marked.evaluate((button) => getComputedStyle(button, '::after').display)

      expect(await marked.allInnerTexts()).toEqual([name])
      expect(await line).toBe('block')
    }),
  )
})

type HeaderState = Omit<Opening, 'storageState'> & {
  isMember?: boolean
  shows?: (page: Page) => Locator
  /** Opens a menu of the header. */
  open?: (page: Page) => Promise<unknown>
  widths?: (width: number) => boolean
}

const { device, chart } = deviceWithChart()
const paperState = device.state
const inHeader = (page: Page, text: string) => page.locator('header').getByText(text).filter({ visible: true })
const answerDevices = (devices: readonly (typeof device)[]) => (page: Page) =>
  answerDashboard(page, { devices, charts: [chart] })
const pressMenu = (name: RegExp) => (page: Page) => page.locator('header').getByRole('button', { name }).click()
/**
 * The same with the mouse out of the way: a menu of the header opens when the mouse rests on it after a change of size.
 */
const openMenu = (name: RegExp) => async (page: Page) => {
  await pressMenu(name)(page)
  await page.mouse.move(5, 780)
}
const isWide = (width: number) => width >= 1_024

const headerStates: Record<string, HeaderState> = {
  'a visitor': {},
  'a visitor with the downloads open': { open: pressMenu(/^Downloads$/u), widths: isWide },
  'a visitor with more open': { open: pressMenu(/^More$/u), widths: isWide },
  'a visitor with the menu of small screens open': {
    viewport: phone,
    open: openMenu(/^Open menu$/u),
    widths: (width) => !isWide(width),
  },
  'somebody who is not known yet': {
    isMember: true,
    prepare: (page) => page.route(asksForUser, () => undefined),
    shows: (page) => inHeader(page, 'Loading...'),
  },
  'a member': { isMember: true },
  'a member with many notifications open': {
    isMember: true,
    prepare: (page) =>
      page.route('**/api/notifications?*', (route) =>
        route.fulfill({ json: { items: [], nextCursor: null, unread: 120 } }),
      ),
    open: openMenu(/^Notifications/u),
    widths: (width) => width >= 768,
  },
  'a member with the own menu open': { isMember: true, open: openMenu(/^Account menu$/u), widths: isWide },
  'a member of the app without a computer': {
    isMember: true,
    path: '/dashboard',
    shows: (page) => inHeader(page, 'MT5 disconnected'),
  },
  'a member of the app who is not known yet': {
    isMember: true,
    path: '/dashboard',
    prepare: (page) => page.route(asksForUser, () => undefined),
    shows: (page) => page.locator('header button[disabled]'),
  },
  'a member of the app with simulated charts': {
    isMember: true,
    path: '/dashboard',
    prepare: answerDevices([device]),
    shows: (page) => inHeader(page, 'Simulated charts'),
  },
  'a member of the app with a terminal': {
    isMember: true,
    path: '/dashboard',
    prepare: answerDevices([{ ...device, state: paperState === null ? null : { ...paperState, charts: [] } }]),
    shows: (page) => inHeader(page, 'MT5 connected'),
  },
  'a member of the app whose events are lost': {
    isMember: true,
    path: '/dashboard',
    prepare: (page) =>
      page.route('**/api/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: ': hello\n\n' })),
    shows: (page) => inHeader(page, 'Reconnecting'),
  },
  'a member of the app with the own menu open': {
    isMember: true,
    path: '/dashboard',
    open: openMenu(/^Account menu$/u),
  },
  'a member of the app with the menu of small screens open': {
    isMember: true,
    path: '/dashboard',
    viewport: phone,
    open: openMenu(/^Open menu$/u),
    widths: (width) => !isWide(width),
  },
}

test.each(Object.entries(headerStates))(
  'the header keeps every part on the screen and free at every width: %s',
  async (_what, { isMember = false, shows, open, widths = () => true, ...opening }) => {
    const storageState = isMember ? memberState : undefined
    await withPage({ ...opening, ...(storageState && { storageState }) }, async (page) => {
      if (isMember && shows === undefined)
        await page
          .locator('header')
          .getByLabel(/^Notifications/u)
          .filter({ visible: true })
          .first()
          .waitFor()
      await shows?.(page).first().waitFor()
      await open?.(page)

      expect(await findFaultsAt(page, screenWidths.filter(widths))).toEqual([])
    })
  },
)

describe('the user menu', () => {
  const trialLeft = async (page: Page) =>
    (
      await page
        .locator('header')
        .getByRole('link', { name: /^(Start Free Trial|Dashboard)$/u })
        .last()
        .boundingBox()
    )?.x

  test('says Loading..., then shows the person, and nothing beside it moves', () => {
    const gate = Promise.withResolvers<void>()
    const prepare = (page: Page) =>
      page.route(asksForUser, async (route) => {
        await gate.promise
        await route.continue()
      })
    return withPage({ storageState: memberState, prepare }, async (page) => {
      const waiting = page.getByRole('button', { name: 'Loading...' })
      await waiting.waitFor()
      const isDisabled = await waiting.isDisabled()
      const before = await trialLeft(page)
      gate.resolve()
      await page.getByRole('button', { name: 'Account menu' }).waitFor()

      expect(isDisabled).toBe(true)
      expect(await trialLeft(page)).toBe(before)
    })
  })

  test('offers a visitor to log in, at the same place and without asking the service who it is', async () => {
    const asked: string[] = []
    let memberLeft: number | undefined
    await withPage({ storageState: memberState }, async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).waitFor()
      memberLeft = await trialLeft(page)
    })
    const prepare = async (page: Page) => void page.on('request', (request) => asked.push(request.url()))
    await withPage({ prepare }, async (page) => {
      const logIn = page.locator('header').getByRole('link', { name: 'Log In' })
      await logIn.waitFor()

      expect(await logIn.getAttribute('href')).toBe('/api/login')
      expect(await trialLeft(page)).toBe(memberLeft)
      for (const path of ['/pricing', '/login', '/sign-up', '/verify-email', '/forgot-password', '/no-such-page']) {
        await page.goto(`${product.origin}${path}`)
        await page.locator('footer input[type=radio]:checked').waitFor()
      }
    })

    const aboutPeople = ['/api/auth', '/api/subscriptions', '/api/devices', '/api/events']

    // The available ways to sign in are the same for everybody.
    const about = asked.filter((url) => !url.endsWith(routes.readSignInOptions.path))

    expect(about.filter((url) => aboutPeople.some((path) => url.includes(path)))).toEqual([])
  })

  test('leads a person to the dashboard and out', () =>
    withPage({ storageState: memberState }, async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      const menu = page.locator('header').getByRole('list').filter({ hasText: member.email })

      expect(await menu.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
      expect(await menu.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/api/logout')
    }))
})

describe('the menu of small screens', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })

  test('keeps the focus inside, and Escape closes it and gives the focus back', () =>
    withPage({ viewport: phone }, async (page) => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      const stops = await dialog(page).locator('a, button').count()
      const outside: (string | undefined)[] = []
      for (let press = 0; press <= stops + 1; press += 1) {
        await page.keyboard.press('Tab')
        outside.push(
          await page.evaluate(() => {
            const at = document.activeElement
            // Between the last stop and the first, the browser's own controls have the focus.
            return at === null || at === document.body || at.closest('dialog') !== null ? undefined : at.outerHTML
          }),
        )
      }
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })

      expect(outside.filter((element) => element !== undefined)).toEqual([])
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }))

  test('holds every place of the site, and a choice leads there and closes it', () =>
    withPage({ viewport: phone }, async (page) => {
      await opener(page).click()
      await dialog(page).waitFor()
      const names = await dialog(page).getByRole('link').allInnerTexts()
      await dialog(page).getByRole('link', { name: 'Pricing' }).click()
      await page.waitForURL('**/pricing')
      await dialog(page).waitFor({ state: 'hidden' })

      expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual(
        expect.arrayContaining(['Features', 'Main Download', 'Indicator Addons PRO', 'How-To Guides', 'Log In']),
      )
    }))
})

test('the footer has its columns and the legal links', () =>
  withPage({}, async (page) => {
    const footer = page.locator('footer')
    const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link').allInnerTexts()

    expect(await links('Product')).toEqual(['Features', 'How It Works', 'Strategies', 'Pricing'])
    expect(await links('Resources')).toEqual(['Documentation', 'Strategy Guide', 'Support', 'Blog'])
    expect(await links('Legal')).toEqual(['Terms of Use', 'Privacy Policy', 'Service Agreement', 'License Agreement'])
    expect(await footer.getByRole('link', { name: 'For developers' }).getAttribute('href')).toBe('/developers')
    expect(await footer.innerText()).toContain('Not affiliated with MetaQuotes or Pocket Option.')
  }))

test('the chosen theme is there again after a reload, before the script of the page runs', () =>
  withPage({ colorScheme: 'dark' }, async (page) => {
    const theme = () => page.locator('html').getAttribute('data-theme')
    const before = await theme()
    await page.getByRole('radio', { name: 'Light' }).check()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()

    expect(before).toBe('dark')
    expect(await theme()).toBe('light')
  }))

test('a new toast takes the place of the last, and F8 moves the focus to it', () =>
  withPage({ path: '/verify-email?email=nobody%40example.com' }, async (page) => {
    const resend = page.getByRole('button', { name: 'Send a new code' })
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await resend.click()
    await toasts.filter({ hasText: 'Code sent' }).waitFor()
    const first = await toasts.first().elementHandle()
    await resend.click()
    await expect.poll(async () => first?.evaluate((element) => element.isConnected)).toBe(false)
    await page.keyboard.press('F8')

    expect(await toasts.count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.closest('[role=region]')?.ariaLabel)).toContain('F8')
  }))

test('a new code without an address asks for the address, and sends nothing', () =>
  withPage({ path: '/verify-email' }, async (page) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('Please enter a valid email address').waitFor()

    expect(asked).toEqual([])
  }))

test('a code that was typed before the script of the page ran is sent when it runs', () =>
  withPage({}, async (page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${product.origin}/verify-email?email=nobody%40example.com`, { waitUntil: 'commit' })
    await page.getByLabel('Code').fill('123456')
    const sent = page.waitForRequest((request) => request.url().endsWith(routes.verifyEmail.path))
    release()

    expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.com', code: '123456' })
  }))

describe('a script that a release has taken away', () => {
  const palettes = '**/assets/command-palette-*.js'
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
  const gone = (page: Page) => page.route(palettes, (route) => route.fulfill({ status: 404 }))
  const press = (page: Page) => page.keyboard.press('Control+k')
  const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true')
  /** The number of loads of the page from now on. */
  const countLoads = (page: Page) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    return () => loads
  }

  test('is fetched by the newer page, which the older one is replaced with', () =>
    withPage({}, async (page) => {
      await gone(page)
      const loads = countLoads(page)
      const loaded = page.waitForEvent('load')
      await press(page)
      await loaded
      await page.unroute(palettes)
      await alive(page)
      await page.locator('footer input[type=radio]:checked').waitFor()
      await press(page)
      await palette(page).waitFor()

      expect(loads()).toBe(1)
    }))

  test('that stays away is told, with a button, and the page is not loaded over and over', () =>
    withPage({}, async (page) => {
      await gone(page)
      const loads = countLoads(page)
      const loaded = page.waitForEvent('load')
      await press(page)
      await loaded
      await alive(page)
      await page.locator('footer input[type=radio]:checked').waitFor()
      await press(page)
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
      await page.unroute(palettes)
      const loadedByHand = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await loadedByHand

      expect(loads()).toBe(2)
    }))

  test('is told without a reload while the service does not answer', () =>
    withPage({}, async (page) => {
      await page.route('**/*', (route) => route.abort())
      const loads = countLoads(page)
      await press(page)
      await page.getByRole('button', { name: 'Reload the page' }).waitFor()

      expect(loads()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/')
    }))
})

test('a tooltip tells the moment of the reset to a resting mouse and to the keyboard', () =>
  withPage({ path: '/' }, async (page) => {
    // The figures of the day appear as soon as there is something to count.
    await signInMember(page.context(), product, 'first-trades')
    await reportHistory(page.context(), product, { won: 1, lost: 1 })
    await page.goto(`${product.origin}/dashboard`)
    const reset = page.getByRole('button', { name: /^in \d/ })
    const tooltip = page.getByRole('tooltip')
    await reset.hover()
    await tooltip.waitFor({ state: 'attached' })
    const text = await tooltip.textContent()
    await page.mouse.move(0, 0, { steps: 5 })
    await tooltip.waitFor({ state: 'detached' })
    await reset.focus()
    await tooltip.waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })

    expect(text).toMatch(/^The trading day ends at \w+ \d+, \d{4}/)
  }))

test('an unknown address says so and names it', () =>
  withPage({ path: '/no/such/page?with=query' }, async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found')
    expect(await page.getByRole('main').innerText()).toContain('There is no page at /no/such/page.')
  }))

test('with reduced motion nothing moves', async () => {
  const moving = (page: Page) =>
    page.evaluate(
      () =>
        document.getAnimations().filter((animation) => {
          const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {}
          return animation.playState === 'running' && Number(duration) * iterations > 1
        }).length,
    )
  await withPage({}, async (page) => {
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded()

    expect(await moving(page)).toBe(0)
  })
  const prepare = (page: Page) => page.route('**/api/subscriptions/*', () => undefined)
  await withPage({ path: '/dashboard', storageState: memberState, prepare }, async (page) => {
    expect(await moving(page)).toBe(0)
  })
})

test('with reduced motion a theme is there at once, down to the innermost part', () =>
  withPage({ colorScheme: 'dark' }, async (page) => {
    const look = await page.evaluate(async () => {
      const colours = () => [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).color)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const before = colours()
      document.documentElement.dataset['theme'] = 'light'
      const atOnce = colours()
      for (let frames = 0; frames < 40; frames += 1) await frame()
      return { before, atOnce, later: colours() }
    })

    expect(look.atOnce).toEqual(look.later)
    expect(look.atOnce.filter((colour, place) => colour === look.before[place])).toEqual([])
  }))
