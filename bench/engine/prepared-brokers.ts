import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeToken } from '@stratomate/desktop/adapters/brokers/remote/token-file'
import { writeSession } from '@stratomate/desktop/adapters/brokers/pocket-option/session-file'

/** A broker that is set up in a folder, and the symbols that it trades. */
export type PreparedBroker = { simulator: ChildProcess | null; symbols: readonly string[] }

/**
 * `signalsMax` (signals at one moment) and `perSecond` are what the broker accepts: Deriv allows six purchases a
 * second.
 */
export type BenchBroker = {
  name: string
  signalsMax: number
  perSecond: number
  prepare: (folder: string) => Promise<PreparedBroker>
}

const pairs = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY']

/** The brokers of the bench; each simulator is a process of its own on this computer. */
export const preparedBrokers: readonly BenchBroker[] = [
  { name: 'paper', signalsMax: 100, perSecond: 1_000, prepare: preparePaper },
  { name: 'Deriv simulator', signalsMax: 10, perSecond: 5, prepare: prepareDeriv },
  { name: 'Pocket simulator', signalsMax: 100, perSecond: 100, prepare: preparePocket },
]

function preparePaper(): Promise<PreparedBroker> {
  return Promise.resolve({ simulator: null, symbols: [...pairs, ...pairs.map((pair) => `${pair}-OTC`)] })
}

async function prepareDeriv(folder: string): Promise<PreparedBroker> {
  const { child, line } = await startSimulator('deriv')
  const [, origin = '', accountId = '', token = ''] = /(http:\S+), account (\S+), token (\S+)/u.exec(line) ?? []
  writeFileSync(join(folder, 'broker.json'), JSON.stringify({ broker: 'deriv', accountId, simulator: origin }))
  writeToken(join(folder, 'deriv-token'), token)
  return { simulator: child, symbols: [...pairs, 'USDCHF', 'NZDUSD', 'EURGBP', 'GBPJPY'] }
}

async function preparePocket(folder: string): Promise<PreparedBroker> {
  const { child, line } = await startSimulator('pocket-option')
  const origin = /http:\/\/[\d.:]+/u.exec(line)?.[0] ?? ''
  writeFileSync(join(folder, 'broker.json'), JSON.stringify({ broker: 'pocket_option', simulator: origin }))
  const answer = await fetch(`${origin}/sign-in`, { method: 'POST' })
  // Safe: the simulator answers in the form of its own sign-ins.
  const auth = (await answer.json()) as { session: string; isDemo: 0 | 1; uid: number }
  const socketUrl = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  writeSession(join(folder, 'pocket-option-demo.session'), { socketUrl, origin, userAgent: 'bench', auth })
  return { simulator: child, symbols: [...pairs, ...pairs.map((pair) => `${pair}-OTC`)] }
}

async function startSimulator(name: 'deriv' | 'pocket-option'): Promise<{ child: ChildProcess; line: string }> {
  const program = fileURLToPath(new URL(`../../tools/simulators/src/${name}/main.ts`, import.meta.url))
  const args = [program, '--speed', '1000']
  const child = otherProgram(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
  const line = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text))
  })
  return { child, line }
}

/** A program that stands in for a third party's must not inherit the priority that the app has requested. */
export function otherProgram<Child extends ChildProcess>(child: Child): Child {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_NORMAL)
  return child
}
