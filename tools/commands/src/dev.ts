// `npm run dev`: the service, restarted when a source of it changes, and the web pages and the window of the desktop app
// with hot replacement. Everything is simulated, as in `npm start`; the data is the same.
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import { createServer } from 'vite'
import { freePort } from './free-port.ts'
import { type NamedProcess, type Program, startNamed } from './named-process.ts'
import { repository } from './repository.ts'

const port = Number(process.env['PORT'] ?? '3000')
const origin = `http://localhost:${port}`
const environment = {
  NODE_ENV: 'development',
  DATA_DIR: resolve(process.env['DATA_DIR'] ?? join(repository, '.data')),
  DESKTOP_BUILD: 'off',
  // The second start uses what Node compiled in the first.
  NODE_COMPILE_CACHE: join(repository, 'node_modules/.cache/compiled'),
}
const desktop = {
  path: join(repository, 'apps/desktop/src/app/main.ts'),
  args: ['--browser', 'none', '--server', origin],
}
const watched = ['packages', 'content/src']
const running: NamedProcess[] = []
let isEnding = false

process.on('SIGINT', () => void stopAll(0))
process.on('SIGTERM', () => void stopAll(0))

try {
  await runAll()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await stopAll(1)
}

async function runAll(): Promise<void> {
  const startedAt = performance.now()
  const servicePort = await freePort()
  const service = start({
    name: 'service',
    flags: restartOn('apps/server/src', 'tools/simulators/src'),
    path: join(repository, 'apps/server/src/main/main.ts'),
    args: [],
    environment: { ...environment, PORT: String(servicePort), APP_ORIGIN: origin },
    cwd: repository,
  })
  const web = start({
    name: 'web',
    path: join(repository, 'node_modules/@react-router/dev/bin.cjs'),
    args: ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    // The pages ask their own address for data, which passes the calls on to this port.
    environment: { ...environment, PORT: String(servicePort) },
    cwd: join(repository, 'apps/web'),
  })
  const [windowOrigin] = await Promise.all([serveWindow(), untilServes(service), web.says(/Local:/u)])
  start({ name: 'desktop', flags: restartOn('apps/desktop/src'), ...desktop, environment, cwd: repository })
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  process.stdout.write(
    `\n  Ready in ${seconds} s. Ctrl-C stops everything.\n\n  Web      ${origin}\n  Mailbox  ${origin}/dev/mailbox\n  Window   ${windowOrigin}/open\n\n`,
  )
  await Promise.race(running.map(({ ended }) => ended))
  if (!isEnding) throw new Error('A program ended, so the others end too.')
}

/** After a failed start Node waits for a change; the first start has to report it, because nothing else would. */
async function untilServes(service: NamedProcess): Promise<void> {
  const failed = service.says(/Failed running/u).then(() => {
    throw new Error('The service did not start; its lines above say why.')
  })
  await Promise.race([service.says(/runs at/u), failed])
}

/**
 * The folders are named, and imports are not reported: a thread or child of ours would send that report as its first
 * message, which is expected to say that it is ready.
 */
function restartOn(...folders: string[]): string[] {
  const paths = [...folders, ...watched].map((folder) => `--watch-path=${join(repository, folder)}`)
  const silent = `--import=data:text/javascript,${encodeURIComponent('delete process.env.WATCH_REPORT_DEPENDENCIES')}`
  return [...paths, '--watch-preserve-output', silent]
}

function start(program: Omit<Program, 'show'>): NamedProcess {
  const started = startNamed({ ...program, show: 'terminal' })
  running.push(started)
  return started
}

/** The newest program first, as it needs the others while it ends. */
async function stopAll(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (const program of running.toReversed()) await program.stop()
  process.exit(code)
}

/**
 * The window from its sources, at a separate address that passes calls on to the app. `/open` asks the app for a new
 * key, as a second start does, because a key opens one window and each start of the app has another port.
 */
async function serveWindow(): Promise<string> {
  let app = new URL('http://127.0.0.1:1')
  const hmr = createHttpServer()
  const vite = await createServer({
    configFile: join(repository, 'apps/desktop/vite.config.ts'),
    server: { middlewareMode: { server: hmr }, hmr: { server: hmr } },
    clearScreen: false,
  })
  hmr.on('error', (error) => process.stderr.write(`The window: ${error.message}\n`))
  hmr.on('request', (asked, answer) => {
    if (asked.url === '/open') {
      void askForWindow().then(
        (address) => {
          app = address
          answer.writeHead(302, { location: `/${address.hash}`, 'cache-control': 'no-store' }).end()
        },
        (error: unknown) => answer.writeHead(503).end(String(error)),
      )
    } else if (asked.url?.startsWith('/api/') === true) handOn(asked, answer, app)
    else vite.middlewares(asked, answer)
  })
  hmr.listen(0, '127.0.0.1')
  await once(hmr, 'listening')
  return `http://127.0.0.1:${listeningPort(hmr)}`
}

async function askForWindow(): Promise<URL> {
  const asking = startNamed({ name: 'window', ...desktop, environment, cwd: repository, show: 'nowhere' })
  const [, address = ''] = await asking.says(/opens again: (http\S+)/u)
  return new URL(address)
}

/** With the app's own host and origin, because it answers no other. */
function handOn(asked: IncomingMessage, answer: ServerResponse, { host, origin: own, port: appPort }: URL): void {
  const { url: path, method, headers } = asked
  const named = { ...headers, host, ...(headers.origin !== undefined && { origin: own }) }
  const call = request({ host: '127.0.0.1', port: appPort, path, method, headers: named }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(answer)
    answered.on('error', () => answer.destroy())
  })
  call.on('error', () => answer.destroy())
  answer.on('close', () => call.destroy())
  asked.pipe(call)
}
