import { spawn } from 'node:child_process'
import { errorText } from '@stratomate/std/errors'

/**
 * Silent, and the app opens again at its end. The setup waits until this app has ended, since a running program cannot
 * be replaced.
 */
const setupOptions = ['/S', '/RESTART'] as const

/** Starts a setup program that continues after this app has ended. */
export function startSetup(path: string, log: { warn(message: string, fields?: Record<string, unknown>): void }): void {
  const setup = spawn(path, [...setupOptions], { detached: true, stdio: 'ignore', windowsHide: true })
  setup.on('error', (error) => log.warn('The setup could not be started.', { reason: errorText(error) }))
  setup.unref()
}
