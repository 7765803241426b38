import { spawn } from 'node:child_process'
import { repository } from './repository.ts'

/** One program of a check: `name` is what a person reads. */
export type Step = { name: string; command: string; args: string[]; cwd?: string }
export type StepResult = { name: string; passed: boolean; seconds: number; output: string }

/** Runs a program to its end and keeps what it says; a program that cannot start counts as failed. */
export function runStep({ name, command, args, cwd = repository }: Step): Promise<StepResult> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: string[] = []
    const end = (passed: boolean) => {
      resolve({ name, passed, seconds: (performance.now() - startedAt) / 1000, output: chunks.join('') })
    }
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
    child.once('error', (error) => {
      chunks.push(`${command} could not be started: ${error.message}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
