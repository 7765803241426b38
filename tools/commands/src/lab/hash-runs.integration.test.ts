import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashRuns } from './hash-runs.ts'
import { runInChromium } from './run-in-chromium.ts'
import { findFirefox, runInFirefox } from './run-in-firefox.ts'
import { scriptOf } from './script-of.ts'

const here = await hashRuns()
const script = await scriptOf(join(import.meta.dirname, 'hash-runs.ts'))

test('twenty indicators trade the same in Chromium as here, on three histories', async () => {
  const { answer } = await runInChromium(script, 'lab.hashRuns()')

  expect(Object.keys(here)).toHaveLength(60)
  expect(answer).toEqual(here)
})

test('and in Firefox, whose engine nobody here shares', async ({ skip }) => {
  const firefox = findFirefox()
  if (firefox === null) return skip('Firefox is not installed.')

  expect(await runInFirefox(firefox, script, 'lab.hashRuns()')).toEqual(here)
})
