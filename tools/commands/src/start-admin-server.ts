import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { legalVersion, riskText } from '@stratomate/domain'
import { z } from 'zod'
import { repository } from './repository.ts'

const email = 'bench@example.com'
const Mails = z.array(z.object({ to: z.string(), code: z.string().nullable() }))

/** The server alone, with an administrator who is signed in. */
export type AdminServer = { port: number; cookie: string; residentBytes: () => number; end: () => void }

/** Starts the server on a fresh folder and signs an administrator up, for measurements of its one process. */
export async function startAdminServer(): Promise<AdminServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-bench-'))
  const child = spawn(process.execPath, [join(repository, 'apps/server/src/main/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ADMIN_EMAIL: email, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originOf(child)
  return {
    port: Number(new URL(origin).port),
    cookie: await signUp(origin),
    residentBytes: () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1_024,
    end: () => {
      child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function originOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const piece of stdout ?? []) {
    said += String(piece)
    const origin = /runs at\s+(\S+)/u.exec(said)?.[1]
    if (origin !== undefined && said.includes('Ctrl-C stops')) return origin
  }
  throw new Error(`The server ended: ${said}`)
}

async function signUp(origin: string): Promise<string> {
  const post = (path: string, body: Record<string, unknown>, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const person = { email, password: 'correct horse battery', firstName: 'Ann', lastName: 'Lee', country: 'US' }
  const consents = { adult: true, riskAccepted: true, riskTextVersion: riskText.version, legalVersion }
  const joined = await post('/api/auth/sign-up', { ...person, ...consents })
  const mails = Mails.parse(await (await fetch(`${origin}/dev/mailbox.json`)).json())
  const code = mails.find(({ to }) => to === email)?.code
  const verified = await post('/api/auth/verify-email', { email, code }, cookiesOf(joined))
  return cookiesOf(verified)
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
