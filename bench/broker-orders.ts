import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { writeToken } from '@stratomate/desktop/adapters/brokers/remote/token-file'
import { writeSession } from '@stratomate/desktop/adapters/brokers/pocket-option/session-file'
import { readBrokerChoice } from '@stratomate/desktop/features/broker-selection/broker-choice'
import { measureBroker, type Measured } from './engine/measure-broker.ts'
import { percentilesOf } from './percentiles.ts'

type Prepared = { simulator: ChildProcess | null; symbols: readonly string[] }

const pairs = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY']
const brokers = [
  { name: 'paper', prepare: preparePaper },
  { name: 'Deriv (simulator)', prepare: prepareDeriv },
  { name: 'Pocket Option (simulator)', prepare: preparePocket },
] as const

async function main(): Promise<void> {
  const loadAtStart = loadavg()[0] ?? 0
  const lines: string[] = []
  for (const { name, prepare } of brokers) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-broker-'))
    const { simulator, symbols } = await prepare(folder)
    for (const charts of [1, 10]) {
      const measured = await measureBroker({
        choice: readBrokerChoice(folder),
        folder,
        symbols: symbols.slice(0, charts),
      })
      lines.push(rowOf(name, charts, measured))
      console.error(`${name}, ${charts} chart(s): done`)
    }
    simulator?.kill()
    await sleep(200)
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(
    '\nSignal to order, by broker: gate, journal and the order book of the broker are flushed to the disk before.',
  )
  console.log('Each simulator is a process of its own on this computer: the way through the internet comes on top.')
  console.log(
    `Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${process.platform}, ` +
      `Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} before.\n`,
  )
  console.log(`${'broker'.padEnd(28)}charts  orders   signal→written p50 p99 ms   signal→acknowledged p50 p99 ms`)
  for (const line of lines) console.log(line)
}

function rowOf(name: string, charts: number, { written, acknowledged, refused }: Measured): string {
  const ms = (value: number): string => value.toFixed(2).padStart(9)
  const sent = percentilesOf(written)
  const answered = percentilesOf(acknowledged)
  const note = refused === 0 ? '' : `   ${refused} refused`
  return (
    `${name.padEnd(28)}${String(charts).padStart(6)}${String(answered.count).padStart(8)}   ` +
    `${ms(sent.p50)}${ms(sent.p99)}            ${ms(answered.p50)}${ms(answered.p99)}${note}`
  )
}

function preparePaper(): Promise<Prepared> {
  return Promise.resolve({ simulator: null, symbols: [...pairs, ...pairs.map((pair) => `${pair}-OTC`)] })
}

async function prepareDeriv(folder: string): Promise<Prepared> {
  const { child, line } = await startSimulator('deriv')
  const [, origin = '', accountId = '', token = ''] = /(http:\S+), account (\S+), token (\S+)/u.exec(line) ?? []
  writeFileSync(join(folder, 'broker.json'), JSON.stringify({ broker: 'deriv', accountId, simulator: origin }))
  writeToken(join(folder, 'deriv-token'), token)
  return { simulator: child, symbols: [...pairs, 'USDCHF', 'NZDUSD', 'EURGBP', 'GBPJPY'] }
}

async function preparePocket(folder: string): Promise<Prepared> {
  const { child, line } = await startSimulator('pocket-option')
  const origin = /http:\/\/[\d.:]+/u.exec(line)?.[0] ?? ''
  writeFileSync(join(folder, 'broker.json'), JSON.stringify({ broker: 'pocket_option', simulator: origin }))
  const answer = await fetch(`${origin}/sign-in`, { method: 'POST' })
  // Safe: the simulator answers with the form of its own sign-ins.
  const auth = (await answer.json()) as { session: string; isDemo: 0 | 1; uid: number }
  const socketUrl = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  writeSession(join(folder, 'pocket-option-demo.session'), { socketUrl, origin, userAgent: 'bench', auth })
  return { simulator: child, symbols: [...pairs, ...pairs.map((pair) => `${pair}-OTC`)] }
}

async function startSimulator(name: 'deriv' | 'pocket-option'): Promise<{ child: ChildProcess; line: string }> {
  const program = fileURLToPath(new URL(`../tools/simulators/src/${name}/main.ts`, import.meta.url))
  const child = spawn(process.execPath, [program, '--speed', '1000'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text))
  })
  return { child, line }
}

await main()
