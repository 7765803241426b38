import { build } from 'vite'

/** A module with all that it imports as one script for a browser, which finds what it exports in `lab`. */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'lab', fileName: 'lab' } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : null
  if (chunk === null) throw new Error(`${entry} was not built.`)
  return chunk.code
}
