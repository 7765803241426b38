import { plainTextOf } from '@stratomate/content/blocks'
import { expect, test } from 'vitest'
import { installationSteps } from './installation-steps.ts'
import type { Installer } from './use-installer.ts'

type Facts = Partial<Extract<Installer, { kind: 'published' }>['file']>

function published(facts: Facts): Installer {
  const file = {
    version: '1.0.0',
    fileName: 'stratomate-desktop.zip',
    sizeBytes: 1,
    sha256: 'a'.repeat(64),
    releasedOn: '2026-11-21',
    downloadUrl: '/downloads/stratomate-desktop.zip',
    holdsProgram: false,
    app: null,
    isSigned: false,
    ...facts,
  }
  return { kind: 'published', file, build: { state: 'off' } }
}

/** All that is said before one signs in. */
const wordsFor = (installer: Installer) =>
  installationSteps(installer)
    .slice(0, 2)
    .map(({ title, blocks }) => `${title}\n${plainTextOf(blocks)}`)
    .join('\n')

test('the first step is the ZIP file, and with the small package the program that this needs', () => {
  const firstOf = (installer: Installer) => installationSteps(installer)[0]

  expect(firstOf(published({ app: 'script' }))?.title).toBe('Install Node 24')
  expect(JSON.stringify(firstOf(published({ app: 'script' })))).toContain('https://nodejs.org/')
  expect(firstOf(published({ app: 'setup' }))?.title).toBe('Download and extract the ZIP file')
  expect(firstOf({ kind: 'loading' })?.title).toBe('Download and extract the ZIP file')
})

test('the steps name what the package holds, and nothing that it does not hold', () => {
  const setup = wordsFor(published({ app: 'setup' }))
  const program = wordsFor(published({ app: 'program' }))
  const script = wordsFor(published({ app: 'script' }))

  expect(setup).toContain('Setup.exe')
  expect(program).toMatch(/Desktop\.exe/u)
  expect(program).not.toMatch(/Setup\.exe|Node 24/u)
  expect(setup).not.toMatch(/Node 24|\.cmd/u)
  expect(script).toMatch(/Node 24.*\.cmd/su)
  expect(script).not.toContain('.exe')
})

test.each(['setup', 'program'] as const)('what Windows shows of a %s depends on its signature', (app) => {
  expect(wordsFor(published({ app }))).toContain('Windows protected your PC')
  expect(wordsFor(published({ app, isSigned: true }))).not.toContain('Windows protected your PC')
})

test.each([{ kind: 'loading' }, published({})] as Installer[])(
  'of an unknown package every way is named',
  (installer) => {
    expect(wordsFor(installer)).toMatch(/Setup\.exe.*\.exe.*\.cmd/su)
    expect(installationSteps(installer)).toHaveLength(4)
  },
)
