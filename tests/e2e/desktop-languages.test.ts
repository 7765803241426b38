import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import type { OtherLanguage } from '@stratomate/contracts/site/languages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEnglishTexts } from './testing/page-checks/find-english-texts.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { largeWindow, openDesktopWindow, shownCode, smallWindow } from './testing/open-desktop-window.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'

let product: Product
let browser: Browser
let member: Awaited<ReturnType<typeof signInMember>>
let desktop: NamedProcess
let page: Page
let complaints: ReturnType<typeof watchComplaints>
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  member = await signInMember(await browser.newContext(), product)
  await openWindow()
}, 120_000)
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

async function openWindow(): Promise<void> {
  desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
}

/** English texts that the catalogue could translate, what axe finds, and what is wider than the window. */
async function look(name: string, language: OtherLanguage = 'es'): Promise<void> {
  const { texts, sentences } = await loadWindowCatalogue(language)
  const english = await findEnglishTexts(page, { ...texts, ...sentences })
  const violations = await findViolations(page)
  expect({ name, english, violations }).toEqual({ name, english: [], violations: [] })
  for (const [size, viewport] of Object.entries({ large: largeWindow, small: smallWindow })) {
    await page.setViewportSize(viewport)
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect({ name, isTooWide }).toEqual({ name, isTooWide: false })
    await keepPicture(page, `${language} ${name} ${size}`)
  }
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const openTab = (name: RegExp) => page.getByRole('tab', { name }).click()

test('the first screen offers the languages, and speaks the chosen one at once', async () => {
  await page.getByRole('heading', { name: 'Connect this computer' }).waitFor()
  await page.getByLabel('Español').click()
  await page.getByRole('heading', { name: 'Conecta este equipo' }).waitFor()

  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  await look('sign-in')
})

test('the way to the first chart, every tab and every part of the settings are in Spanish', async () => {
  await member.approveDevice(await shownCode(page))
  await page.getByRole('heading', { name: 'Conecta MetaTrader 5' }).waitFor()
  await look('first-run terminal')
  programs.push(startTerminal(product, { charts: 3, speed: 240 }))
  await press('Enviar una señal de prueba')
  await press('Enviar otra')
  await look('first-run test')
  await press('Ir a los gráficos')
  await page
    .getByRole('button', { name: 'Añadir a favoritos' })
    .or(page.getByTitle('Añadir a favoritos'))
    .first()
    .click()
  await press('INICIAR TRADING')
  await page.getByText('Las señales de tus favoritos se convierten en operaciones.').waitFor()
  await look('charts')
  await page.getByRole('button', { name: /^Reglas de/ }).click()
  await look('rules')
  await press('Gráficos')
  await openTab(/^Alertas/)
  await page
    .getByText(/^Operación de/)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /Operación de/ })
    .first()
    .click()
  await look('alerts')
  await openTab(/^Operaciones/)
  await page
    .getByText(/^(Ganada|Perdida)$/)
    .first()
    .waitFor()
  await look('trades')
  await openTab(/^Estadísticas/)
  await page.getByRole('heading', { name: 'Dónde se ganaron y se perdieron' }).waitFor()
  for (const table of await page.getByText('Mostrar como tabla').all()) await table.click()
  await page
    .getByText(/el punto de equilibrio es el \d+,\d/)
    .first()
    .waitFor()
  await page.getByText('Aún sin demostrar').first().waitFor()
  // One chart trades in one hour, but its trades go both ways.
  await page.getByLabel('Por', { exact: true }).selectOption('Dirección')
  await page.getByRole('checkbox').first().click()
  await press('Probar este filtro')
  await page
    .getByText('Muy pocas operaciones para juzgar')
    .or(page.getByText('Muy pocas operaciones', { exact: true }))
    .first()
    .waitFor()
  await page.getByText('has probado 1.').waitFor()
  await look('statistics')
  await openTab(/^Laboratorio/)
  await page.getByText('La aplicación guarda las velas cerradas de tus favoritos').waitFor()
  await look('lab')
  await page.locator('label').filter({ hasText: 'Muestra' }).click()
  await press('Probar esta regla')
  await page.getByRole('heading', { name: 'La parte sellada' }).waitFor()
  await press('Abrir la parte sellada')
  await page.getByRole('button', { name: 'Guardar la prueba' }).waitFor()
  for (const table of await page.getByText('Mostrar como tabla').all()) await table.click()
  await look('lab result')
  await openTab(/^Ajustes/)
  for (const section of await page.getByRole('navigation', { name: 'Ajustes' }).getByRole('button').all()) {
    await section.click()
    await look(`settings ${await section.innerText()}`)
  }
  await press('Diagnóstico')
  await press('Comprobar todo')
  await page.getByText('El trading está en marcha.').first().waitFor()
  await look('doctor')
  expect(complaints(/./)).toEqual([])
})

test('the choice survives a restart, and another language is one press away', async () => {
  await desktop.stop()
  await openWindow()
  await page.getByText('El trading está detenido.').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  await openTab(/^Ajustes/)
  await press('Aspecto y sonido')
  await page.getByLabel('Português (Brasil)').click()
  await page.getByRole('heading', { name: 'Aparência e som' }).waitFor()
  await look('settings look', 'pt-BR')
  await openTab(/^Operações/)
  await page.getByText('Resultado de hoje, demo').waitFor()
  await look('trades', 'pt-BR')
  await openTab(/^Estatísticas/)
  await page.getByRole('heading', { name: 'Onde foram ganhas e perdidas' }).waitFor()
  await look('statistics', 'pt-BR')
})
