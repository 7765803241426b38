import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@stratomate/commands/browser/browser'
import { type Browser, chromium } from 'playwright-core'

type Fonts = 'own' | 'computer'

/**
 * Starts the browser that `npm test` found on this machine; close it in `afterAll`. It brings one font of its own, so
 * that pages look alike everywhere. With the `computer`'s it has those of a visitor as well: text has the widths of the
 * house's font before that has come, which is what keeps a page still while it loads.
 */
export async function openBrowser({ fonts = 'own' }: { fonts?: Fonts } = {}): Promise<Browser> {
  const { env, ...program } = await findChromium()
  const { FONTCONFIG_PATH: own } = env
  const settings = own === undefined || fonts === 'own' ? {} : { FONTCONFIG_FILE: nameAllFonts(own) }
  return chromium.launch({ ...program, env: { ...env, ...settings }, headless: true })
}

/** A computer without fonts has no settings either, and a browser that finds no font crashes. */
function nameAllFonts(own: string): string {
  const file = join(tmpdir(), `fonts-of-a-visitor-${process.pid}.conf`)
  const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(own, 'fonts')}</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`
  writeFileSync(file, settings)
  return file
}
