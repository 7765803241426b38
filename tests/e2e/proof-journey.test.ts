import { candleTexts } from '@stratomate/candles/formats/candle-texts'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { plantedWalk } from '@stratomate/lab/planted-walk'
import { proveRun } from '@stratomate/lab/proof/proof'
import { newSigner } from '@stratomate/lab/proof/sign-text'
import { ruleOf } from '@stratomate/lab/testing/rule-of'
import type { NamedProcess } from '@stratomate/commands/named-process'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { barFrame, helloFrame, openChart, signalFrame } from './testing/open-chart.ts'
import { openComposer } from './testing/open-composer.ts'
import { openDesktopWindow, passFirstSteps, shownCode } from './testing/open-desktop-window.ts'
import { findBareShares } from './testing/page-checks/find-bare-shares.ts'
import { findBoxFaults } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { publishPost, sharedSettings } from './testing/publish-post.ts'
import { recordWalk } from './testing/record-walk.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'

const adminEmail = 'admin@example.com'
/** An OTC symbol, so that it trades at the weekend too. */
const symbol = 'EURUSD-OTC'
const aheadS = 7_200

let product: Product
let browser: Browser
/** The address of the post in which the result is shared. */
let shared: string
const programs: NamedProcess[] = []
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: adminEmail } })
  browser = await openBrowser()
})
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

const candles = Buffer.from(candleTexts.mt5(plantedWalk({ candles: 6_000, seed: 2, share: 0.62 })))
const proofArticle = (at: Page, text = 'What it did on my candles') => at.getByRole('article').filter({ hasText: text })
const proofOf = (at: Page, text?: string) =>
  proofArticle(at, text).getByRole('region', { name: 'Proof of these settings' })

/** Tests the first rule on a file in the lab and opens its sealed part; from then on it can be proved. */
async function testInLab(page: Page): Promise<void> {
  await page.goto(`${product.origin}/lab`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await page.getByRole('radio', { name: 'My own file' }).check()
  const file = { name: `${symbol}_M1.csv`, mimeType: 'text/csv', buffer: candles }
  await page.getByLabel('File with candles').setInputFiles(file)
  await page.getByText(`${symbol}, 6,000 candles`).waitFor()
  await page.getByRole('button', { name: 'Test this rule' }).click()
  await page.getByRole('button', { name: 'Open the sealed part' }).click()
}

/** Imports the candles of the proof as an administrator, then the same file once more, and checks the section. */
async function importReference(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await joinInBrowser(page, product, { email: adminEmail, password: 'correct horse battery' })
  const complaints = watchComplaints(page)
  await page.goto(`${product.origin}/admin?section=reference`)
  const file = { name: `${symbol}_M1.csv`, mimeType: 'text/csv', buffer: candles }
  const choose = () => page.getByLabel('File with candles').setInputFiles(file)
  await choose()
  await page.getByText('Say where the candles come from first.').waitFor()
  await page.getByRole('textbox', { name: 'Source' }).fill('Example Broker')
  await page.getByRole('button', { name: 'Import these candles' }).click()
  await page.getByText(`6,000 candles of ${symbol} were added.`).waitFor()
  await choose()
  await page.getByRole('button', { name: 'Import these candles' }).click()
  await page.getByText(`Nothing new: all of these candles of ${symbol} are held already.`).waitFor()
  await page.getByRole('cell', { name: 'Example Broker' }).waitFor()
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await keepPicture(page, `reference candles ${width} ${colorScheme}`)
    expect([...(await findViolations(page)), ...(await findBoxFaults(page)), ...complaints()]).toEqual([])
  }
  await context.close()
}

/** Posts a proof without its candles, as another person. */
async function postClaim(): Promise<void> {
  const claimer = await browser.newContext()
  await signInMember(claimer, product, 'claimer')
  const set = { ...plantedWalk({ candles: 3_000, seed: 3, share: 0.62 }), symbol }
  const made = { trials: { tries: 2_000, opened: 3 }, signer: await newSigner() }
  const proof = JSON.stringify(await proveRun(set, ruleOf({ side: 'buy' }), made))
  const data = { proof, candles: null }
  const sent = await claimer.request.post(`${product.origin}${routes.sendProof.path}`, { data })
  const { id: proofId } = (await sent.json()) as OutputOf<'sendProof'>
  const settings = { ...sharedSettings, pair: symbol, timeframe: 'M1' }
  await publishPost(claimer, product, { category: 'settings', content: 'My claim', settings, proofId })
  await claimer.close()
}

test('a result of the lab is sent, reproduced by the server and posted, and others read what it proves', async () => {
  await importReference()
  const author = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await signInMember(author, product, 'prover')
  const page = await author.newPage()
  await testInLab(page)
  await page.getByRole('button', { name: 'Send the proof for a check' }).click()
  await page.getByText('Reproduced: the server got the same trades.').waitFor()
  await keepPicture(page, 'proof sent')

  await page.goto(`${product.origin}/community`)
  await (await openComposer(page)).fill('What it did on my candles')
  await page.getByText('This post contains trading settings').click()
  await page.getByLabel('Proof of these settings').selectOption({ index: 1 })
  await expect.poll(() => page.getByLabel('Pair').inputValue()).toBe(symbol)
  await page.getByLabel('US dollars').fill('7')
  await keepPicture(page, 'proof composer')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await proofOf(page).waitFor()
  const address = await proofArticle(page).getByRole('link', { name: 'Address of this post' }).getAttribute('href')
  shared = new URL(address ?? '', product.origin).href
  await author.close()
  await postClaim()

  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    const reader = await browser.newContext({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    const at = await reader.newPage()
    const complaints = watchComplaints(at)
    await at.goto(`${product.origin}/community`)
    await proofOf(at).getByText('What this badge means').click()
    await proofOf(at).scrollIntoViewIfNeeded()
    await keepPicture(at, `proof of a post ${width} ${colorScheme}`)
    await proofOf(at, 'My claim').scrollIntoViewIfNeeded()
    await keepPicture(at, `claim of a post ${width} ${colorScheme}`)
    const claimed = (await proofOf(at, 'My claim').innerText()).replaceAll('\u00A0', ' ')
    const said = (await proofOf(at).innerText()).replaceAll('\u00A0', ' ')

    expect(said).toMatch(/% won of [\d,]+ trades \(95 % interval [\d.]+ % to [\d.]+ %\); break-even is 53\.5 %/u)
    expect(claimed).toMatch(/^Claim\n/u)
    expect(claimed).toMatch(/\d+ won and \d+ lost, says the author; break-even is 53\.5 %\./u)
    expect(claimed).toContain('after 2,000 tries and 3 openings of the sealed part')
    expect(claimed).toContain('Only buy signals were traded.')
    expect(said).toMatch(/^Reference data\n/u)
    expect(said).toContain('agree with the reference candles of Example Broker: 6,000 of 6,000 are in both')
    expect(said).toContain('after 1 try and 1 opening of the sealed part')
    expect(said).toContain(simulatedResultsText)
    expect(said).not.toContain('usual ones')
    expect(await findBareShares(at)).toEqual([])
    expect([...(await findViolations(at)), ...(await findBoxFaults(at)), ...complaints()]).toEqual([])
    await reader.close()
  }
})

test('another imports the settings of that post, trades them on the paper account, and sees live beside lab', async () => {
  const { set, traded } = await recordWalk(product.dataDir)
  const owner = await browser.newContext()
  const member = await signInMember(owner, product, 'importer')
  const desktop = startDesktopWindow(product)
  programs.push(desktop)
  const { page, complaints } = await openDesktopWindow(browser, desktop)
  await member.approveDevice(await shownCode(page))
  await page.getByRole('heading', { name: 'Connect MetaTrader 5' }).waitFor()
  const chart = openChart(product.dataDir)
  let seq = 0
  const candleAt = (index: number) => {
    const { time, open, high, low, close } = set.columns
    const prices = { o: open[index], h: high[index], l: low[index], c: close[index] }
    return { ...barFrame({ run: 'run-1', seq: (seq += 1), bar: (time[index] ?? 0) + aheadS }), ...prices }
  }
  chart.send({ ...helloFrame('', 'run-1'), token: chart.token }, candleAt(traded.index - 1))
  await passFirstSteps(page)

  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Import settings' }).click()
  await page.getByLabel('Copied settings, or the address of a post').fill(shared)
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await page.getByText(/^Shared by/).waitFor()
  await page.getByRole('button', { name: `Apply to ${symbol} M1` }).click()
  await page.getByRole('region', { name: 'Last import' }).waitFor()
  await page.keyboard.press('Control+1')
  await page.getByRole('button', { name: `Favorite ${symbol} M1`, pressed: true }).waitFor()
  await page.getByRole('button', { name: 'START TRADING', exact: true }).click()
  await page.getByRole('button', { name: 'STOP', exact: true }).waitFor()
  const last = { run: 'run-1', bar: (set.columns.time[traded.index] ?? 0) + aheadS }
  const order = { side: traded.side, px: set.columns.open[traded.index + 1] }
  chart.send(candleAt(traded.index), { ...signalFrame({ ...last, seq: (seq += 1) }), ...order })
  await page.keyboard.press('Control+3')
  await page.getByRole('table', { name: 'Open trades' }).waitFor()
  chart.send(...[1, 2, 3].map((ahead) => candleAt(traded.index + ahead)))
  await page.getByRole('table', { name: 'Closed trades' }).getByText('$7.00', { exact: true }).waitFor()

  await page.keyboard.press('Control+5')
  await page.getByRole('button', { name: `Test on ${symbol} M1` }).click()
  await page.getByText('Fingerprint').waitFor()
  await page.getByText('Stake, hours and limits').click()
  await page.getByLabel('Amount, $').fill('7')
  await page.getByLabel('Payout, %').fill('92')
  await page.getByRole('button', { name: 'Test this rule' }).click()
  const live = page.getByRole('region', { name: 'Live against lab' })
  await live.getByRole('button', { name: 'Compare this day' }).click()
  await live.getByRole('table').waitFor()
  await keepPicture(page, 'imported result live against lab')
  const rows = await live.getByRole('row').allInnerTexts()

  expect(rows.filter((row) => row.includes('The same'))).toHaveLength(1)
  expect([...(await findBareShares(page)), ...complaints()]).toEqual([])
})
