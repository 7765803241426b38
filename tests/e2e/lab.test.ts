import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { plantedExpiry, plantedWalk } from '@stratomate/lab/planted-walk'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { runRule } from '@stratomate/lab/run/run-rule'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { runLab } from '@stratomate/commands/lab/run-lab'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBareShares } from './testing/page-checks/find-bare-shares.ts'
import { findBoxFaults } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'

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

type Opening = BrowserContextOptions & { query?: string; cores?: number }

/** A new browser with the lab open and its script running, while `walk` runs. */
async function inLab(
  { query = '', cores = 2, ...options }: Opening,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  await context.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count })
  }, cores)
  const page = await context.newPage()
  await page.goto(`${product.origin}/lab${query}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const start = (page: Page) => page.getByRole('button', { name: /^(?:Test this rule|Start the search)$/u })
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const verdict = (page: Page) =>
  result(page)
    .locator('p')
    .filter({ hasText: /^(?:No edge found|Too few|Unproven|Holds)/u })
/** The text of the result, with plain spaces. */
const textOf = async (page: Page) => (await result(page).innerText()).replaceAll('\u00A0', ' ')
const searchOf = (page: Page) => new URL(page.url()).search
const fileField = (page: Page) => page.getByLabel('File with candles')

async function untilResult(page: Page): Promise<void> {
  await verdict(page).first().waitFor()
  // The chart library comes with the first result, and its table of canvases has texts of its own.
  await page.getByRole('region', { name: 'Trades', exact: true }).locator('canvas').first().waitFor()
}

/** The name and the text of the file that a button saves. */
async function save(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')] as const
}

/** A file as MetaTrader writes it on a clock two hours ahead of UTC. */
function fileOf(set: Parameters<typeof candleTexts.mt5>[0], name = 'EURUSD_M1.csv') {
  const time = set.columns.time.map((timeS) => timeS + 7_200)
  const text = candleTexts.mt5({ ...set, columns: { ...set.columns, time } })
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

const plantedSet = plantedWalk({ candles: 40_000, seed: 2, share: 0.62 })
const planted = fileOf(plantedSet)

/** Tests the rule with which the page begins on the planted file. */
async function testPlanted(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'My own file' }).check()
  await fileField(page).setInputFiles(planted)
  await page.getByText('EURUSD, 40,000 candles').waitFor()
  await start(page).click()
  await untilResult(page)
}

/**
 * A day of the desktop app, as the app saves it, on which it did what the lab does: candles on its terminal's clock.
 */
function savedDay(day: string, rule: LabRule) {
  const fromS = Date.parse(`${day}T00:00:00Z`) / 1_000
  const { timeframeS, columns } = plantedSet
  const symbol = 'EURUSD'
  const trades = runRule({ ...plantedSet, symbol }, rule).trades.flatMap(({ index, side, stakeCents, profitCents }) => {
    const timeS = columns.time[index] ?? 0
    if (timeS < fromS || timeS >= fromS + 86_400) return []
    const signal = { candleTimeS: timeS + 7_200, signalAtMs: (timeS + timeframeS) * 1_000 + 30 }
    const chart = { symbol, timeframeS, indicatorId: rule.indicatorId, leaseId: 'lease' }
    return { ...chart, ...signal, side: side > 0 ? 'buy' : 'sell', stakeCents, profitCents, reason: null }
  })
  return { day, trades, refusals: [] as object[] }
}

describe('one rule', () => {
  test.each([
    ['a phone', { width: 360, height: 780 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])('on candles of pure chance it finds no edge, and every share has what belongs to it, on %s', (_, viewport) =>
    inLab({ viewport }, async (page) => {
      const complaints = watchComplaints(page)
      await start(page).click()
      await untilResult(page)

      expect(await verdict(page).first().innerText()).toBe('No edge found')
      await expect
        .poll(() => textOf(page))
        .toMatch(/% won of [\d,]+ trades \(95 % interval [\d.]+ % to [\d.]+ %\); break-even is 53\.5 %/u)
      expect(await textOf(page)).toContain(simulatedResultsText)
      expect(await textOf(page)).toContain('Tried on these candles so far: 1.')
      for (const table of await page.locator('summary').all()) await table.click()
      expect(await findBareShares(page)).toEqual([])
      expect([...(await findViolations(page)), ...(await findBoxFaults(page)), ...complaints()]).toEqual([])
    }),
  )

  test('a reload shows the same result for no further try; other numbers are another try', () =>
    inLab({}, async (page) => {
      await start(page).click()
      await untilResult(page)
      await page.goto(`${product.origin}/lab?candles=sample-3&p.period=14&expiry=5`)
      await start(page).click()
      await untilResult(page)
      const first = await textOf(page)
      await page.reload()
      await untilResult(page)
      const again = await textOf(page)
      await page.getByLabel('Expiry, candles').fill('6')
      await page.getByText('The question has changed since.').waitFor()
      await start(page).click()
      await page.getByText('Tried on these candles so far: 2.').waitFor()

      expect(again).toBe(first)
      expect(searchOf(page)).toBe('?candles=sample-3&p.period=14&expiry=6')
    }))

  test('an address from elsewhere fills the form, and tries nothing by itself', () =>
    inLab({ query: '?indicator=macd-alerts&p.fast=8&side=buy&payout=92&stake=martingale-500-2-3' }, async (page) => {
      await expect.poll(() => page.getByLabel('Indicator', { exact: true }).inputValue()).toBe('macd-alerts')
      const fields = [
        await page.getByLabel('Payout, %').inputValue(),
        await page.getByRole('radio', { name: 'Buy only' }).isChecked(),
        await result(page).count(),
      ]
      await page.getByText('Stake, hours and limits').click()

      expect(fields).toEqual(['92', true, 0])
      expect(await page.getByText('$35.00 are at risk in one series').count()).toBe(1)
    }))

  test('the whole flow goes by keyboard, and the focus ends at the result', () =>
    inLab({}, async (page) => {
      const reach = async (label: string) => {
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press('Tab')
          const text = await page.evaluate(() => {
            const { activeElement: element } = document
            const own = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
            return own === '' ? (element?.textContent ?? '') : own
          })
          if (text.startsWith(label)) return
        }
        throw new Error(`Sixty presses of Tab did not lead to "${label}".`)
      }
      await page.locator('h1').click()
      await reach('Next seed')
      await page.keyboard.press('Enter')
      await reach('Payout, %')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('80')
      await reach('Test this rule')
      await page.keyboard.press('Enter')
      await untilResult(page)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Result')

      await reach('Use my own candles')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file')

      expect(searchOf(page)).toBe('?candles=sample-2&payout=80')
      expect(await textOf(page)).toContain('break-even is 55.6 %')
    }))

  test('two tests are kept side by side, found again after a reload for no further try, and opened', () =>
    inLab({}, async (page) => {
      const compare = page.getByRole('region', { name: 'Compare', exact: true })
      await start(page).click()
      await untilResult(page)
      await compare.getByRole('button', { name: 'Keep this test' }).click()
      await page.getByLabel('Expiry, candles').fill('5')
      await start(page).click()
      await page.getByText('Tried on these candles so far: 2.').waitFor()
      await compare.getByRole('button', { name: 'Keep this test' }).click()
      const rows = () => compare.locator('tbody tr').allInnerTexts()
      const kept = await rows()
      await page.reload()
      await expect.poll(() => compare.getByText('No edge found', { exact: true }).count()).toBe(2)
      const again = await rows()
      await compare.getByRole('link', { name: /expiry 3 candles/u }).click()
      await expect.poll(() => page.getByLabel('Expiry, candles').inputValue()).toBe('3')
      await page.getByText('The question has changed since.').waitFor({ state: 'detached' })
      await compare.getByRole('button', { name: /^Remove .* expiry 5 candles/u }).click()

      expect(kept).toHaveLength(2)
      expect(again.map((row) => row.replace(/\d+\s*$/u, ''))).toEqual(kept.map((row) => row.replace(/\d+\s*$/u, '')))
      expect(await textOf(page)).toContain('Tried on these candles so far: 2.')
      expect(await rows()).toHaveLength(1)
      expect(searchOf(page)).toBe('?with=')
      expect([...(await findBareShares(page)), ...(await findViolations(page))]).toEqual([])
    }))

  test('the sealed part is opened once for a rule, and the opening is counted', () =>
    inLab({}, async (page) => {
      await start(page).click()
      await untilResult(page)
      const sealed = page.getByRole('region', { name: 'Sealed part' })
      await sealed.getByRole('button', { name: 'Open the sealed part' }).click()
      await sealed.getByText(/% won of [\d,]+ trades/u).waitFor()

      expect(await textOf(page)).toContain('Sealed part opened: 1 times.')
      expect(await findBareShares(page)).toEqual([])
    }))

  test('trades and result are saved as files that say what belongs to them', () =>
    inLab({}, async (page) => {
      await start(page).click()
      await untilResult(page)
      const [csvName, csv] = await save(page, 'Trades as CSV')
      const [jsonName, json] = await save(page, 'Result as JSON')
      const saved: unknown = JSON.parse(json)

      expect([csvName, jsonName]).toEqual(['lab-sample-trades.csv', 'lab-sample.json'])
      expect(csv).toMatch(/^time_utc,side,result,stake,profit\n2024-12-30 \d\d:\d\d,(?:CALL|PUT),/u)
      expect(saved).toMatchObject({
        trials: { tries: 1 },
        rule: { indicatorId: 'super-trend' },
        statement: simulatedResultsText,
      })
    }))
})

describe('an own file', () => {
  test('is read with what was guessed, tested, and found again after a reload; none of it leaves the browser', () =>
    inLab({}, async (page) => {
      const complaints = watchComplaints(page)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET' && !request.url().endsWith('/api/visits')) sent.push(request.url())
      })
      await page.getByRole('radio', { name: 'My own file' }).check()
      await fileField(page).setInputFiles(planted)
      await page.getByText('EURUSD, 40,000 candles').waitFor()
      await page.getByRole('group', { name: /^Read as MetaTrader/u }).waitFor()
      const clock = await page.getByLabel('Clock of the file').locator('option:checked').innerText()
      const violations = await findViolations(page)
      await start(page).click()
      await untilResult(page)
      const found = await verdict(page).first().innerText()
      await page.getByText(/^Kept in this browser/u).waitFor()
      await page.reload()
      await page.getByText('EURUSD, 40,000 candles').waitFor()
      await untilResult(page)

      expect(clock).toContain('UTC+2')
      expect(found).toBe('Holds on this history')
      expect(await verdict(page).first().innerText()).toBe(found)
      expect(await textOf(page)).toContain('Tried on these candles so far: 1.')
      expect(sent.filter((address) => !address.includes('/visits'))).toEqual([])
      expect([...violations, ...complaints()]).toEqual([])
    }))

  test('a clock that is chosen instead of the guessed one moves the candles', () =>
    inLab({}, async (page) => {
      await page.getByRole('radio', { name: 'My own file' }).check()
      await fileField(page).setInputFiles(fileOf(randomWalk({ candles: 3_000, seed: 1 })))
      await page.getByLabel('Clock of the file').waitFor()
      await page.getByLabel('Clock of the file').selectOption({ label: 'UTC+5' })

      await expect.poll(() => page.getByText('2024-12-29 21:00 to').count()).toBe(1)
    }))

  test('a broken file says which row, and the one before is not lost', () =>
    inLab({}, async (page) => {
      await page.getByRole('radio', { name: 'My own file' }).check()
      const good = fileOf(randomWalk({ candles: 3_000, seed: 1 }))
      await fileField(page).setInputFiles(good)
      await page.getByText('EURUSD, 3,000 candles').waitFor()
      await page.getByText(/^Kept in this browser/u).waitFor()
      const address = searchOf(page)
      const broken = good.buffer.toString().split('\r\n')
      broken[5] = broken[5]?.replace(/\t1\.\d+/u, '\tnonsense') ?? ''
      await fileField(page).setInputFiles({ ...good, buffer: Buffer.from(broken.join('\r\n')) })
      await page.getByText(/^Row 6: /u).waitFor()
      await fileField(page).setInputFiles({ ...good, buffer: Buffer.from('') })
      await page.getByText('The file is empty').waitFor()
      await page.reload()
      await page.getByText('EURUSD, 3,000 candles').waitFor()

      expect(searchOf(page)).toBe(address)
    }))

  test('a result is saved as a proof, which is computed again here and by the command line; a changed digit is found', () =>
    inLab({}, async (page) => {
      await testPlanted(page)
      const isEarly = await page.getByRole('button', { name: 'Save the proof' }).count()
      await page.getByRole('button', { name: 'Open the sealed part' }).click()
      const [name, proof] = await save(page, 'Save the proof')
      await keepPicture(page, 'lab save proof')
      const check = async (text: string): Promise<string> => {
        const buffer = Buffer.from(text)
        await page.getByLabel('Check a proof').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer })
        const said = page.getByText(/^(?:Reproduced|Not reproduced|The file is no proof)/u)
        await said.waitFor()
        return (await said.innerText()).split(':')[0] ?? ''
      }
      const folder = await mkdtemp(join(tmpdir(), 'lab-proof-'))
      const [path, candles] = [join(folder, name), join(folder, planted.name)]
      await writeFile(path, proof)
      await writeFile(candles, planted.buffer)
      await runLab(['import', candles], folder)

      expect(isEarly).toBe(0)
      expect(await check(proof)).toBe('Reproduced')
      await page.getByLabel('Check a proof').scrollIntoViewIfNeeded()
      await keepPicture(page, 'lab check proof')
      expect(await check(proof.replace(/"opened": 1/u, '"opened": 0'))).toBe('Not reproduced')
      expect(await check('{}')).toBe('The file is no proof of the lab, or was made by another version.')
      expect(await findViolations(page)).toEqual([])
      expect(await runLab(['verify', path], folder)).toEqual({
        code: 0,
        text: 'The same candles and the same rule give the same trades.',
      })
      await rm(folder, { recursive: true })
    }))

  test('a day of the app stands beside the lab, each difference with its reason', () =>
    inLab({}, async (page) => {
      await testPlanted(page)
      const [, saved] = await save(page, 'Result as JSON')
      const { rule } = JSON.parse(saved) as { rule: LabRule }
      const day = savedDay('2025-01-02', rule)
      const choose = (text: string) =>
        page
          .getByLabel('A day of the desktop app')
          .setInputFiles({ name: 'day.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      const table = page.getByRole('region', { name: 'Signals of the day, table' })
      await choose(JSON.stringify(day))
      await page.getByText(`${day.trades.length} signals, 0 differences`).waitFor()
      const [first, second, ...others] = day.trades
      const at = new Date(first?.signalAtMs ?? 0).toISOString()
      const refusal = { ...first, code: 'stale', candleTime: first?.candleTimeS, at }
      await choose(
        JSON.stringify({ ...day, refusals: [refusal], trades: [{ ...second, profitCents: 830 }, ...others] }),
      )
      await page.getByText(`${day.trades.length} signals, 2 differences`).waitFor()
      await table.scrollIntoViewIfNeeded()
      await keepPicture(page, 'lab live')
      const rows = await table.getByRole('row').allInnerTexts()
      await choose('{}')

      expect(rows.some((text) => text.includes('older than 2 seconds'))).toBe(true)
      expect(rows.some((text) => text.includes('Another payout at the broker'))).toBe(true)
      await page.getByText('The file is no day of the desktop app').waitFor()
      expect(await findViolations(page)).toEqual([])
    }))

  test('histories that are kept are listed, one of them is used again, and each can be forgotten', () =>
    inLab({}, async (page) => {
      await page.getByRole('radio', { name: 'My own file' }).check()
      for (const candles of [3_000, 4_000]) {
        await fileField(page).setInputFiles(fileOf(randomWalk({ candles, seed: 1 })))
        await page
          .getByRole('listitem')
          .filter({ hasText: `${candles.toLocaleString('en-US')} candles` })
          .waitFor()
      }
      const kept = page.getByRole('region', { name: 'Kept candles' })
      const before = await kept.getByRole('listitem').allInnerTexts()
      await kept.getByRole('button', { name: /^Use EURUSD M1, 3,000 candles/u }).click()
      await page.getByText('EURUSD, 3,000 candles').waitFor()
      const used = await kept.getByRole('listitem').filter({ hasText: 'In use' }).innerText()
      const violations = await findViolations(page)
      await keepPicture(page, 'lab kept candles')
      await kept.getByRole('button', { name: /^Forget EURUSD M1, 4,000 candles/u }).click()
      await kept.getByText('Forgotten.', { exact: true }).waitFor()
      await page.reload()
      await page.getByText('EURUSD, 3,000 candles').waitFor()
      await kept.getByRole('listitem').waitFor()

      expect(before.map((text) => text.replaceAll('\n', ' '))).toEqual([
        expect.stringMatching(/^EURUSD M1 4,000 candles from .+ UTC, 0\.\d MB In use Forget$/u),
        expect.stringMatching(/^EURUSD M1 3,000 candles from .+ UTC, 0\.\d MB Use Forget$/u),
      ])
      expect(used).toContain('3,000 candles')
      expect(violations).toEqual([])
      expect(await kept.getByRole('listitem').count()).toBe(1)
    }))

  test('an address with candles of another browser says so and asks for the file', () =>
    inLab({ query: '?candles=0123456789abcdef' }, async (page) => {
      await page.getByText('This browser does not have the candles of this address').waitFor()
      await start(page).click()

      expect(await page.getByRole('alert').innerText()).toContain('There are no candles yet')
    }))
})

describe('a search', () => {
  test('on chance it finds nothing, charges every combination, and its cells are read by keys', () =>
    inLab({ query: '?mode=search' }, async (page) => {
      const complaints = watchComplaints(page)
      await page.getByText(/^240 combinations, about/u).waitFor()
      await start(page).click()
      await untilResult(page)
      const map = page.getByRole('button', { name: 'Combinations: move with the arrow keys' })
      await map.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const cell = await page.getByRole('figure', { name: '' }).filter({ has: map }).locator('output').innerText()
      for (const table of await page.locator('summary').all()) await table.click()

      expect(await verdict(page).first().innerText()).toBe('No edge found')
      expect(cell.replaceAll('\u00A0', ' ')).toMatch(
        /^ATR period 7, ATR multiplier 1\.5, expiry \d candles?: .+ won of/u,
      )
      expect(await textOf(page)).toContain('Tried on these candles so far: 240.')
      expect(await findBareShares(page)).toEqual([])
      expect([...(await findViolations(page)), ...(await findBoxFaults(page)), ...complaints()]).toEqual([])
    }))

  test('four workers find what one finds', async () => {
    const found: string[] = []
    const workers: number[] = []
    const query = '?mode=search&g.period=5_30_1&g.multiplier=2_4_0.5&expiries=1_3'
    for (const cores of [2, 5]) {
      await inLab({ query, cores }, async (page) => {
        let most = 0
        page.on('worker', () => (most = Math.max(most, page.workers().length)))
        await page.getByText(cores === 2 ? /with one worker\.$/u : /with 4 workers\.$/u).waitFor()
        await start(page).click()
        await untilResult(page)
        const [, combinations] = await save(page, 'Combinations as CSV')
        found.push(
          `${await page.getByRole('region', { name: 'Walk-forward', exact: true }).innerText()}\n${combinations}`,
        )
        workers.push(most)
      })
    }

    expect(found[0]?.split('\n').length).toBeGreaterThan(260)
    expect(workers[0]).toBeLessThan(4)
    expect(workers[1]).toBeGreaterThanOrEqual(4)
    expect(found[1]).toBe(found[0])
  })

  test('what is planted in a file is found, and taken over as one rule', () =>
    inLab({ query: '?mode=search&g.period=8_12_2&g.multiplier=2_4_1&expiries=1_3' }, async (page) => {
      await testPlanted(page)
      const found = await verdict(page).first().innerText()
      await page.getByRole('button', { name: 'Take over as one rule' }).click()

      expect(found).toBe('Holds on this history')
      expect(await page.getByLabel('Expiry, candles').inputValue()).toBe(String(plantedExpiry))
      expect(searchOf(page)).not.toContain('mode=search')
    }))

  test('is cancelled at once: no worker is left, and the next one runs', () =>
    inLab({ query: '?mode=search&g.period=2_200_1&g.multiplier=0.5_20_0.1&expiries=1' }, async (page) => {
      await start(page).click()
      await page.getByText(/^Computing: \d+ of 100/u).waitFor()
      const before = page.workers().length
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('Cancelled. Nothing is computed any more.').waitFor()
      await expect.poll(() => page.workers().length).toBe(0)
      const shown = await result(page).count()
      await page.getByRole('radio', { name: 'One rule' }).check()
      await start(page).click()
      await untilResult(page)

      expect(before).toBeGreaterThan(0)
      expect(shown).toBe(0)
    }))

  test('too many combinations are refused before anything is computed', () =>
    inLab({ query: '?mode=search&g.period=2_200_1&g.multiplier=0.5_20_0.1&expiries=1_2_3' }, async (page) => {
      await page.getByText('50000 are the most').waitFor()
      await start(page).click()

      expect(await page.getByRole('alert').innerText()).toContain('50000 are the most')
    }))
})

test('a share without its count, interval or break-even is found', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const whole = '53.0 % won of 1,000 trades (95 % interval 50.0 % to 56.1 %); break-even is 53.5 %'
  const few = whole.replace('1,000', '29')
  await page.setContent(
    `<p>${whole}</p><p>58 % won</p><ul><li>A win rate of <b>70 %</b></li></ul><p>Payout 87 %</p><p>${few}</p>
    <p aria-label="Accuracy 81 %">81</p><p title="${whole}">53</p>`,
  )

  expect(await findBareShares(page)).toHaveLength(4)
  await context.close()
})
