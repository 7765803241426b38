import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts a bare server of this folder as a process of its own, like the product. It prints its port. */
export function startBare(file: string): Promise<{ port: number; end: () => void }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    child.stdout.once('data', (port) => resolve({ port: Number(port), end: () => child.kill() }))
  })
}
