import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { hasCode } from '@stratomate/std/errors'
import type { PackageBuild } from '@stratomate/contracts'
import type { Log } from '#server/features/ports.ts'

/** How the package for Windows is built beside the service. */
export type DesktopBuild = {
  /** The build program and its arguments. */
  program: string
  args: readonly string[]
  /** A build that takes longer is ended. */
  msMax: number
  /** The free memory that a build needs; the program takes 1.2 GB for some seconds. */
  bytesFree: number
}

export type RunningBuild = { view: () => PackageBuild; stop: () => Promise<void> }

type Outside = {
  log: Log
  /** Publishes what was built. */
  publish: () => Promise<void>
  availableBytes?: () => number
}

const keptCharacters = 2_000

/** For a service that builds nothing. */
export const noBuild: RunningBuild = { view: () => ({ state: 'off' }), stop: () => Promise.resolve() }

/**
 * Builds the package for Windows in a separate process, after everything else: with the lowest priority, for a limited
 * time, and as the first to be ended when memory runs out. Whatever happens to it, the service continues, and the next
 * start tries again.
 */
export function startDesktopBuild({ program, args, msMax, bytesFree }: DesktopBuild, outside: Outside): RunningBuild {
  const { log, publish, availableBytes = () => process.availableMemory() } = outside
  let view: PackageBuild = { state: 'building', step: 0, steps: 0, words: 'Starting' }
  if (availableBytes() < bytesFree) {
    log.warn({ bytesFree }, 'package for Windows not built: too little memory')
    return { ...noBuild, view: () => ({ state: 'failed', reason: 'memory' }) }
  }
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it has started ends with it.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('error', (error) => log.warn({ err: error }, 'package for Windows: output not read'))
    stream.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-keptCharacters)
      view = progressOf(said) ?? view
    })
  }
  const timer = setTimeout(() => endGroup(child), msMax)
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.once('exit', (code) => resolve(code))
  })
  giveWay(child, log)
  let isStopped = false
  const done = ended.then(async (code) => {
    clearTimeout(timer)
    // When it is ended from outside, programs that it started would stay.
    if (code !== 0) endGroup(child)
    if (isStopped) return
    view = await finish(code, { log, publish, said: () => said })
  })
  return {
    view: () => view,
    stop: async () => {
      isStopped = true
      if (child.exitCode === null && child.signalCode === null) endGroup(child)
      await done
    },
  }
}

type Finish = Pick<Outside, 'log' | 'publish'> & { said: () => string }

async function finish(code: number | null, { log, publish, said }: Finish): Promise<PackageBuild> {
  if (code !== 0) {
    log.warn({ code, said: said() }, 'package for Windows not built')
    return { state: 'failed', reason: 'build' }
  }
  try {
    await publish()
    return { state: 'ready' }
  } catch (error) {
    log.error({ err: error }, 'package for Windows not published')
    return { state: 'failed', reason: 'build' }
  }
}

/** The newest line of the form `[2/6] Making the executable`. */
function progressOf(said: string): PackageBuild | null {
  const [, step, steps, words] = [...said.matchAll(/^\[(\d)\/(\d)\] (.{1,100})$/gmu)].at(-1) ?? []
  if (step === undefined || steps === undefined || words === undefined) return null
  return { state: 'building', step: Number(step), steps: Number(steps), words }
}

/** Other programs go first: for the processor, and when the system must end a program for lack of memory. */
function giveWay({ pid }: ChildProcess, log: Log): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch (error) {
    // It may have ended already, or the system does not allow it; then it runs like any other program.
    log.warn({ err: error }, 'package for Windows: priority not lowered')
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // The group may have ended between the check and the call.
    if (!hasCode(error, 'ESRCH')) throw error
  }
}
