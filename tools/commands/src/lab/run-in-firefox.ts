import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Debian's Firefox; null where it is not installed. */
export function findFirefox(): string | null {
  return paths.find((path) => existsSync(path)) ?? null
}

const page = '<!doctype html><title>Lab</title><script src="/script.js"></script>'
const ending = (call: string): string => `
  Promise.resolve(${call}).then(
    (answer) => fetch('/answer', { method: 'POST', body: JSON.stringify({ answer }) }),
    (error) => fetch('/answer', { method: 'POST', body: JSON.stringify({ error: String(error) }) }),
  )`

const msMax = 120_000

type PageAnswer = { answer?: unknown; error?: string }

/**
 * Runs a script in Debian's Firefox, without a driver: its page sends the result of `call` to a small server. Throws
 * what the script throws, and when nothing was sent within two minutes.
 */
export async function runInFirefox(firefox: string, script: string, call: string): Promise<unknown> {
  const profile = await mkdtemp(join(tmpdir(), 'stratomate-firefox-'))
  const { promise, resolve, reject } = Promise.withResolvers<PageAnswer>()
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      text(request).then((body) => resolve(JSON.parse(body) as PageAnswer), reject)
      response.end()
      return
    }
    const isScript = request.url === '/script.js'
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
    response.end(isScript ? `${script};${ending(call)}` : page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  // Browsers only give the hash function to secure pages, and treat this address as one.
  const address = `http://localhost:${port}/`
  const browser = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore' })
  const late = setTimeout(() => reject(new Error(`Firefox told nothing within ${msMax} ms.`)), msMax)
  browser.once('error', reject)
  try {
    const { answer, error } = await promise
    if (error !== undefined) throw new Error(error)
    return answer
  } finally {
    clearTimeout(late)
    const ended = new Promise((done) => browser.once('exit', done))
    browser.kill()
    await ended
    server.closeAllConnections()
    server.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
