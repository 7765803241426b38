import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const program = fileURLToPath(new URL('../../../../tools/simulators/src/payments/main.ts', import.meta.url))
/**
 * A small young generation, which Node would otherwise choose by the memory of the machine: the process has little to
 * do.
 */
const lean = '--max-semi-space-size=1'
const startTimeoutMs = 15_000

const Started = z.object({ port: z.int().min(1) })

/** Where the simulator sends its events, and the secret with which it signs them. */
export type WebhookTarget = { url: string; secret: string }

export type PaymentsProcess = { port: number; stop: () => Promise<void> }

/** Starts the payment simulator as a process of its own with its own file; it ends with us. */
export async function startPaymentsSimulator(dataDir: string, webhook: WebhookTarget): Promise<PaymentsProcess> {
  const file = join(dataDir, 'payments-simulator.sqlite')
  const child = spawn(process.execPath, [lean, program, '--file', file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // What it means that the simulator has ended is decided where its answer is missing.
  child.on('error', () => undefined)
  const signal = AbortSignal.timeout(startTimeoutMs)
  const failed = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The payment simulator stopped while starting (code ${String(code)}).`)
  })
  const first: unknown[] = await Promise.race([once(child, 'message', { signal }), failed])
  const { port } = Started.parse(first[0])
  child.send(webhook)
  const stop = async () => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { port, stop }
}
