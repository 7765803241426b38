import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smokeTest } from './smoke-test.ts'

const folder = mkdtempSync(join(tmpdir(), 'smoke-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(({ skip }) => {
  if (process.platform === 'win32') skip('Windows runs the executable itself')
})

function program(name: string, lines: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${lines}\n`)
  chmodSync(path, 0o755)
  return path
}

const works = program('works', `echo "--replay must be a day such as 2026-11-18." >&2; exit 2`)
const crashes = program('crashes', 'echo "a fault of memory" >&2; exit 5')

/** A program in place of Wine: it prints its name and starts what it is given. */
const wineThat = (lines: string) =>
  program('wine', `if [ "$1" = --version ]; then echo wine-10.0; exit 0; fi\n${lines}`)
const runs = 'exec "$@"'
const runtime = process.execPath

test('an executable that answers as the app does has run', () => {
  expect(smokeTest({ executable: works, runtime, wine: wineThat(runs) })).toEqual({ kind: 'ran', on: 'wine-10.0' })
})

test('one that ends otherwise stops the build, with what it said', () => {
  const wine = wineThat(runs)

  expect(() => smokeTest({ executable: crashes, runtime, wine })).toThrow(
    /does not run on wine-10\.0: it ended with 5 and said:\na fault of memory/u,
  )
})

test('a Wine that cannot run the plain runtime judges nothing', () => {
  expect(smokeTest({ executable: works, runtime, wine: wineThat('exit 3') })).toEqual({
    kind: 'not_run',
    why: 'wine-10.0 cannot run the runtime that the executable is made of',
  })
})

test('without Wine it says so', () => {
  expect(smokeTest({ executable: works, runtime, wine: join(folder, 'no-wine') })).toEqual({
    kind: 'not_run',
    why: 'Wine is not installed',
  })
})
