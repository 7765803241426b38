import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareEnvironment } from '@stratomate/commands/environment/program-path'
import { repository } from '@stratomate/commands/repository'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { findGaps } from './find-gaps.ts'
import { readOwnerSettings } from './owner-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const example = join(repository, 'tools/cluster/deployment/owner.example.json')

function write(content: unknown): string {
  const path = join(folder, 'owner.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('the example is read whole, and each of its values is an example', () => {
  expect(readOwnerSettings(example)).toMatchObject({ LEGAL_APPROVED_VERSION: expect.any(String) })
})

test('what it says stands for settings that are not set themselves', () => {
  const path = write({
    legalApprovedVersion: '3',
    desktop: { certificate: '/c.pfx', certificatePasswordFile: '/p' },
  })
  const signed = { OWNER_FILE: path, DESKTOP_BUILD: 'on' }

  expect(readSettings(signed).desktopBuild?.signing).toEqual(['--certificate', '/c.pfx', '--password-file', '/p'])
  expect(readSettings({ ...signed, DESKTOP_CERTIFICATE: '/other.pfx' }).desktopBuild?.signing).toContain('/other.pfx')
})

test('what it says is not missed by the check', () => {
  const missedWith = (environment: Record<string, string>) =>
    findGaps(environment).missed.filter(({ what }) => what.startsWith('DESKTOP_CERTIFICATE '))

  expect(missedWith({ OWNER_FILE: example })).toEqual([])
  expect(missedWith({ OWNER_FILE: '' })).toHaveLength(1)
  expect(findGaps({ OWNER_FILE: join(folder, 'none.json') }).needed[0]?.what).toContain('OWNER_FILE')
})

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /OWNER_FILE is not valid: .*JSON/u],
  ['a value that nobody knows', { brand: { slogan: 'Buy' } }, /brand: .*slogan/u],
  ['an address that is none', { brand: { email: 'nobody' } }, /brand\.email: /u],
  ['a page without https', { brand: { website: 'http://a.com' } }, /brand\.website: /u],
  ['an App ID that is none', { brand: { derivAppId: 'my app' } }, /brand\.derivAppId: /u],
  ['trades that go too soon', { tradeDaysKept: 30 }, /tradeDaysKept: /u],
  ['half a certificate', { desktop: { certificate: 'a.pfx' } }, /desktop\.certificatePasswordFile: /u],
])('a file with %s stops the start with the place of the fault', (_what, content, message) => {
  expect(() => readSettings({ OWNER_FILE: write(content) })).toThrow(message)
})

test('a file that is not there is named', () => {
  expect(() => readSettings({ OWNER_FILE: join(folder, 'none.json') })).toThrow('none.json')
})

test('the brand of a process is that of the file, nothing of it is an example then, and the privacy policy says its days', () => {
  const path = write({
    brand: { email: 'a@b.com', noReplyEmail: 'no@b.com', website: 'https://b.com' },
    tradeDaysKept: 500,
  })
  const script = `
    import { brand, missingBrandValues } from '@stratomate/brand'
    import { privacyPolicy } from '@stratomate/content/legal/privacy-policy'
    console.log(brand.email, missingBrandValues().length, /[0-9]+ days; what they came to/.exec(JSON.stringify(privacyPolicy))?.[0])`
  const run = (file: string) =>
    spawnSync(
      process.execPath,
      ['--import', './tools/commands/src/setup/load-owner.mjs', '--input-type=module', '--eval', script],
      { cwd: repository, env: bareEnvironment({ OWNER_FILE: file }), encoding: 'utf8' },
    )

  expect(run(path).stdout).toBe('a@b.com 0 500 days; what they came to\n')
  expect(run('').stdout).toMatch(/^support@stratomate\.example [1-9].* undefined/u)
  expect(run(join(folder, 'none.json'))).toMatchObject({ status: 1, stderr: expect.stringContaining('OWNER_FILE') })
})
