import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import { type OtherLanguage, pathIn } from '@stratomate/contracts/site/languages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { findEnglishTexts } from './testing/page-checks/find-english-texts.ts'
import { findFaultsAt } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

async function openLab(language: OtherLanguage, query = ''): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${product.origin}${pathIn(language, '/lab')}${query}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  return page
}

/** What is in English, what axe finds and what is too wide; pictures narrow and wide, light and dark. */
async function faultsOf(page: Page, language: OtherLanguage, name: string): Promise<unknown[]> {
  for (const table of await page.getByText(/^Mostrar como tab/u).all()) await table.click()
  const catalogues = await loadCatalogues(language, '/lab')
  const known: Record<string, string> = {}
  for (const { texts, sentences } of catalogues) Object.assign(known, texts, sentences)
  const english = await findEnglishTexts(page, known)
  const faults = [...english, ...(await findViolations(page)), ...(await findFaultsAt(page, [390, 1280]))]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await keepPicture(page, `lab ${language} ${name} ${colorScheme} ${width}`)
    }
  }
  return faults
}

const languages = [
  {
    language: 'es',
    start: 'Probar esta regla',
    search: 'Empezar la búsqueda',
    verdict: 'No se ha encontrado ventaja',
    opening: 'Abrir la parte sellada',
    proof: 'Guardar la prueba',
    kept: 'Guardar este ensayo',
    share: /Se ganó el \d+,\d\s% de [\d.]+ operaciones/u,
  },
  {
    language: 'pt-BR',
    start: 'Testar esta regra',
    search: 'Iniciar a busca',
    verdict: 'Nenhuma vantagem encontrada',
    opening: 'Abrir a parte lacrada',
    proof: 'Salvar a prova',
    kept: 'Guardar este teste',
    share: /Ganhas: \d+,\d% de [\d.]+ operações/u,
  },
] as const

test.each(languages)('a test, its sealed part and its comparison speak $language, numbers too', async (words) => {
  const page = await openLab(words.language)
  await page.getByRole('button', { name: words.start }).click()
  await page.getByRole('button', { name: words.opening }).click()
  await page.getByRole('button', { name: words.proof }).waitFor()
  await page.getByRole('button', { name: words.kept }).click()

  await page.getByText(words.verdict, { exact: true }).first().waitFor()
  await page.getByText(words.share).first().waitFor()
  expect(await faultsOf(page, words.language, 'result')).toEqual([])
  await page.context().close()
})

test.each(languages)('a search speaks $language, with what its judge warns of', async (words) => {
  const page = await openLab(words.language, '?mode=search&expiries=1_3')
  await page.getByRole('button', { name: words.search }).click()
  await page.getByRole('button', { name: words.opening }).waitFor({ timeout: 60_000 })

  expect(await faultsOf(page, words.language, 'search')).toEqual([])
  await page.context().close()
})

test.each([
  {
    language: 'es',
    own: 'Mi propio archivo',
    problem: /^Fila 5: .+ no es un número de 15 cifras como máximo/u,
    read: /Leído como MetaTrader 5/u,
  },
  {
    language: 'pt-BR',
    own: 'Meu próprio arquivo',
    problem: /^Linha 5: .+ não é um número de no máximo 15 dígitos/u,
    read: /Lido como MetaTrader 5/u,
  },
] as const)('what is wrong with a file is said in $language, and what was guessed of it', async (words) => {
  const page = await openLab(words.language)
  await page.locator('label').filter({ hasText: words.own }).click()
  const text = candleTexts.mt5(randomWalk({ candles: 200, seed: 1 }))
  const rows = text.split('\n')
  const broken = rows.with(4, (rows[4] ?? '').replace(/\d\.\d{5}\t/u, '1.x\t')).join('\n')
  const choose = async (content: string): Promise<void> => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'EURUSD_M1.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      })
  }
  await choose(broken)
  await page.getByText(words.problem).waitFor()
  expect(await faultsOf(page, words.language, 'broken file')).toEqual([])
  await choose(text)
  await page.getByText(words.read).waitFor()
  expect(await faultsOf(page, words.language, 'file')).toEqual([])
  await page.context().close()
})
