import type { Locator, Page, Request, Response } from 'playwright-core'
import type { AccountKind } from '../account-kinds.ts'
import { unpressed } from './unpressed.data.ts'

export type Presser = {
  page: Page
  kind: AccountKind
  address: string
  /** Controls that were pressed already: the same control of another page does the same. */
  pressed: Set<string>
  /** Addresses that may refuse this account. */
  mayFail: RegExp
  untilStill: (page: Page) => Promise<void>
}

const controls = 'header button, main button, main [role=tab], main summary'
/** On a busy machine it takes long until a control stands still and can be pressed. */
const pressMsMax = 10_000
const waitMsMax = 3_000
const popups = 'dialog[open], [role=dialog], [role=menu], [role=listbox], [popover]:popover-open'
const pauseMs = 25

/**
 * Presses each enabled control of an open page that the table does not leave out, and answers those that lead to an error: an
 * answer of the service, a toast of an error, or a script that breaks. Of controls that are alike, as in the rows of a list,
 * the first is pressed.
 */
export async function pressControls(presser: Presser): Promise<string[]> {
  const { page, pressed, kind, address } = presser
  const failed: string[] = []
  for (const { key, name } of await controlsOf(page)) {
    if (pressed.has(key) || isUnpressed(name, kind)) continue
    pressed.add(key)
    const control = await findControl(presser, name)
    if (control === null) continue
    const faults = await press(presser, control)
    failed.push(...faults.map((fault) => `"${name}": ${fault}`))
    const isMoved = page.url() !== address
    if (isMoved || faults.length > 0) await openAgain(presser)
    else await page.keyboard.press('Escape')
  }
  return failed
}

/**
 * The control of a name on the present page, else on the page opened again; null when an earlier press has removed it.
 */
async function findControl(presser: Presser, name: string): Promise<Locator | null> {
  try {
    const found = await findShown(presser.page, name)
    if (found !== null) return found
  } catch (error) {
    // The press before may still be leading to another page, while this one is read.
    if (!presser.page.isClosed()) console.log(`"${name}" is looked for again: ${String(error)}`)
  }
  await openAgain(presser)
  return findShown(presser.page, name)
}

/** The control of a name on the page as it is; null when it is not there or is covered by a dialog. */
async function findShown(page: Page, name: string): Promise<Locator | null> {
  const found = (await controlsOf(page)).find((control) => control.name === name)
  const isCovered = (await page.getByRole('dialog').count()) > 0
  return found === undefined || isCovered ? null : page.locator(`[data-control="${found.place}"]`)
}

async function openAgain({ page, address, untilStill }: Presser): Promise<void> {
  // What the press before has led to, such as the provider's pages one after the other, interrupts calls until it is over.
  let isOpen = false
  for (let triesLeft = 5; triesLeft > 0 && !isOpen; triesLeft -= 1) {
    isOpen = await page.goto(address).then(
      () => true,
      () => false,
    )
  }
  await untilStill(page)
}

/** The errors from a press until everything that it has asked for has arrived. */
async function press({ page, mayFail }: Presser, control: Locator): Promise<string[]> {
  const faults: string[] = []
  const waiting = new Set<Request>()
  const onRequest = (request: Request) => {
    if (request.resourceType() !== 'eventsource') waiting.add(request)
  }
  const onEnd = (request: Request) => void waiting.delete(request)
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && !mayFail.test(response.url())) {
      faults.push(`${new URL(response.url()).pathname} answers ${response.status()}`)
    }
  }
  const onError = (error: Error) => void faults.push(error.message)
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd)
  page.on('response', onResponse).on('pageerror', onError)
  try {
    const opensPopup = (await control.getAttribute('aria-haspopup')) !== null
    await control.click({ timeout: pressMsMax, noWaitAfter: true })
    // What it opens may have to be loaded, and only what is open can be closed again.
    if (opensPopup) await page.locator(popups).first().waitFor({ timeout: pressMsMax })
    await page.waitForTimeout(pauseMs)
    for (let round = 0; round < waitMsMax / pauseMs && waiting.size > 0; round += 1) await page.waitForTimeout(pauseMs)
    const toast = page.locator('[data-variant=destructive]')
    if ((await toast.count()) > 0) faults.push(`the toast says "${await toast.first().innerText()}"`)
  } catch (error) {
    faults.push(error instanceof Error ? reasonOf(error) : String(error))
  }
  page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd)
  page.off('response', onResponse).off('pageerror', onError)
  return faults
}

/** The first line of the browser's error, and what was in the way when a control could not be pressed. */
function reasonOf({ message }: Error): string {
  const [first = '', ...rest] = message.split('\n')
  const obstacle = rest.findLast((line) => /intercepts pointer events|not stable|not visible|not enabled/u.test(line))
  return obstacle === undefined ? first : `${first} ${obstacle.trim()}`
}

type Control = { name: string; place: number; key: string }

/**
 * The visible, enabled controls with their names; rows of a list, and names that differ in a number, have the same key. Each
 * is marked with its place, by which it is found when others have come before it.
 */
function controlsOf(page: Page): Promise<Control[]> {
  return page.locator(controls).evaluateAll((found) =>
    found.flatMap((control, place) => {
      control.setAttribute('data-control', String(place))
      const isOff = !control.checkVisibility() || control.matches(':disabled, [aria-disabled=true], [inert] *')
      const text = control.getAttribute('aria-label') ?? control.textContent ?? ''
      const name = text.replaceAll(/\s+/gu, ' ').trim()
      if (isOff || name === '') return []
      const row = control.closest('li, tr, article')
      const inRow = [...(row?.querySelectorAll('button, summary') ?? [])].indexOf(control)
      const list = row === null ? '' : `${location.pathname} ${row.tagName} ${row.className} ${inRow}`
      return [{ name, place, key: row === null ? name.replaceAll(/\d+/gu, '0') : list }]
    }),
  )
}

function isUnpressed(name: string, kind: AccountKind): boolean {
  return unpressed.some(({ names, kinds }) => names.test(name) && (kinds === undefined || kinds.includes(kind)))
}
