import { isSoak } from '@stratomate/commands/soak-scale'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { otherLanguages, pathIn, translatedPages } from '@stratomate/contracts/site/languages'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './testing/open-browser.ts'
import { publishPost } from './testing/publish-post.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { findFaultsAt } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const { texts: window } = await loadWindowCatalogue('es')

let product: Product
let browser: Browser
let page: Page
let complaints: (expected?: RegExp) => string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  complaints = watchComplaints(page)
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** Opens an address and waits until the whole page has come to life. */
async function open(path: string): Promise<number | undefined> {
  const response = await page.goto(`${product.origin}${path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  return response?.status()
}

/** A short run checks each page in one of the languages, a long one in all. */
const pages = translatedPages
  .filter((path) => path !== '/community/:id')
  .flatMap((path, place) =>
    otherLanguages
      .filter((_, index) => isSoak || place % otherLanguages.length === index)
      .map((language) => ({
        language,
        path: path.replace(':code', 'stale').replace(':id', 'vortex').replace(':guide', 'mt5-favorites'),
      })),
  )

test.each(pages)('$path in $language stands, narrow and wide, and its script keeps it so', async (about) => {
  complaints()
  await page.setViewportSize({ width: 360, height: 800 })
  const built = await (await page.request.get(`${product.origin}${pathIn(about.language, about.path)}`)).text()
  expect(await open(pathIn(about.language, about.path))).toBe(200)

  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(built.replaceAll('\u00A0', ' ')).toContain(heading.replaceAll('\u00A0', ' '))
  expect(await page.locator('html').getAttribute('lang')).toBe(about.language)
  expect(await findViolations(page)).toEqual([])
  expect(await findFaultsAt(page, [360, 768, 1280])).toEqual([])
  expect(complaints()).toEqual([])
})

test('a post has a page in the language of its reader, and its words stay as they were written', async () => {
  const author = await browser.newContext()
  await signInMember(author, product)
  const { content, id } = await publishPost(author, product)
  await author.close()
  const drawn = await (await page.request.get(`${product.origin}/es/community`)).text()
  expect(drawn).toContain(content)
  expect(drawn).toContain('Responder')

  expect(await open(`/es/community/${id}`)).toBe(200)
  const post = page.getByRole('article').filter({ hasText: content })
  await post.getByRole('button', { name: 'Responder', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Todas las publicaciones' }).click()
  await page.waitForURL(`${product.origin}/es/community`)
})

test('a reader changes the language in the footer, stays on the page, and links keep the language', async () => {
  await open('/')
  await page.getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(`${product.origin}/es`)
  await page.getByRole('heading', { name: 'Funciones potentes' }).waitFor()
  expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toMatch(/\/es$/u)
  expect(await page.locator('head link[rel=alternate][hreflang]').evaluateAll((links) => links.length)).toBe(4)

  await page.locator('footer').getByRole('link', { name: 'Documentación' }).click()
  await page.waitForURL(`${product.origin}/es/documentation`)
  await page.getByLabel('Buscar en la documentación').fill('repintadas')
  await page.locator('[data-hit][href="/es/documentation#any-indicator"]').waitFor()
  await page.getByRole('link', { name: 'Abrir la referencia de la API' }).click()
  await page.waitForURL(`${product.origin}/es/developers`)
  await page.getByText('Esta página todavía no está traducida').waitFor()
  expect(await page.locator('main [lang=en] h1').innerText()).not.toBe('')

  await page.reload()
  expect(new URL(page.url()).pathname).toBe('/developers')
})

test('the dashboard, which is in English, says so in line with its title', async () => {
  const member = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await signInMember(member, product)
  const at = await member.newPage()
  await at.goto(`${product.origin}/es/pricing`)
  await at.locator('header').getByRole('link', { name: 'Panel' }).click()
  const note = at.getByText('Esta página todavía no está traducida')
  await note.waitFor()
  const title = at.getByRole('heading', { level: 1 })
  const textLeft = (element: Element) => {
    const { left } = element.getBoundingClientRect()
    return left + Number.parseFloat(getComputedStyle(element).paddingLeft)
  }

  // The title of the page that is still loading makes way for that of the dashboard.
  await expect.poll(() => title.evaluate(textLeft)).toBe(await note.evaluate(textLeft))
  await member.close()
})

test('a guide names the buttons as the window of the app spells them, and its links keep the language', async () => {
  await open('/es/how-to')
  await page.getByRole('link', { name: 'Configura tus favoritos' }).click()
  await page.waitForURL(`${product.origin}/es/how-to/mt5-favorites`)
  await page.getByRole('heading', { name: `Pulsa ${window['START TRADING']}` }).waitFor()
  await page.locator('main').getByRole('link', { name: 'una página propia' }).click()
  await page.waitForURL(`${product.origin}/es/errors`)
  expect(await open('/pt/how-to/nada')).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404: página não encontrada')
})

test('a form says what is wrong in the language of its page, and the ways between the sign-in pages keep it', async () => {
  await open('/es/sign-up')
  await page.locator('main').getByRole('button', { name: 'Crear cuenta' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa estos campos' })
  expect(await summary.innerText()).toMatch(/Introduce una dirección de correo válida/u)
  await page.locator('main').getByRole('link', { name: 'Inicia sesión' }).click()
  await page.waitForURL(`${product.origin}/es/login`)
  await page.getByRole('heading', { name: 'Iniciar sesión', level: 1 }).waitFor()
  await page.getByLabel('Correo electrónico').fill('nadie@example.com')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('not a real password')
  await page.locator('main').getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.getByText('Correo o contraseña incorrectos.').waitFor()
})

test('an unknown address below a language is answered in it, with status 404', async () => {
  expect(await open('/pt/nada')).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404: página não encontrada')
})

test('a browser that asks for Spanish is offered it and never led there; a refusal is kept', async () => {
  const context = await browser.newContext({ locale: 'es-MX' })
  page = await context.newPage()
  await open('/')
  await page.getByRole('link', { name: 'Leer en español' }).waitFor()
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await open('/')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('link', { name: 'Leer en español' }).count()).toBe(0)
})
