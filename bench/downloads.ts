// Megabytes and requests per second of the installer's download, beside bare servers with the same file, on one machine
// in one run. The product also looks up the published file, counts, protects and logs. Then the memory of the server
// while twenty files of 50 MB are uploaded at once: no file is ever held in memory.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { freePort } from '@stratomate/commands/free-port'
import { startAdminServer } from '@stratomate/commands/start-admin-server'
import { upperMedian } from '@stratomate/std/statistics'

const path = '/downloads/stratomate-desktop.zip'
const fileBytes = 40_000_000
const uploadBytes = 52_000_000
const uploadsAtOnce = 20
const rounds = 3
const whole = { connections: 4, requests: 32, range: null }
const small = { connections: 32, requests: 3_000, range: 'bytes=0-4095' }
type Load = { connections: number; requests: number; range: string | null }

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-downloads-'))
  const file = storedZip(fileBytes, 'installer')
  writeFileSync(join(folder, 'stratomate-desktop.zip'), file)
  const server = await startAdminServer()
  await upload(server, new Blob([new Uint8Array(file)]))
  const rivals = [await startBare(folder), await startNginx(folder)].filter((rival) => rival !== null)
  console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
  if (!rivals.some(({ name }) => name === 'nginx')) console.log('nginx is not installed: left out')
  for (const [name, load] of [
    ['MB/s of 40 MB', whole],
    ['requests/s of 4 KB', small],
  ] as const) {
    const own: number[] = []
    const others = rivals.map((rival) => {
      const speeds: number[] = []
      return { ...rival, speeds }
    })
    for (let round = 0; round < rounds; round += 1) {
      own.push(await measure(server.port, path, load))
      for (const { port, speeds } of others) speeds.push(await measure(port, '/stratomate-desktop.zip', load))
    }
    const ours = upperMedian(own)
    const beside = others.map(({ name: rival, speeds }) => {
      const theirs = upperMedian(speeds)
      return `${rival} ${theirs.toFixed(0)} (ratio ${(ours / theirs).toFixed(2)})`
    })
    console.log(`${name.padEnd(20)} product ${ours.toFixed(0)}, ${beside.join(', ')}`)
  }
  await measureMemory(server, folder)
  server.end()
  for (const rival of rivals) rival.end()
  rmSync(folder, { recursive: true })
}

/** How far the server's memory grows while this many files are uploaded at once. */
async function measureMemory(server: Awaited<ReturnType<typeof startAdminServer>>, folder: string): Promise<void> {
  const files: Blob[] = []
  for (let place = 0; place < uploadsAtOnce; place += 1) {
    const file = join(folder, `upload-${place}.zip`)
    writeFileSync(file, storedZip(uploadBytes, `upload ${place}`))
    files.push(await openAsBlob(file))
  }
  const before = server.residentBytes()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, server.residentBytes())), 20)
  await Promise.all(files.map((file) => upload(server, file)))
  clearInterval(timer)
  const grown = Math.round((most - before) / 1e6)
  console.log(
    `memory: ${Math.round(before / 1e6)} MB, and ${grown} MB more at the most during ${uploadsAtOnce} uploads of 52 MB at once`,
  )
}

async function upload({ port, cookie }: { port: number; cookie: string }, file: Blob): Promise<void> {
  const body = new FormData()
  body.append('file', file, 'setup.zip')
  const answer = await fetch(`http://localhost:${port}/api/upload`, { method: 'POST', headers: { cookie }, body })
  if (answer.status !== 200) throw new Error(`The upload was refused: ${await answer.text()}`)
}

/** Megabytes per second for whole files, requests per second for parts. */
async function measure(port: number, asked: string, load: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  let bytes = 0
  let next = 0
  const work = async () => {
    for (let request = next++; request < load.requests; request = next++) bytes += await ask(request)
  }
  const ask = (request: number) =>
    new Promise<number>((resolve, reject) => {
      // After every few requests the address changes, so that no rate limit answers.
      const from = { 'x-forwarded-for': `10.0.${Math.floor(request / 100) % 250}.${request % 100}` }
      const headers = { ...from, ...(load.range === null ? {} : { range: load.range }) }
      get({ host: '127.0.0.1', port, path: asked, agent, headers }, (answer) => {
        let got = 0
        answer.on('data', (piece: Buffer) => (got += piece.length))
        answer.on('end', () =>
          answer.statusCode === (load.range === null ? 200 : 206)
            ? resolve(got)
            : reject(new Error(`${answer.statusCode}`)),
        )
      }).on('error', reject)
    })
  const started = performance.now()
  await Promise.all(Array.from({ length: load.connections }, work))
  const seconds = (performance.now() - started) / 1_000
  agent.destroy()
  return load.range === null ? bytes / 1e6 / seconds : load.requests / seconds
}

type Rival = { name: string; port: number; end: () => void }

async function startBare(folder: string): Promise<Rival> {
  const program = fileURLToPath(new URL('bare-files.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))
  return { name: 'sirv', port: Number(said.toString()), end: () => void child.kill() }
}

/** With one worker, because the product has one process; null where it is not installed. */
async function startNginx(folder: string): Promise<Rival | null> {
  if (!isInstalled('nginx')) return null
  const port = await freePort()
  const settings = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  writeFileSync(
    settings,
    `user root; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')}; daemon off;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const child = spawn('nginx', ['-c', settings], { stdio: ['ignore', 'inherit', 'ignore'] })
  await untilAnswers(port)
  return { name: 'nginx', port, end: () => void child.kill('SIGQUIT') }
}

async function untilAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error('nginx did not start.')
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A ZIP file with one uncompressed entry. */
function storedZip(sizeBytes: number, text: string): Buffer {
  const data = Buffer.alloc(sizeBytes, `${text}. `)
  const name = Buffer.from('a')
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, data])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), facts, Buffer.alloc(14), name])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end])
}

await main()
