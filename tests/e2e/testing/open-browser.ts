import { findChromium } from '@stratomate/commands/browser/browser'
import { type Browser, chromium } from 'playwright-core'

/** Starts the browser that `npm test` found on this machine; close it in `afterAll`. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), headless: true })
}
