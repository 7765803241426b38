import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type PocketSession, readSession, secretsOf, writeSession } from './session-file.ts'

const session: PocketSession = {
  socketUrl: 'wss://api-eu.example/socket.io/?EIO=4&transport=websocket',
  origin: 'https://broker.example',
  userAgent: 'Mozilla/5.0',
  auth: { session: 'a:4:{s:10:"session_id";s:32:"0123456789abcdef";}0123', isDemo: 1, uid: 42, platform: 2 },
}

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'session-')), 'session.json')
}

test('a session is read as it was written, by its owner only, and not readable in the file', () => {
  const path = newPath()
  writeSession(path, session)
  writeSession(path, session)

  expect(readSession(path)).toEqual(session)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8')).not.toContain('session')
})

test.each(['', '{', '{}', '[]', JSON.stringify({ ...session, auth: { isDemo: 1, uid: 1 } })])(
  'a file that is not whole is no session: %s',
  (text) => {
    const path = newPath()
    writeFileSync(path, text)

    expect(readSession(path)).toBeNull()
  },
)

test('no file is no session', () => {
  expect(readSession(newPath())).toBeNull()
})

test('the session is a secret in each form in which it may be written', () => {
  const written = secretsOf(session)

  expect(written).toContain(session.auth.session)
  expect(written.some((secret) => JSON.stringify(session).includes(secret))).toBe(true)
})
