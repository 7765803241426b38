import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '@stratomate/std/errors'
import type { TerminalPlace } from './find-terminal-folders.ts'

/** MetaEditor's results for the programs; `remarks` say which ones it refused and why. */
export type Compilation = { compiled: number; remarks: string[] }

type Outcome = { passed: true } | { passed: false; remark: string; isHung: boolean }

const editorNames = ['MetaEditor64.exe', 'metaeditor64.exe', 'metaeditor.exe']
const programMsMax = 120_000
const logBytesMax = 1_000_000
/** File systems round the time of a change. */
const clockToleranceMs = 2_000

/** The MetaEditor of a terminal: beside its program, or in the data folder of a portable one. Null where there is none. */
export function findMetaEditor({ program, folder }: TerminalPlace): string | null {
  // A program on another computer's share is not started, because only a text file names it.
  const places = [program, folder].filter((place): place is string => place !== null && !/^[\\/]{2}/u.test(place))
  const paths = places.flatMap((place) => editorNames.map((name) => join(place, name)))
  return paths.find((path) => existsSync(path)) ?? null
}

/**
 * Compiles programs (paths inside the MQL5 folder, with slashes) one by one. MetaEditor's exit code says nothing, so
 * its log is read and a new .ex5 is required (facts: bridge §1.6). When it hangs, the others are left out.
 */
export async function compilePrograms(
  editor: string,
  { folder, paths, msMax = programMsMax }: { folder: string; paths: readonly string[]; msMax?: number },
): Promise<Compilation> {
  const remarks: string[] = []
  let compiled = 0
  for (const path of paths) {
    const outcome = await compileProgram(editor, { root: join(folder, 'MQL5'), path, msMax })
    if (outcome.passed) compiled += 1
    else remarks.push(outcome.remark)
    if (!outcome.passed && outcome.isHung) break
  }
  return { compiled, remarks }
}

type Order = { root: string; path: string; msMax: number }

async function compileProgram(editor: string, { root, path, msMax }: Order): Promise<Outcome> {
  const source = join(root, ...path.split('/'))
  const name = path.split('/').at(-1) ?? path
  const [log, program] = [source.replace(/\.mq5$/u, '.log'), source.replace(/\.mq5$/u, '.ex5')]
  rmSync(log, { force: true })
  const startedAt = Date.now()
  try {
    const end = await runEditor(editor, { msMax, words: [`/compile:"${source}"`, `/log:"${log}"`, `/inc:"${root}"`] })
    if (end === 'hung') return { passed: false, isHung: true, remark: `${name}: MetaEditor did not finish.` }
    const remark = remarkOf(readLog(log), isFresh(program, startedAt))
    return remark === null ? { passed: true } : { passed: false, isHung: false, remark: `${name}: ${remark}` }
  } catch (error) {
    const reason = errorText(error)
    return { passed: false, isHung: true, remark: `${name}: MetaEditor could not be started (${reason}).` }
  } finally {
    rmSync(log, { force: true })
  }
}

/** MetaEditor needs quotes inside its arguments, so they are passed unchanged. */
function runEditor(editor: string, { words, msMax }: { words: string[]; msMax: number }): Promise<'ended' | 'hung'> {
  return new Promise((resolve, reject) => {
    const child = spawn(editor, words, { stdio: 'ignore', windowsHide: true, windowsVerbatimArguments: true })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      resolve('hung')
    }, msMax)
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve('ended')
    })
  })
}

function remarkOf(log: string, program: 'fresh' | 'old'): string | null {
  const lines = log.split(/\r?\n/u)
  const result = lines.findLast((line) => /Result:\s*\d+\s+errors?/iu.test(line))
  if (result === undefined) return 'MetaEditor left no result.'
  if (/Result:\s*0\s+errors?/iu.test(result)) return program === 'fresh' ? null : 'MetaEditor wrote no program.'
  const first = lines.find((line) => /\berror\b/iu.test(line) && !/Result:/iu.test(line))
  return (first ?? result).trim().slice(0, 300)
}

function readLog(path: string): string {
  const isThere = existsSync(path) && statSync(path).size <= logBytesMax
  return isThere ? new TextDecoder('utf-16le').decode(readFileSync(path)) : ''
}

function isFresh(program: string, startedAt: number): 'fresh' | 'old' {
  const changedAt = statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return changedAt >= startedAt - clockToleranceMs ? 'fresh' : 'old'
}
