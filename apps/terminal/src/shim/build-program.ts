import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { preprocess } from './preprocess.ts'

const run = promisify(execFile)
const shimFolder = fileURLToPath(new URL('../../shim', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/mql5', import.meta.url))
// Products and sums stay separate, as in JavaScript: a fused step would round differently.
const flags = ['-std=c++17', '-O1', '-ffp-contract=off', '-fno-gnu-unique', '-Wall', '-Wextra', '-Wno-unused-parameter']
const compileMsMax = 120_000

let version: string | null | undefined

/** The compiler's version, or null where there is none. */
export function findCompiler(): string | null {
  version ??= askVersion()
  return version
}

function askVersion(): string | null {
  try {
    return execFileSync('g++', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** A source that does not compile; the message contains the compiler's words with the lines of the MQL5 source. */
export class CompileError extends Error {
  override readonly name = 'CompileError'
}

/** Compiles a program of MQL5 to a library and answers its path. What was compiled before is taken from the cache. */
export async function buildProgram(path: string, includeFolder: string): Promise<string> {
  const { code } = preprocess(path, includeFolder)
  const output = join(cacheFolder, `${keyOf([code, shimHeader()])}.so`)
  if (existsSync(output)) return output
  const header = await buildHeader()
  const source = output.replace(/\.so$/u, '.cpp')
  writeWhole(source, code)
  const library = ['-shared', '-fPIC', '-fvisibility=hidden', '-Winvalid-pch']
  await compile([...library, '-I', header, '-I', shimFolder, source], output)
  return output
}

/** Written in one step, because a compiler that runs at the same time must not read half a source. */
function writeWhole(path: string, text: string): void {
  mkdirSync(cacheFolder, { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

/** Compiles the host that runs programs, and answers its path. */
export async function buildHost(): Promise<string> {
  const files = readdirSync(shimFolder).map((name) => join(shimFolder, name))
  const sources = files.filter((file) => file.endsWith('.cpp'))
  const output = join(cacheFolder, `host-${keyOf(files.map((file) => readFileSync(file, 'utf8')))}`)
  await compile(['-rdynamic', ...sources, '-ldl'], output)
  return output
}

/** The shim's header, compiled once: it takes longer than any program. */
async function buildHeader(): Promise<string> {
  const folder = join(cacheFolder, `header-${keyOf([shimHeader()])}`)
  const words = ['-fPIC', '-fvisibility=hidden', '-x', 'c++-header', join(shimFolder, 'mql5.hpp')]
  await compile(words, join(folder, 'mql5.hpp.gch'))
  return folder
}

const started = new Map<string, Promise<void>>()

/** Nothing is compiled twice: neither what is in the cache nor what is being compiled now. */
function compile(args: readonly string[], output: string): Promise<void> {
  if (existsSync(output)) return Promise.resolve()
  const compiling = started.get(output) ?? compileNow(args, output)
  started.set(output, compiling)
  return compiling
}

const atOnce = 2
const waiting: (() => void)[] = []
let running = 0

/** Two at a time, and in one step, so that a run that is killed leaves nothing half done in the cache. */
async function compileNow(args: readonly string[], output: string): Promise<void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    mkdirSync(join(output, '..'), { recursive: true })
    const temporary = `${output}.${process.pid}.tmp`
    await run('g++', [...flags, ...args, '-o', temporary], { timeout: compileMsMax, maxBuffer: 16 * 1024 * 1024 })
    renameSync(temporary, output)
  } catch (error) {
    const words =
      typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : String(error)
    throw new CompileError(words, { cause: error })
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function shimHeader(): string {
  return readFileSync(join(shimFolder, 'mql5.hpp'), 'utf8')
}

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
    .update(flags.join(' '))
    .update(findCompiler() ?? '')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 24)
}
