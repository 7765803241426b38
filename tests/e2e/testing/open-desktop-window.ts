import type { NamedProcess } from '@stratomate/commands/named-process'
import type { Browser, Page } from 'playwright-core'
import { watchComplaints } from './page-checks/watch-complaints.ts'

/** The smallest window that the app is made for, and a common large one. */
export const smallWindow = { width: 960, height: 640 }
export const largeWindow = { width: 1_440, height: 900 }

type DesktopWindow = { page: Page; address: string; complaints: ReturnType<typeof watchComplaints> }

/** Opens the address that a started app prints, small, in a browser context of its own. */
export async function openDesktopWindow(browser: Browser, desktop: NamedProcess): Promise<DesktopWindow> {
  const [, address = ''] = await desktop.says(/The window: (http\S+)/)
  const context = await browser.newContext({ viewport: smallWindow })
  const page = await context.newPage()
  const complaints = watchComplaints(page)
  await page.goto(address)
  return { page, address, complaints }
}

/** The code that a window shows until somebody approves it. */
export async function shownCode(page: Page): Promise<string> {
  return page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText()
}

/** Goes through the first steps of a new app, once a chart is connected, to the list of charts. */
export async function passFirstSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send a test signal' }).click()
  await page.getByRole('button', { name: 'Go to the charts' }).click()
}
