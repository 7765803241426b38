import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NtExecutable } from 'resedit'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSigning, signatureOf, signProgram } from './sign-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-signing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [certificate, passwordFile] = [join(folder, 'owner.p12'), join(folder, 'password')]
const program = join(folder, 'program.exe')
const given = ['--certificate', certificate, '--password-file', passwordFile]
const isThere = (name: string) => spawnSync(name, ['--version']).error === undefined

beforeEach(({ skip }) => {
  if (!isThere('osslsigncode') || !isThere('openssl')) skip('osslsigncode or openssl is not installed')
  writeFileSync(program, Buffer.from(NtExecutable.createEmpty(false, false).generate()))
})

/** A certificate that is signed by its owner, for tests. */
function makeCertificate(): void {
  const [key, paper] = [join(folder, 'key.pem'), join(folder, 'paper.pem')]
  const quiet = { stdio: 'ignore' } as const
  const facts = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Owner', '-addext', 'extendedKeyUsage=codeSigning']
  execFileSync('openssl', ['req', '-x509', ...facts, '-days', '2', '-keyout', key, '-out', paper], quiet)
  writeFileSync(passwordFile, 'a password')
  const secret = ['-passout', `file:${passwordFile}`]
  execFileSync('openssl', ['pkcs12', '-export', '-inkey', key, '-in', paper, '-out', certificate, ...secret], quiet)
}

test('a program gets the signature of the owner’s certificate, and is otherwise left alone', () => {
  makeCertificate()
  const signing = readSigning(given)
  signProgram(program, signing)
  const { stdout } = spawnSync('osslsigncode', ['verify', '-in', program], { encoding: 'utf8' })

  expect(stdout).toContain('CN=Owner')
  expect(stdout).toMatch(/Message digest algorithm\s*: SHA256/u)
  expect(signatureOf(signing)).toMatch(/^[0-9a-f]{64}$/u)
  expect(signatureOf(readSigning([]))).toBeNull()
})

test('a password that is wrong stops the build, and the program stays as it was', () => {
  makeCertificate()
  writeFileSync(passwordFile, 'another')
  const before = readFileSync(program)

  expect(() => signProgram(program, readSigning(given))).toThrow('osslsigncode')
  expect(readFileSync(program).equals(before)).toBe(true)
})

test.each([[['--certificate', certificate]], [['--password-file', passwordFile]]])('%j alone is refused', (args) => {
  expect(() => readSigning(args)).toThrow('--certificate FILE and --password-file FILE')
})

test('a command of the owner’s gets the path as its last argument', () => {
  expect(readSigning(['signtool', 'sign', '/a'])).toEqual({
    kind: 'command',
    program: 'signtool',
    args: ['sign', '/a'],
  })
})
