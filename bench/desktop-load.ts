// What the desktop app costs a computer beside MetaTrader 5: the released app, as one script, and its paper broker,
// with ten charts at real speed, an open window and the real service. Prints the share of one core and the private
// memory of both processes, which is what the Task Manager of Windows shows; the targets are 2 % and 150 MB. Linux
// only, because it reads /proc.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import { type NamedProcess, startNamed } from '@stratomate/commands/named-process'
import { startProduct } from '@stratomate/commands/start-product'
import { bundleDesktop } from '@stratomate/packaging/bundle-desktop'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'

const { values } = parseArgs({
  options: { charts: { type: 'string', default: '10' }, seconds: { type: 'string', default: '60' } },
})
const warmUpMs = 15_000
const target = { cpuPct: 2, memoryMb: 150 }
/** Clock ticks per second on Linux. */
const ticksPerS = 100
const root = fileURLToPath(new URL('..', import.meta.url))

async function main(): Promise<void> {
  const loadAtStart = loadavg()[0] ?? 0
  const product = await startProduct({ from: 'sources' })
  const dataFolder = mkdtempSync(join(tmpdir(), 'bench-'))
  const common = join(dataFolder, 'common')
  const start = (name: string, path: string, args: string[]): NamedProcess =>
    startNamed({ name, path, args, environment: {}, cwd: root, show: 'nowhere' })
  const app = ['--browser', 'none', '--server', product.origin, '--data', dataFolder, '--common', common]
  const desktop = start('desktop', await writeApp(dataFolder), app)
  const stop = new AbortController()
  const running = [desktop]
  try {
    const [, address = ''] = await desktop.says(/The window: (\S+)/u)
    const act = await openWindow(new URL(address), stop.signal)
    const account = await openDemoAccount(product.origin, join(product.dataDir, 'bench-account.json'))
    const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/u)
    await account.approveDevice(userCode)
    const terminal = ['--charts', values.charts, '--speed', '1', '--quiet', '--common', common]
    running.push(start('terminal', join(root, 'tools/simulators/src/terminal/main.ts'), terminal))
    await desktop.says(/Chart .* connected/u)
    await act({ kind: 'start' })
    await sleep(warmUpMs)
    const pids = familyOf(dataFolder)
    const [before, beganMs] = [ticksOf(pids), performance.now()]
    await sleep(Number(values.seconds) * 1_000)
    const passedS = (performance.now() - beganMs) / 1_000
    print(((ticksOf(pids) - before) / ticksPerS / passedS) * 100, { pids, loadAtStart })
  } finally {
    stop.abort()
    for (const program of running) await program.stop()
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function writeApp(folder: string): Promise<string> {
  const path = join(folder, 'app.mjs')
  writeFileSync(path, (await bundleDesktop('esm')).code)
  cpSync(join(root, 'apps/desktop/build/window'), join(folder, 'window'), { recursive: true })
  return path
}

/** An open window: it keeps the stream of states open and makes calls. */
async function openWindow({ origin, hash }: URL, signal: AbortSignal): Promise<(action: object) => Promise<Response>> {
  const post = (path: string, content: object, cookie = ''): Promise<Response> => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(content) })
  }
  const session = await post(windowPaths.session, { token: hash.slice(1) })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const states = await fetch(`${origin}${windowPaths.events}`, { headers: { cookie }, signal })
  const read = async (): Promise<void> => {
    for await (const _ of states.body ?? []) if (signal.aborted) return
  }
  read().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return (action) => post(windowPaths.actions, action, cookie)
}

/** The app and its paper broker: the processes whose command line contains the data folder. */
function familyOf(dataFolder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/u.test(pid)) return false
    const command = readProcess(pid, 'cmdline')
    return command.includes(dataFolder) && !command.includes('terminal')
  })
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

function ticksOf(pids: readonly string[]): number {
  return pids.reduce((sum, pid) => {
    // After the name in brackets: user time is the 12th field, system time the 13th.
    const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
    return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  }, 0)
}

function print(cpuPct: number, { pids, loadAtStart }: { pids: readonly string[]; loadAtStart: number }): void {
  const sizes = pids.map((pid) => Math.round(Number(/RssAnon:\s+(\d+)/u.exec(readProcess(pid, 'status'))?.[1]) / 1_024))
  const memoryMb = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} before.`,
  )
  console.log(`${values.charts} charts at real speed for ${values.seconds} s, the window open, trading.`)
  console.log(`CPU ${cpuPct.toFixed(2)} % of a core (target ${target.cpuPct})`)
  console.log(`Memory ${memoryMb} MB (target ${target.memoryMb}): app and broker ${sizes.join(' and ')} MB`)
}

await main()
