import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { createDesktopApp } from '#desktop/app/desktop-app.ts'
import { readDesktopSettings } from '#desktop/app/settings.ts'

/** A whole app of a test before its start, in a folder of its own: not signed in, no chart, no broker yet. */
export function newApp(nowMs: number): ReturnType<typeof createDesktopApp> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  const app = createDesktopApp({
    settings: readDesktopSettings(['--data', folder, '--browser', 'none', '--server', 'https://example.com']),
    log: createLog(() => {}, Date.now),
    now: () => nowMs,
    stop: new AbortController().signal,
    newsWaits: () => {},
    quit: () => {},
    pendingKeys: new PendingLicenceKeys(),
  })
  onTestFinished(() => app.journal.close())
  return app
}
