import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeProblemPage } from './problem-page.ts'

test('why the app did not start is a page, and text from outside stays text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem page '))
  const address = writeProblemPage(folder, 'The folder C:\\<b>Ann & Bob</b> cannot be written.')

  expect(address).toMatch(/^file:\/\/\/.*problem%20page.*\.html$/u)
  expect(readFileSync(fileURLToPath(address), 'utf8')).toContain(
    'The folder C:\\&lt;b&gt;Ann &amp; Bob&lt;/b&gt; cannot be written.',
  )
})
