import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import { z } from 'zod'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

const Control = z.object({ port: z.int().min(1).max(65_535), secret: z.string().min(20).max(100) })
const Answer = z.object({ address: z.string() })
const answerMsMax = 3_000

const fileOf = (dataFolder: string): string => join(dataFolder, 'window.json')

export function newControlSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Writes to the data folder, for its owner only, how a second start reaches this one. */
export function writeWindowControl(dataFolder: string, control: { port: number; secret: string }): void {
  replaceFile(fileOf(dataFolder), `${JSON.stringify(control)}\n`)
}

export function removeWindowControl(dataFolder: string): void {
  rmSync(fileOf(dataFolder), { force: true })
}

/** Asks the app that runs with this folder for a window; answers its address, or null when no app answered. */
export async function askForWindow(dataFolder: string): Promise<string | null> {
  try {
    const { port, secret } = Control.parse(JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')))
    const answer = await fetch(`http://127.0.0.1:${port}${windowPaths.reopen}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMsMax),
    })
    return Answer.parse(await answer.json()).address
  } catch (error) {
    // Without this file it runs without a window; the file of a crashed app names an address that does not answer.
    if (error instanceof Error) return null
    throw error
  }
}
