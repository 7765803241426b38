import { findChromium } from '@stratomate/commands/browser/browser'
import { type Browser, chromium } from 'playwright-core'

type Fonts = 'own' | 'computer'

/**
 * Starts the browser that `npm test` found on this machine; close it in `afterAll`. It brings one font of its own, so
 * that pages look alike everywhere; with the `computer`'s it has those that a visitor may have.
 */
export async function openBrowser({ fonts = 'own' }: { fonts?: Fonts } = {}): Promise<Browser> {
  const { env, ...program } = await findChromium()
  const { FONTCONFIG_PATH: _own, ...others } = env ?? {}
  return chromium.launch({ ...program, env: fonts === 'own' ? env : others, headless: true })
}
