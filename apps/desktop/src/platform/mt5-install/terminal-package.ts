import { createHash } from 'node:crypto'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { z } from 'zod'

/** A file for the terminal: its path inside the MQL5 folder, with slashes. */
export type PackagedFile = { path: string; text: string; sha256: string; indicatorId: string | null }

const Packaged = z.object({ files: z.array(z.object({ path: z.string(), text: z.string() })) })
const indicatorFolder = 'Indicators/Stratomate/'
const safePath = /^(?:[\w .-]+\/)*[\w .-]+\.(?:mq5|mqh|ps1)$/u

/** The files that came with the app. Throws when the package was not made by our build. */
export function readTerminalPackage(json: string): PackagedFile[] {
  const ids = new Map(catalogue.map(({ id, name }) => [`${indicatorFolder}${name}.mq5`, id]))
  return Packaged.parse(JSON.parse(json)).files.map(({ path, text }) => {
    if (!safePath.test(path) || path.includes('..'))
      throw new Error(`The package holds a path that is not ours: ${path}`)
    return { path, text, sha256: sha256Of(text), indicatorId: ids.get(path) ?? null }
  })
}

export function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
