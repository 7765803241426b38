import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { linearRandom } from '@stratomate/std/random'
import { afterEach, expect, test } from 'vitest'
import { callersOf, type Visitor } from '#server/main/testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { archiveOf, sendInstaller } from './testing/send-upload.ts'

const rounds = times(5, 50)
const seed = Date.now() % 1_000_000
/** A little longer than such an upload takes, so that kills happen at each moment of it, and some after it. */
const killWithinMs = 300
const fileBytes = 8_000_000
const timeoutMs = times(90_000, 900_000)

const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-kill-uploads-'))
let server: KillableServer | null = null
afterEach(() => {
  server?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const filesFolder = join(dataDir, 'files')

/** The files in the store whose name is not their hash. */
function tornFiles(): string[] {
  const files = readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => sha256(readFileSync(path)) !== basename(path))
}

async function download(visitor: Visitor): Promise<{ told: string | undefined; got: string | undefined }> {
  const { installer } = (await visitor.call('readInstaller')).body
  const answer = await visitor.fetch('/downloads/stratomate-desktop.zip')
  const got = answer.status === 200 ? sha256(Buffer.from(await answer.arrayBuffer())) : undefined
  return { told: installer?.sha256, got }
}

test(`${rounds} kills during uploads: people get one whole version or the other`, { timeout: timeoutMs }, async () => {
  console.log(`kill uploads: seed ${seed}`)
  const random = linearRandom(seed)
  const running = await killableServer(dataDir, { ADMIN_EMAIL: 'admin@example.com' })
  server = running
  await running.start()
  const callers = callersOf(() => running.origin)
  const admin = await callers.member({ email: 'admin@example.com' })
  const first = archiveOf('the first')
  await sendInstaller(admin.visitor, first)
  let published = sha256(first)

  for (let round = 0; round < rounds; round += 1) {
    const noise = { name: 'noise', data: Buffer.alloc(fileBytes, `round ${round} of ${seed}. `), method: 0 }
    const next = archiveOf(`round ${round}`, noise)
    // The connection breaks together with the server; that is what is tested.
    const sending = sendInstaller(admin.visitor, next).then(
      ({ status }) => status === 200,
      () => false,
    )
    await wait(Math.floor(random() * killWithinMs))
    await running.kill()
    const wasAnswered = await sending
    await running.start()

    const { told, got } = await download(callers.visitor())
    expect(got).toBe(told)
    expect(wasAnswered ? [sha256(next)] : [published, sha256(next)]).toContain(got)
    expect(readdirSync(join(filesFolder, 'temporary'))).toEqual([])
    expect(tornFiles()).toEqual([])
    published = got ?? published
  }
})
