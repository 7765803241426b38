import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Candle } from '@stratomate/indicators'
import { mqlFolder } from '../mql-folder.ts'
import { inputName } from '../programs/program-facts.ts'
import { buildHost, buildProgram } from '../shim/build-program.ts'
import { candleBytes } from './golden-candles.ts'

const run = promisify(execFile)
const runMsMax = 60_000

export type Inputs = Readonly<Record<string, number | boolean | string>>

/** The buffers of an indicator after a run, and its messages. */
export type ProgramRun = {
  shortName: string
  buffers: Float64Array[]
  refused: boolean
  compared: number
  said: Said[]
}
export type Said = { kind: string; text: string }

/** The ways in which a program announces a signal: the input that enables it, and what the terminal then reports. */
export const alertWays = [
  ['alertPopup', 'alert'],
  ['alertPush', 'push'],
  ['alertMail', 'mail'],
  ['alertSound', 'sound'],
] as const

export type Wanted = {
  /** The .mq5 inside the MQL5 folder, or a whole path. */
  program: string
  candles: readonly Candle[]
  inputs?: Inputs
  /** Runs tick by tick after this many candles of history; without it, the whole history at once. */
  history?: number
  /** Where includes are looked for; the terminal's own folder unless given. */
  include?: string
}

/** Runs an indicator on candles, the last of which is still forming. Rejects with the program's words when it stops. */
export async function runProgram(wanted: Wanted): Promise<ProgramRun> {
  const { program, candles, inputs = {}, history, include = join(mqlFolder, 'Include') } = wanted
  const [library, host] = [await buildProgram(resolve(mqlFolder, program), include), await buildHost()]
  const folder = mkdtempSync(join(tmpdir(), 'mql5-run-'))
  try {
    const [candleFile, outFile] = [join(folder, 'candles'), join(folder, 'buffers')]
    writeFileSync(candleFile, candleBytes(candles))
    const mode = history === undefined ? ['batch'] : ['ticks', 'history', String(history)]
    const [command = 'batch', ...options] = mode
    const places = ['program', library, 'candles', candleFile, 'out', outFile, 'inputs', inputLine(program, inputs)]
    return programRun(await runHost(host, [command, ...places, ...options]), outFile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Inputs as the host takes them. Those of our programs are given by their keys, those of a fixture by its own names. */
export function inputLine(program: string, inputs: Inputs): string {
  const isOurs = !isAbsolute(program)
  return Object.entries(inputs)
    .map(([key, value]) => `${isOurs ? inputName(key) : key}=${value}`)
    .join(';')
}

function programRun(output: string, outFile: string): ProgramRun {
  const lines = output.trim().split('\n')
  // Safe: the host writes these fields on each line.
  const said = lines.map((line) => JSON.parse(line) as Said & { name?: string; compared?: number })
  const last = said.at(-1)
  if (last?.kind !== 'done') return { shortName: '', buffers: [], refused: true, compared: 0, said }
  const { name = '', compared = 0 } = last
  return { shortName: name, buffers: readBuffers(outFile), refused: false, compared, said }
}

async function runHost(host: string, words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(host, words, { timeout: runMsMax })
    return stdout
  } catch (error) {
    const printed: unknown = error instanceof Error && 'stdout' in error ? error.stdout : null
    throw new Error(typeof printed === 'string' ? printed : 'The host could not be run.', { cause: error })
  }
}

function readBuffers(path: string): Float64Array[] {
  const bytes = readFileSync(path)
  const numbers = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8)
  const [count = 0, length = 0] = numbers
  return Array.from({ length: count }, (_, index) => numbers.slice(2 + index * length, 2 + (index + 1) * length))
}
