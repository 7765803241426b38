// Writes the pictures of the guides from the running window: walks through the journey of the sources with pictures kept, and
// turns those that the guides show into small WebP files. Run it after a change of the window that they show.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './browser.ts'
import { toWebp } from './to-webp.ts'
import { node, repository } from '../repository.ts'

const journey = 'tests/e2e/desktop-source.test.ts'
const target = join(repository, 'apps/web/src/features/guides/pictures')
/** The picture of the journey for each picture of the guides. */
const pictures = { 'window-source': 'source arrows', 'window-rules': 'source rules dark small' } as const
const quality = 0.8

const folder = mkdtempSync(join(tmpdir(), 'guide-pictures-'))
const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
const config = ['--config', 'tools/house/vitest.config.ts', '--project', 'e2e']
execFileSync(node, [vitest, 'run', ...config, journey], {
  cwd: repository,
  stdio: 'inherit',
  env: { ...process.env, PICTURES: folder },
})
const browser = await chromium.launch({ ...(await findChromium()), headless: true })
const page = await browser.newPage()
for (const [name, kept] of Object.entries(pictures)) {
  const bytes = await toWebp(page, readFileSync(join(folder, `${kept}.png`)), { quality })
  writeFileSync(join(target, `${name}.webp`), bytes)
  console.log(`${name}.webp: ${(bytes.length / 1024).toFixed(1)} KiB`)
}
await browser.close()
rmSync(folder, { recursive: true })
